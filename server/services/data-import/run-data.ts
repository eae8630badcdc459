import { DATA_KINDS } from '#domain/data-import/kind.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'
import type { Services } from '../../facilities/services.ts'
import { endDiscarded } from '../import-file/arrivals.ts'
import { type FolderParts, moveProcessedFiles, watchFolders } from '../import-receivers/watch-folders.ts'
import { workOnDataImports } from './work-on-imports.ts'
import type { ImportParts } from './may-import.ts'
import { writeDataLetters } from './write-letters.ts'

type Around = ImportParts &
  FolderParts & { services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log' | 'mailer'> }

/** Runs one job: watched folders, checks and imports, then emails. */
export async function runData(around: Around, ending: AbortSignal): Promise<Date | null> {
  const look = await watchFolders(DATA_KINDS, around)
  let more: Date | null = null
  let letters: Date | null = null
  try {
    more = await workOnDataImports(around, ending)
  } finally {
    // Runs even if a file failed, because other senders are waiting for their results.
    await endDiscarded(around.db, dataArrivals, around.clock.now())
    await moveProcessedFiles(DATA_KINDS, around)
    letters = await writeDataLetters(around)
  }
  const dates = [look, more, letters].flatMap((date) => date?.getTime() ?? [])
  return dates.length === 0 ? null : new Date(Math.min(...dates))
}
