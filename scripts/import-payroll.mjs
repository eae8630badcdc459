import { importPayroll } from '#server/services/payroll-import/import-command.ts'

// Prints everything to stderr: progress and summary are for a person, not data for a pipe.
process.exitCode = await importPayroll(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
