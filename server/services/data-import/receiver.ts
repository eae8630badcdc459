import { and, eq, isNotNull } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'
import type { ImportReceiver } from '../import-receivers/receiver.ts'
import { receiveDataFile } from './receive-arrival.ts'
import { dataImportTexts as texts } from './texts.es.ts'
import { dataKeeper } from './watch-folder.ts'
import { readArrival } from './wire-arrival.ts'

/** Receives data files from programs only; people use the screen. */
export function dataReceiver(kind: DataKindName): ImportReceiver {
  return {
    mostBytes: MOST_FILE_BYTES,
    async receive(parts, pieces, { name, sender, address }) {
      if (sender.is !== 'key') throw new Error('a data file was sent with a ticket instead of a key')
      const { arrival, isAgain } = await receiveDataFile(parts, pieces, {
        kind,
        name,
        origin: 'key',
        keyId: sender.keyId,
        source: sender.name,
        letterTo: sender.mail,
        address,
      })
      return { id: arrival.id, isAgain }
    },
    look: async (db, id, sender) =>
      sender.is === 'key' ? readArrival(db, { kind, id, keyId: sender.keyId }) : null,
    waiting: async (db, sender) =>
      sender.is === 'key'
        ? db.$count(dataArrivals, and(eq(dataArrivals.keyId, sender.keyId), isNotNull(dataArrivals.fileKey)))
        : 0,
    problemOf: texts.problemOfFile,
    folder: kind,
    keeper: (parts) => dataKeeper(kind, parts),
  }
}
