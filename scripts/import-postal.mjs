import { importPostalCodes } from '#server/services/postal/import-codes.ts'

// Progress goes to stderr: what a pipe reads stays clean.
process.exitCode = await importPostalCodes(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
