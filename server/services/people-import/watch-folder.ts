import { join } from 'node:path'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import { type FolderKeeper, layAllDown, orWarned, plainMark, watchOver } from '../../files/watched-folder.ts'
import type { Services } from '../../facilities/services.ts'
import { receivePeopleFile } from './receive-arrival.ts'
import { importTexts as texts } from './texts.es.ts'
import { findArrivals } from './wire-arrival.ts'
import { summaryOf } from './write-letters.ts'

export interface FolderParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log'>
  /** What the look before has seen of each file (watched-folder.ts). */
  seen: Map<string, string>
}

const placeOf = ({ services }: FolderParts) =>
  services.environment.importFolder === null ? null : join(services.environment.importFolder, 'personas')

/** Files of people in IMPORT_FOLDER/personas. @returns when to look again; null without such a folder */
export async function watchPeopleFolder(parts: FolderParts): Promise<Date | null> {
  const folder = placeOf(parts)
  const { clock, services, seen } = parts
  return folder === null ? null : watchOver(folder, keeperOf(parts), { clock, log: services.log, seen })
}

/** What was imported goes to its place; a folder that takes nothing keeps nobody from being told of it. */
export async function layPeopleAsideOrWarn(parts: FolderParts): Promise<void> {
  const folder = placeOf(parts)
  if (folder !== null) await orWarned(parts.services.log, () => layAllDown(folder, keeperOf(parts)))
}

function keeperOf({ db, clock, services }: FolderParts): FolderKeeper {
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
      // The same bytes lie here under another name, perhaps until an administrator comes. Left in its place, this one would
      // be taken, and kept anew, at every look until then.
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
