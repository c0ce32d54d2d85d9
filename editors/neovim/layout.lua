-- The language server of layout in Neovim 0.7 and later. Put this file into ~/.config/nvim/lua, and into init.lua:
--
--     require("layout").setup({})
--     require("layout").setup({ trusted = true, condition = "iphone-17/portrait", command = { "/usr/local/bin/layout", "language-server" } })
--
-- `trusted` lets the code of every project that is opened be built and run, confined where the machine can.
-- Commands: :LayoutPreview, :LayoutConditions [NAME], :LayoutFix.

local M = {}

local patterns = { "*.storyboard", "*.xib", "*.json", "*.swift" }
-- Neovim knows no language of these files.
local filetypes = { storyboard = "xml", xib = "xml" }

--- The folder of a file's project: the nearest one around it with one of these.
local function root(path)
  local found = vim.fs and vim.fs.find({ ".layout.json", "Package.swift", ".git" }, { path = path, upward = true })[1]
  if found then return vim.fs.dirname(found) end
  local folder = vim.fn.fnamemodify(path, ":p:h")
  local git = vim.fn.finddir(".git", folder .. ";")
  return git ~= "" and vim.fn.fnamemodify(git, ":p:h:h") or folder
end

local clients = {}

--- Attaches the server to a buffer; one server serves a project.
local function attach(options, buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == "" then return end
  local folder = root(path)
  local id = clients[folder]
  if not (id and vim.lsp.get_client_by_id(id)) then
    id = vim.lsp.start_client({
      name = "layout",
      cmd = options.command,
      cmd_cwd = folder,
      root_dir = folder,
      init_options = { trusted = options.trusted, condition = options.condition },
      settings = { layout = { trusted = options.trusted, condition = options.condition } },
      on_attach = options.on_attach,
    })
    clients[folder] = id
  end
  if id then vim.lsp.buf_attach_client(buffer, id) end
end

local function execute(command, arguments)
  vim.lsp.buf_request(0, "workspace/executeCommand", { command = command, arguments = arguments }, function(failure)
    if failure then vim.notify(failure.message, vim.log.levels.ERROR) end
  end)
end

function M.setup(options)
  options = vim.tbl_extend("force", { command = { "layout", "language-server" }, trusted = false }, options or {})
  local group = vim.api.nvim_create_augroup("layout", {})
  vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
    group = group,
    pattern = patterns,
    callback = function(event)
      local filetype = filetypes[vim.fn.fnamemodify(event.file, ":e")]
      if filetype then vim.bo[event.buf].filetype = filetype end
      attach(options, event.buf)
    end,
  })
  -- The page of a preview follows the cursor.
  vim.api.nvim_create_autocmd("CursorHold", {
    group = group,
    pattern = { "*.storyboard", "*.xib", "*.json" },
    callback = function() vim.lsp.buf.document_highlight() end,
  })
  vim.api.nvim_create_autocmd("CursorMoved", {
    group = group,
    pattern = { "*.storyboard", "*.xib", "*.json" },
    callback = function() vim.lsp.buf.clear_references() end,
  })
  vim.api.nvim_create_user_command("LayoutPreview", function()
    execute("layout.preview", { vim.uri_from_bufnr(0) })
  end, {})
  vim.api.nvim_create_user_command("LayoutConditions", function(command)
    execute("layout.chooseCondition", command.args == "" and { vim.uri_from_bufnr(0) } or { vim.uri_from_bufnr(0), command.args })
  end, { nargs = "?" })
  vim.api.nvim_create_user_command("LayoutFix", function()
    local parameters = vim.lsp.util.make_range_params()
    parameters.context = { diagnostics = {}, only = { "source.fixAll.layout" } }
    for id, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/codeAction", parameters, 10000) or {}) do
      local client = vim.lsp.get_client_by_id(id)
      for _, action in ipairs(answer.result or {}) do
        if action.edit then vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding) end
      end
    end
  end, {})
end

return M
