import { importPayroll } from '#server/services/payroll-import/import-command.ts'

// Prints to stderr, because all output is for a person and not for a pipe.
process.exitCode = await importPayroll(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
