import { importPostalCodes } from '#server/services/postal/import-codes.ts'

// Prints to stderr, because all output is for a person and not for a pipe.
process.exitCode = await importPostalCodes(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
