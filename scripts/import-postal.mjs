import { importPostalCodes } from '#server/services/postal/import-codes.ts'

// Progress goes to stderr, so that a pipe gets only results.
process.exitCode = await importPostalCodes(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
