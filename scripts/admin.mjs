import { runAdmin } from '#server/admin/command.ts'
import { openTerminal } from '#server/admin/terminal.ts'

const terminal = openTerminal()
process.exitCode = await runAdmin(process.argv.slice(2), process.env, terminal)
terminal.close()
