import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import type { Services } from '../../facilities/services.ts'
import { layFoldersAside, type SeenFiles, watchFolders } from '../import-receivers/watch-folders.ts'
import { runQueued } from './run-queued.ts'
import { writeRunLetters } from './write-letters.ts'

interface Around {
  db: Database
  clock: Clock
  services: Pick<Services, 'background' | 'files' | 'jobs' | 'environment' | 'mailer' | 'log'>
  /** Of the watched folder (watch-folders.ts). */
  seen: SeenFiles
}

/** What was kept to be mended is looked at so often. */
const EVERY_MS = 6 * 60 * 60_000

/** One turn: what lies in the watched folder, what waits to be read, and who is told of what was read. */
export async function runPayroll(around: Around, ending: AbortSignal): Promise<Date> {
  const { db, clock, services } = around
  const { background, files, environment } = services
  const look = await watchFolders(['nomina'], around)
  let read: Date | null
  let letters: Date | null
  try {
    read = await runQueued({ db, files, clock, background, clamdUrl: environment.clamdUrl }, ending)
  } finally {
    // What was read just now goes to its place, and its report with it. Also where the next file broke off: whoever waits
    // for what was read before it is told all the same.
    await layFoldersAside(['nomina'], around)
    letters = await writeRunLetters(around)
  }
  // Times that all turns have in common, so that their jobs become one.
  const idle = new Date((Math.floor(clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
  return earliest([look, read, letters, idle])
}

function earliest(dates: readonly (Date | null)[]): Date {
  return new Date(Math.min(...dates.flatMap((date) => (date === null ? [] : [date.getTime()]))))
}
