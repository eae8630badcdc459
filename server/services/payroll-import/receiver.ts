import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordEvent } from '../../audit/record.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { folderKeeper } from '../import-engine/folder-keeper.ts'
import type { ImportReceiver } from '../import-engine/receiver.ts'
import { readRun } from './import-file.ts'
import { MAX_FILE_BYTES, receiveFile } from './receive-file.ts'
import { writeReport } from './report.ts'
import { importTexts as texts } from './texts.es.ts'
import { selectRuns, wireRun } from './wire-run.ts'

export const payrollReceiver: ImportReceiver = {
  mostBytes: MAX_FILE_BYTES,
  async receive(parts, pieces, { name, sender, address }) {
    const { run, isAgain } = await receiveFile(parts, pieces, {
      name,
      ...(sender.is === 'key'
        ? { origin: 'key', keyId: sender.keyId, letterTo: sender.mail }
        : { origin: 'screen', senderId: sender.userId }),
      note: (tx, { id, bytes }, again) =>
        recordEvent(tx, {
          kind: 'payroll-file-sent',
          actorId: sender.is === 'person' ? sender.userId : null,
          subjectId: null,
          address,
          at: parts.clock.now(),
          details: {
            folio: id,
            bytes,
            ...(sender.is === 'key' && { source: sender.name }),
            ...(again && { state: 'again' }),
          },
        }),
    })
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
  keeper: (parts) =>
    folderKeeper(parts, {
      wanted: /\.(xml|pdf|zip)$/i,
      refusalOf: ({ why }) => texts.refusedWhole(texts.problemOf(why)),
      files: payrollImports,
      async receive(pieces, name, folderName) {
        const letterTo = parts.services.environment.importFolderMail
        const how = { name, origin: 'folder', folderName, letterTo } as const
        return (await receiveFile(parts, pieces, how)).run
      },
      reportOf: async (tx, id) => writeReport(tx, await readRun(tx, id)),
    }),
}
