import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import { endDiscarded } from '../import-file/arrivals.ts'
import { type FolderParts, moveProcessedFiles, watchFolders } from '../import-receivers/watch-folders.ts'
import { workOnImports } from './work-on-imports.ts'
import type { ImportParts } from './import-parts.ts'
import { writePeopleLetters } from './write-letters.ts'
import type { Services } from '../../facilities/services.ts'

type Around = ImportParts &
  FolderParts & { services: Pick<Services, 'sessions' | 'files' | 'jobs' | 'environment' | 'log' | 'mailer'> }

/** Runs one turn: reads the watched folder, checks or imports a file, and sends the emails. */
export async function runPeople(around: Around, ending: AbortSignal): Promise<Date | null> {
  const look = await watchFolders(['personas'], around)
  let more: Date | null
  let letters: Date | null
  try {
    more = await workOnImports(around, ending)
  } finally {
    // Runs after a failure too, so that emails about earlier imports are still sent.
    await endDiscarded(around.db, peopleArrivals, around.clock.now())
    await moveProcessedFiles(['personas'], around)
    letters = await writePeopleLetters(around)
  }
  const dates = [look, more, letters].flatMap((date) => date?.getTime() ?? [])
  return dates.length === 0 ? null : new Date(Math.min(...dates))
}
