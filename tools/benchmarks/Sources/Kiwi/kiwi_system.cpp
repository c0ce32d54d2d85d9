#include "kiwi_system.h"

#include <exception>
#include <vector>

#include <kiwi/kiwi.h>
#include <kiwi/version.h>

namespace {

constexpr double window_strength = 1e8;

// Whether some work ends without kiwi throwing.
template <typename Work> bool succeeds(Work work) {
  try {
    work();
    return true;
  } catch (const std::exception &) {
    return false;
  }
}

} // namespace

struct kiwi_system {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

struct kiwi_solver {
  const kiwi_system *system;
  kiwi::Solver solver;

  void suggest(double width, double height) {
    solver.suggestValue(system->variables[0], width);
    solver.suggestValue(system->variables[1], height);
  }
};

const char *kiwi_version(void) { return KIWI_VERSION; }

double kiwi_required(void) { return kiwi::strength::required; }

kiwi_system *kiwi_system_create(int32_t variable_count) {
  // Each variable is an object of its own: a vector's fill would make copies of one.
  auto system = new kiwi_system;
  system->variables.reserve(variable_count);
  for (int32_t i = 0; i < variable_count; i++) system->variables.emplace_back();
  return system;
}

void kiwi_system_free(kiwi_system *system) { delete system; }

void kiwi_system_add(
    kiwi_system *system, const int32_t *variables, const double *coefficients, int32_t term_count, double constant,
    kiwi_relation relation, double strength) {
  std::vector<kiwi::Term> terms;
  for (int32_t i = 0; i < term_count; i++) terms.emplace_back(system->variables[variables[i]], coefficients[i]);
  auto op = relation == KIWI_EQUAL ? kiwi::OP_EQ : relation == KIWI_LESS_THAN_OR_EQUAL ? kiwi::OP_LE : kiwi::OP_GE;
  system->constraints.emplace_back(kiwi::Expression(terms, constant), op, strength);
}

void kiwi_system_read(const kiwi_system *system, double *values) {
  for (const auto &variable : system->variables) *values++ = variable.value();
}

kiwi_solver *kiwi_solver_create(kiwi_system *system) {
  auto solver = new kiwi_solver{system, {}};
  for (int i = 0; i < 2; i++) solver->solver.addEditVariable(system->variables[i], window_strength);
  return solver;
}

void kiwi_solver_free(kiwi_solver *solver) { delete solver; }

// The window's size comes first: kiwi, which optimizes with every constraint that it takes in, was up to 75 times as
// fast so (rows that don't fit) and never slower.
bool kiwi_solver_start(kiwi_solver *solver, double width, double height) {
  return succeeds([=] {
    solver->suggest(width, height);
    for (const auto &constraint : solver->system->constraints) solver->solver.addConstraint(constraint);
    solver->solver.updateVariables();
  });
}

bool kiwi_solver_resize(kiwi_solver *solver, double width, double height) {
  return succeeds([=] {
    solver->suggest(width, height);
    solver->solver.updateVariables();
  });
}

bool kiwi_solver_remove(kiwi_solver *solver, int32_t constraint) {
  return succeeds([=] { solver->solver.removeConstraint(solver->system->constraints[constraint]); });
}

bool kiwi_solver_add(kiwi_solver *solver, int32_t constraint) {
  return succeeds([=] { solver->solver.addConstraint(solver->system->constraints[constraint]); });
}

bool kiwi_solver_edit(kiwi_solver *solver, int32_t variable) {
  return succeeds([=] { solver->solver.addEditVariable(solver->system->variables[variable], window_strength); });
}

bool kiwi_solver_suggest(kiwi_solver *solver, int32_t variable, double value) {
  return succeeds([=] { solver->solver.suggestValue(solver->system->variables[variable], value); });
}

void kiwi_solver_update(kiwi_solver *solver) { solver->solver.updateVariables(); }
