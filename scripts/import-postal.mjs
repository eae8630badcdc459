import { importPostalCodes } from '#server/services/postal/import-codes.ts'

// Prints everything to stderr: progress and summary are for a person, not data for a pipe.
process.exitCode = await importPostalCodes(process.argv[2], process.env, (line) => {
  process.stderr.write(`· ${line}\n`)
})
