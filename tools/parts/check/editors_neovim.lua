-- Tests the Neovim file with the real editor: `tools/check editors` runs it with the package's file on the path of modules.
-- Arguments by the environment: LAYOUT_COMMAND, LAYOUT_FILE (a storyboard with a conflict), LAYOUT_LINE (its line, from 0).

local command, path, line = vim.env.LAYOUT_COMMAND, vim.env.LAYOUT_FILE, tonumber(vim.env.LAYOUT_LINE)

local function fail(words)
  io.stderr:write("neovim: " .. words .. "\n")
  vim.cmd("cquit 1")
end

local function waitFor(what, isTrue)
  if not vim.wait(60000, isTrue, 50) then fail(what) end
end

local function conflicts()
  return vim.tbl_filter(function(own) return own.code == "conflict" or (own.user_data and own.user_data.lsp.code == "conflict") end,
    vim.diagnostic.get(0))
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 60000) or {}
  for _, answer in pairs(answers) do
    if answer.error then fail(method .. ": " .. answer.error.message) end
    return answer.result
  end
  fail(method .. " has no answer")
end

local function main()
  require("layout").setup({ command = { command, "language-server" } })
  vim.cmd("edit " .. path)
  if vim.bo.filetype ~= "xml" then fail("the file's type is '" .. vim.bo.filetype .. "'") end
  waitFor("the finding doesn't come", function() return #conflicts() == 1 end)

  -- What is typed takes the conflict away, and undone it comes back.
  vim.api.nvim_buf_set_lines(0, line, line + 1, false, {})
  waitFor("the finding doesn't go", function() return #conflicts() == 0 end)
  vim.cmd("undo")
  waitFor("the finding doesn't come back", function() return #conflicts() == 1 end)
  vim.cmd("write")

  -- A repair is chosen.
  local found = conflicts()[1]
  vim.api.nvim_win_set_cursor(0, { found.lnum + 1, found.col })
  local parameters = vim.lsp.util.make_range_params()
  parameters.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, found.lnum) }
  local actions = ask("textDocument/codeAction", parameters)
  if not actions or #actions == 0 then fail("no repair is offered") end
  local action = actions[1]
  if not action.edit then action = ask("codeAction/resolve", action) end
  vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
  waitFor("the repair doesn't mend", function() return #conflicts() == 0 end)

  -- A hover and symbols.
  vim.fn.search('text="Label 1"')
  local hover = ask("textDocument/hover", vim.lsp.util.make_position_params())
  if not hover or not hover.contents.value:find("Label 1", 1, true) then fail("the hover doesn't tell the label") end
  local symbols = ask("textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() })
  if not symbols or symbols[1].name ~= "Screen 0" then fail("the symbols don't tell the screen") end

  -- A file that is renamed.
  local other = path:gsub("Main", "Other")
  vim.cmd("saveas " .. other)
  vim.cmd("edit!")
  vim.cmd("bwipeout " .. vim.fn.bufnr(path))
  vim.cmd("edit " .. other)
  io.stdout:write("neovim: a finding came, went, and was repaired\n")
end

local isDone, failure = pcall(main)
if not isDone then fail(tostring(failure)) end
vim.cmd("qall!")
