import { openTerminal } from '#server/admin/terminal.ts'
import { runRestore } from '#server/upkeep/restore-command.ts'

process.umask(0o077)
const terminal = openTerminal()
process.exitCode = await runRestore(process.argv.slice(2), process.env, terminal)
terminal.close()
