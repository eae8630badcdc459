import { openTerminal } from '#server/admin/terminal.ts'
import { runDoctor } from '#server/upkeep/doctor-command.ts'

const terminal = openTerminal()
process.exitCode = await runDoctor(process.env, terminal)
terminal.close()
