import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'
import { type FolderKeeper, plainMark } from '../../files/watched-folder.ts'
import type { ReceiverParts } from '../import-receivers/receiver.ts'
import { receiveDataFile } from './receive-arrival.ts'
import { dataImportTexts as texts } from './texts.es.ts'
import { findArrivals } from './wire-arrival.ts'
import { summaryOf } from './write-letters.ts'

/** Handles files of a kind in the watched folder. */
export function dataKeeper(kind: DataKindName, parts: ReceiverParts): FolderKeeper {
  const { db, services } = parts
  const isOfKind = eq(dataArrivals.kind, kind)
  return {
    wanted: /\.(csv|xlsx)$/i,
    isKnown: async (marked) =>
      (await db.$count(dataArrivals, and(isOfKind, eq(dataArrivals.folderName, marked)))) > 0,
    async receive(pieces, name, folderName) {
      const { arrival } = await receiveDataFile(parts, pieces, {
        kind,
        name,
        origin: 'folder',
        source: texts.folderSource,
        folderName,
        address: '',
        letterTo: services.environment.importFolderMail,
      })
      // A file with the same bytes and another name is moved aside together with the first one.
      const isOther = arrival.folderName !== null && arrival.folderName !== folderName
      return isOther ? `${texts.sameFile(plainMark(arrival.folderName ?? ''))}\n` : null
    },
    refusalOf: ({ why }) => texts.problemOfFile(why),
    // The row lock lets only one server instance move each file.
    layNext: (lay) =>
      db.transaction(async (tx) => {
        const isOver = and(isNotNull(dataArrivals.folderName), isNotNull(dataArrivals.finishedAt))
        const [held] = await tx
          .select()
          .from(dataArrivals)
          .where(and(isOfKind, isOver))
          .orderBy(asc(dataArrivals.id))
          .limit(1)
          .for('update', { skipLocked: true })
        if (!held) return false
        const [found] = await findArrivals(tx, eq(dataArrivals.id, held.id), 1)
        const report = found ? `${summaryOf(found).join('\n')}\n` : ''
        await lay(held.folderName ?? '', held.refusal === null ? 'done' : 'refused', report)
        await tx.update(dataArrivals).set({ folderName: null }).where(eq(dataArrivals.id, held.id))
        return true
      }),
  }
}
