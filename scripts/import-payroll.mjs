import { importPayroll } from '#server/services/payroll-import/import-command.ts'

// Progress goes to stderr: what a pipe reads stays clean.
process.exitCode = await importPayroll(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
