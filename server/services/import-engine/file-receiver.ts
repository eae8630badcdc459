import { and, eq, isNotNull } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import type { Family } from './family.ts'
import { folderKeeper } from './folder-keeper.ts'
import { receiveArrival } from './receive-arrival.ts'
import type { ImportReceiver } from './receiver.ts'
import { isOfKind } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'
import { findArrival, readArrival, summaryOf } from './wire-arrival.ts'

export function fileReceiver(family: Family, kind: ImportKind): ImportReceiver {
  const { arrivals } = family.tables
  return {
    mostBytes: MOST_FILE_BYTES,
    async receive(parts, pieces, { name, sender, address }) {
      if (sender.is !== 'key') throw new Error('a file of rows was sent with a ticket instead of a key')
      return receiveArrival(family, parts, pieces, {
        kind,
        name,
        origin: 'key',
        keyId: sender.keyId,
        source: sender.name,
        letterTo: sender.mail,
        address,
      })
    },
    look: async (db, id, sender) =>
      sender.is === 'key' ? readArrival(db, family, { kind, id, keyId: sender.keyId }) : null,
    waiting: async (db, sender) =>
      sender.is === 'key'
        ? db.$count(arrivals, and(eq(arrivals.keyId, sender.keyId), isNotNull(arrivals.fileKey)))
        : 0,
    problemOf: texts.problemOfFile,
    folder: kind,
    keeper: (parts) =>
      folderKeeper(parts, {
        wanted: /\.(csv|xlsx)$/i,
        refusalOf: ({ why }) => texts.problemOfFile(why),
        files: arrivals,
        isOfFolder: isOfKind(arrivals, kind),
        receive: (pieces, name, folderName) =>
          receiveArrival(family, parts, pieces, {
            kind,
            name,
            origin: 'folder',
            source: texts.folderSource,
            folderName,
            address: '',
            letterTo: parts.services.environment.importFolderMail,
          }),
        async reportOf(tx, id) {
          const found = await findArrival(tx, family, eq(arrivals.id, id))
          return found ? `${summaryOf(family, found).join('\n')}\n` : ''
        },
      }),
  }
}
