import { openTerminal } from '#server/admin/terminal.ts'
import { runBackup } from '#server/upkeep/backup-command.ts'

process.umask(0o077)
const terminal = openTerminal()
process.exitCode = await runBackup(process.argv.slice(2), process.env, terminal)
terminal.close()
