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
import { sumsOf } from './report.ts'
import { readSatCertificates } from './sat-certificates.ts'
import { importTexts as texts } from './texts.es.ts'

const MAX_PRINTED_FAULTS = 50

export type PrintLine = (line: string) => void

/**
 * `npm run import:payroll -- FILE`: imports payroll receipts into the configured database and file storage.
 * With the embedded database, stop the server first.
 * @returns the process's exit code: 0 if every document was read
 */
export async function importPayroll(
  file: string | undefined,
  env: Record<string, string | undefined>,
  print: PrintLine,
): Promise<number> {
  if (file === undefined || file === '') {
    print(texts.usage)
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
          satCertificates: readSatCertificates(environment.satCertificates),
        },
        file,
        ({ done }) => print(texts.progress(done)),
      )
      return await printEnd(db, end, print)
    } finally {
      await connection.close()
    }
  } catch (cause) {
    print(explain(cause, file))
    return 1
  }
}

async function printEnd(db: Database, { row, isAgain }: ImportEnd, print: PrintLine): Promise<number> {
  if (isAgain) print(texts.again)
  if (row.refusal !== null) print(texts.refusedWhole(texts.problemOf(row.refusal)))
  for (const line of sumsOf(row)) print(line)
  const faults = await db
    .select()
    .from(payrollFaults)
    .where(eq(payrollFaults.importId, row.id))
    .orderBy(asc(payrollFaults.position), asc(payrollFaults.line))
    .limit(MAX_PRINTED_FAULTS)
  for (const { document, place, text } of faults) print(texts.fault(document, place, text))
  const waiting = await db
    .select({ number: payrollReceipts.employeeNumber, waitsFor: payrollReceipts.waitsFor })
    .from(payrollReceipts)
    .where(and(eq(payrollReceipts.importId, row.id), isNotNull(payrollReceipts.waitsFor)))
    .orderBy(asc(payrollReceipts.employeeNumber))
    .limit(MAX_PRINTED_FAULTS)
  for (const { number, waitsFor } of waiting) {
    if (waitsFor !== null) print(texts.fault(number, '', waitingWords[waitsFor]))
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
