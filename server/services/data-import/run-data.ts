import { DATA_KINDS } from '#domain/data-import/kind.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'
import type { Services } from '../../facilities/services.ts'
import { endDiscarded } from '../import-engine/arrivals.ts'
import { type FolderParts, moveProcessedFiles, watchFolders } from '../import-engine/watch-folders.ts'
import { dataFamily } from './family.ts'
import { fileReceiver } from '../import-engine/file-receiver.ts'
import { writeArrivalLetters } from '../import-engine/write-letters.ts'
import { workOnDataImports } from './work-on-imports.ts'
import type { ImportParts } from './may-import.ts'

type Around = ImportParts &
  FolderParts & { services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log' | 'mailer'> }

const receivers = DATA_KINDS.map((kind) => fileReceiver(dataFamily, kind))

/** Runs one job: watched folders, checks and imports, then emails. */
export async function runData(around: Around, ending: AbortSignal): Promise<Date | null> {
  const look = await watchFolders(receivers, around)
  let more: Date | null = null
  let letters: Date | null = null
  try {
    more = await workOnDataImports(around, ending)
  } finally {
    // Runs even if a file failed, because other senders are waiting for their results.
    await endDiscarded(around.db, dataArrivals, around.clock.now())
    await moveProcessedFiles(receivers, around)
    letters = await writeArrivalLetters(dataFamily, around)
  }
  const dates = [look, more, letters].flatMap((date) => date?.getTime() ?? [])
  return dates.length === 0 ? null : new Date(Math.min(...dates))
}
