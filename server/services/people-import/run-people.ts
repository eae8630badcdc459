import { type FolderParts, layFoldersAside, watchFolders } from '../import-receivers/watch-folders.ts'
import { type ImportParts, workOnImports } from './work-on-imports.ts'
import { writeArrivalLetters } from './write-letters.ts'
import type { Services } from '../../facilities/services.ts'

type Around = ImportParts &
  FolderParts & { services: Pick<Services, 'sessions' | 'files' | 'jobs' | 'environment' | 'log' | 'mailer'> }

/** One turn: what lies in the watched folder, what is to be checked or imported, and who is told of it. */
export async function runPeople(around: Around, ending: AbortSignal): Promise<Date | null> {
  const look = await watchFolders(['personas'], around)
  const more = await workOnImports(around, ending)
  await layFoldersAside(['personas'], around)
  const dates = [look, more, await writeArrivalLetters(around)].flatMap((date) => date?.getTime() ?? [])
  return dates.length === 0 ? null : new Date(Math.min(...dates))
}
