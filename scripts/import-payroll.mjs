import { importPayroll } from '#server/services/payroll-import/import-command.ts'

// Progress goes to stderr, so that a pipe gets only results.
process.exitCode = await importPayroll(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
