import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { waitingWords } from '#domain/cfdi/file-fault-words.es.ts'
import { connect } from '../../db/connect.ts'
import type { Database } from '../../db/connection.ts'
import { FolderTakenError } from '../../db/directory-lock.ts'
import { payrollFaults, payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { EnvironmentError, readEnvironment } from '../../environment.ts'
import { PayrollFileUnfinished } from '../../files/cfdi/run-payroll-worker.ts'
import { createDiskFloor } from '../../files/disk-floor.ts'
import { openFileRoom, openStorage } from '../../files/file-room.ts'
import { createLogger } from '../../log.ts'
import { createBackground } from '../../queues/background.ts'
import { type ImportEnd, importPayrollFile } from './import-file.ts'
import { importTexts as texts } from './texts.es.ts'

/** Maximum faults shown on the terminal; the database has all. */
const MOST_SAID = 50

/** Writes one line to the terminal, errors included. */
export type Say = (line: string) => void

/**
 * `npm run import:payroll -- FILE`: imports payroll receipts into the configured database and file storage.
 * With the embedded database, stop the server first.
 * @returns the process's exit code: 0 when every document was read
 */
export async function importPayroll(
  file: string | undefined,
  env: Record<string, string | undefined>,
  say: Say,
): Promise<number> {
  if (file === undefined || file === '') {
    say(texts.usage)
    return 1
  }
  try {
    const environment = readEnvironment(env)
    const connection = await connect(environment, createLogger('error'))
    try {
      const { db } = connection
      const files = openFileRoom(db, await openStorage(environment), undefined, createDiskFloor(environment))
      const end = await importPayrollFile(
        {
          db,
          files,
          clock: { now: () => new Date() },
          background: createBackground(),
          clamdUrl: environment.clamdUrl,
        },
        file,
        ({ done }) => say(texts.progress(done)),
      )
      return await printEnd(db, end, say)
    } finally {
      await connection.close()
    }
  } catch (cause) {
    say(explain(cause, file))
    return 1
  }
}

async function printEnd(db: Database, { row, isAgain }: ImportEnd, say: Say): Promise<number> {
  if (isAgain) say(texts.again)
  if (row.refusal !== null) say(texts.refusedWhole(texts.problemOf(row.refusal)))
  say(texts.sum(row))
  const faults = await db
    .select()
    .from(payrollFaults)
    .where(eq(payrollFaults.importId, row.id))
    .orderBy(asc(payrollFaults.position), asc(payrollFaults.line))
    .limit(MOST_SAID)
  for (const { document, place, text } of faults) say(texts.fault(document, place, text))
  const waiting = await db
    .select({ number: payrollReceipts.employeeNumber, waitsFor: payrollReceipts.waitsFor })
    .from(payrollReceipts)
    .where(and(eq(payrollReceipts.importId, row.id), isNotNull(payrollReceipts.waitsFor)))
    .orderBy(asc(payrollReceipts.employeeNumber))
    .limit(MOST_SAID)
  for (const { number, waitsFor } of waiting) {
    if (waitsFor !== null) say(texts.fault(number, '', waitingWords[waitsFor]))
  }
  return row.refusal === null && row.refused === 0 ? 0 : 2
}

function explain(cause: unknown, file: string): string {
  if (cause instanceof PayrollFileUnfinished) return texts.unfinished
  if (cause instanceof FolderTakenError || cause instanceof EnvironmentError) return cause.message
  const { code, message } = cause as { code?: string; message?: string }
  return ['ENOENT', 'EACCES', 'EISDIR'].includes(code ?? '')
    ? texts.unreadable(file)
    : String(message ?? cause)
}
