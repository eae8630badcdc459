import { connect } from '../../db/connect.ts'
import { FolderTakenError } from '../../db/directory-lock.ts'
import { EnvironmentError, readEnvironment } from '../../environment.ts'
import { createLogger } from '../../log.ts'
import { postalTexts as texts } from '../../texts.ts'
import { BrokenPostalFile, readPostalFile } from './read-file.ts'
import { replacePostalCodes } from './replace-codes.ts'

export type PrintLine = (line: string) => void

/**
 * `npm run import:postal -- FILE`: reads the whole file, then opens the configured database. With the
 * embedded database, stop the server first.
 * @returns the process's exit code
 */
export async function importPostalCodes(
  file: string | undefined,
  env: Record<string, string | undefined>,
  print: PrintLine,
): Promise<number> {
  if (file === undefined || file === '') {
    print(texts.usage)
    return 1
  }
  const started = Date.now()
  try {
    const environment = readEnvironment(env)
    const rows = await readPostalFile(file, (lines, percent) => print(texts.reading(lines, percent)))
    const connection = await connect(environment, createLogger('error'))
    try {
      await replacePostalCodes(connection.db, rows, (done, all) => {
        if (done % 10_000 === 0 || done === all) print(texts.writing(done, all))
      })
    } finally {
      await connection.close()
    }
    const colonies = rows.reduce((sum, row) => sum + row.colonies.length, 0)
    print(texts.done(rows.length, colonies, ((Date.now() - started) / 1000).toFixed(1)))
    return 0
  } catch (cause) {
    print(explain(cause, file))
    return 1
  }
}

function explain(cause: unknown, file: string): string {
  const isKnownError =
    cause instanceof BrokenPostalFile ||
    cause instanceof FolderTakenError ||
    cause instanceof EnvironmentError
  if (isKnownError) return cause.message
  const { code, message } = cause as { code?: string; message?: string }
  return ['ENOENT', 'EACCES', 'EISDIR'].includes(code ?? '')
    ? texts.unreadable(file)
    : String(message ?? cause)
}
