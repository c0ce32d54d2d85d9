// kiwi, as C: a system of variables and constraints that stands, and solvers that take it in.
//
// Building a system is outside the clock; a solver's two functions are inside it.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kiwi_system kiwi_system;
typedef struct kiwi_solver kiwi_solver;

// How an expression compares with zero.
typedef enum kiwi_relation {
  KIWI_LESS_THAN_OR_EQUAL,
  KIWI_EQUAL,
  KIWI_GREATER_THAN_OR_EQUAL
} kiwi_relation;

// The version of kiwi's headers.
const char *kiwi_version(void);

// kiwi's strength of a constraint that must hold.
double kiwi_required(void);

// A system of variables without constraints; the first two are the window's width and height.
kiwi_system *kiwi_system_create(int32_t variable_count);
void kiwi_system_free(kiwi_system *system);

// Adds `sum of coefficients * variables + constant (relation) 0`.
void kiwi_system_add(
    kiwi_system *system, const int32_t *variables, const double *coefficients, int32_t term_count, double constant,
    kiwi_relation relation, double strength);

// The variables' values as the last solver left them.
void kiwi_system_read(const kiwi_system *system, double *values);

// A solver for a system, which must outlive it, with the window's edit variables and nothing else.
kiwi_solver *kiwi_solver_create(kiwi_system *system);
void kiwi_solver_free(kiwi_solver *solver);

// Takes in every constraint of the system and lays out in a window; false where kiwi throws.
bool kiwi_solver_start(kiwi_solver *solver, double width, double height);

// Takes a constraint of the system out, or in again, by its number, without bringing variables up to date; false where kiwi
// throws.
bool kiwi_solver_remove(kiwi_solver *solver, int32_t constraint);
bool kiwi_solver_add(kiwi_solver *solver, int32_t constraint);

// Makes a variable one whose value is suggested.
bool kiwi_solver_edit(kiwi_solver *solver, int32_t variable);

// Suggests a value for such a variable.
bool kiwi_solver_suggest(kiwi_solver *solver, int32_t variable, double value);

// Brings all variables up to date.
void kiwi_solver_update(kiwi_solver *solver);

// Lays out in another window; false where kiwi throws.
bool kiwi_solver_resize(kiwi_solver *solver, double width, double height);

#ifdef __cplusplus
}
#endif
