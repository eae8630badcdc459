import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import { endDiscarded } from '../import-engine/arrivals.ts'
import { type FolderParts, moveProcessedFiles, watchFolders } from '../import-engine/watch-folders.ts'
import { peopleFamily } from './family.ts'
import { fileReceiver } from '../import-engine/file-receiver.ts'
import { writeArrivalLetters } from '../import-engine/write-letters.ts'
import { workOnImports } from './work-on-imports.ts'
import type { ImportParts } from './import-parts.ts'
import type { Services } from '../../facilities/services.ts'

type Around = ImportParts &
  FolderParts & { services: Pick<Services, 'sessions' | 'files' | 'jobs' | 'environment' | 'log' | 'mailer'> }

const receivers = [fileReceiver(peopleFamily, 'personas')]

/** Runs one turn: reads the watched folder, checks or imports a file, and sends the emails. */
export async function runPeople(around: Around, ending: AbortSignal): Promise<Date | null> {
  const look = await watchFolders(receivers, around)
  let more: Date | null
  let letters: Date | null
  try {
    more = await workOnImports(around, ending)
  } finally {
    // Runs after a failure too, so that emails about earlier imports are still sent.
    await endDiscarded(around.db, peopleArrivals, around.clock.now())
    await moveProcessedFiles(receivers, around)
    letters = await writeArrivalLetters(peopleFamily, around)
  }
  const dates = [look, more, letters].flatMap((date) => date?.getTime() ?? [])
  return dates.length === 0 ? null : new Date(Math.min(...dates))
}
