import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordEvent } from '../../audit/record.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { type ImportReceiver, auditDetailsOf } from '../import-engine/receiver.ts'
import { MOST_FILE_BYTES, receiveFile } from './receive-file.ts'
import { importTexts as texts } from './texts.es.ts'
import { payrollKeeper } from './watch-folder.ts'
import { selectRuns, wireRun } from './wire-run.ts'

/** Receives payroll files with a person's ticket (P-193) or a program's key. */
export const payrollReceiver: ImportReceiver = {
  mostBytes: MOST_FILE_BYTES,
  async receive({ db, services, clock }, pieces, { name, sender, address }) {
    const { run, isAgain } = await receiveFile(
      { db, clock, files: services.files, jobs: services.jobs },
      pieces,
      {
        name,
        ...(sender.is === 'key'
          ? { origin: 'key', keyId: sender.keyId, letterTo: sender.mail }
          : { origin: 'screen', senderId: sender.userId }),
        note: (tx, made, again) =>
          recordEvent(tx, {
            kind: 'payroll-file-sent',
            actorId: sender.is === 'person' ? sender.userId : null,
            subjectId: null,
            address,
            at: clock.now(),
            details: {
              folio: made.id,
              bytes: made.bytes,
              ...auditDetailsOf(sender),
              ...(again && { state: 'again' }),
            },
          }),
      },
    )
    return { id: run.id, isAgain }
  },
  async look(db, id, sender) {
    const isOwn = sender.is === 'key' ? eq(payrollImports.keyId, sender.keyId) : undefined
    const [row] = await selectRuns(db).where(and(eq(payrollImports.id, id), isOwn))
    return row ? wireRun(row) : null
  },
  async waiting(db, sender) {
    const { keyId, senderId, fileKey, finishedAt } = payrollImports
    const isTheirs = sender.is === 'key' ? eq(keyId, sender.keyId) : eq(senderId, sender.userId)
    return db.$count(payrollImports, and(isTheirs, isNotNull(fileKey), isNull(finishedAt)))
  },
  problemOf: texts.problemOf,
  folder: '',
  keeper: payrollKeeper,
}
