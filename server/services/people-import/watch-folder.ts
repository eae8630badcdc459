import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import { type FolderKeeper, plainMark } from '../../files/watched-folder.ts'
import type { ReceiverParts } from '../import-receivers/receiver.ts'
import { receivePeopleFile } from './receive-arrival.ts'
import { importTexts as texts } from './texts.es.ts'
import { findArrivals } from './wire-arrival.ts'
import { summaryOf } from './write-letters.ts'

/** Handles files of people in the watched folder. */
export function peopleKeeper({ db, clock, services }: ReceiverParts): FolderKeeper {
  return {
    wanted: /\.(csv|xlsx)$/i,
    isKnown: async (marked) => (await db.$count(peopleArrivals, eq(peopleArrivals.folderName, marked))) > 0,
    async receive(pieces, name, folderName) {
      const { id } = await receivePeopleFile({ db, clock, ...services }, pieces, {
        name,
        origin: 'folder',
        folderName,
        address: '',
        letterTo: services.environment.importFolderMail,
      })
      const [kept] = await db
        .select({ name: peopleArrivals.folderName })
        .from(peopleArrivals)
        .where(eq(peopleArrivals.id, id))
      const lies = kept?.name ?? null
      // The same bytes are already in the folder under another name. Moves this file away; otherwise each
      // scan would read and store it again.
      return lies === null || lies === folderName ? null : `${texts.sameFile(plainMark(lies))}\n`
    },
    refusalOf: ({ why }) => texts.problemOf(why === 'large' ? 'tooLarge' : why),
    layNext: (lay) =>
      db.transaction(async (tx) => {
        const [held] = await tx
          .select()
          .from(peopleArrivals)
          .where(and(isNotNull(peopleArrivals.folderName), isNotNull(peopleArrivals.finishedAt)))
          .orderBy(asc(peopleArrivals.id))
          .limit(1)
          .for('update', { skipLocked: true })
        if (!held) return false
        const [found] = await findArrivals(tx, eq(peopleArrivals.id, held.id), 1)
        const report = found ? `${summaryOf(found).join('\n')}\n` : ''
        await lay(held.folderName ?? '', held.refusal === null ? 'done' : 'refused', report)
        await tx.update(peopleArrivals).set({ folderName: null }).where(eq(peopleArrivals.id, held.id))
        return true
      }),
  }
}
