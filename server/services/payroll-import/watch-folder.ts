import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { writeWhole } from '../../files/storage.ts'
import type { Services } from '../../facilities/services.ts'
import { describeFault } from '../../log.ts'
import type { ImportRow } from './import-file.ts'
import { FileNotTaken, receiveFile } from './receive-file.ts'
import { writeReport } from './report.ts'
import { importTexts as texts } from './texts.es.ts'

export interface FolderParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log'>
  /** What the look before has seen of each file; a file that is still being written changes. */
  seen?: Map<string, string>
}

const EVERY_MS = 5000
/** Laid in `taking` and not known to the database: whoever laid it there has died since. */
const LEFT_MS = 120_000
const MOST_AT_ONCE = 50
const FOLDERS = ['taking', 'done', 'refused'] as const
/** In front of a name in `taking`: two files of one name may come behind each other. */
const MARK = /^[\da-f]{16}-/
const WANTED = /\.(xml|pdf|zip)$/i

/**
 * Takes files out of the watched folder (IMPORT_FOLDER) once they are complete: the same at two looks behind each other.
 * Each is moved into `taking` first, which one copy of the server alone can do, and once it was read into `done` or
 * `refused` with its report beside. A kill at any moment leaves it in one of these places, and the next look goes on.
 * @returns when to look again; null without such a folder
 */
export async function watchFolder(parts: FolderParts): Promise<Date | null> {
  const { clock, services } = parts
  const { importFolder: folder } = services.environment
  if (folder === null) return null
  try {
    for (const name of FOLDERS) await mkdir(join(folder, name), { recursive: true })
    await layAside(parts)
    await takeLeftOnes(parts, folder)
    await takeComplete(parts, folder)
  } catch (cause) {
    // Such as a share that is away: it is looked at again.
    services.log.warn(describeFault(cause), 'the watched folder could not be looked at')
  }
  // A time that all looks have in common, so that their jobs become one.
  return new Date((Math.floor(clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
}

async function takeComplete(parts: FolderParts, folder: string): Promise<void> {
  const seen = parts.seen ?? new Map<string, string>()
  const now = new Map<string, string>()
  const complete: string[] = []
  for (const name of (await readdir(folder)).filter((each) => WANTED.test(each) && !each.startsWith('.'))) {
    const stats = await lstatOrNull(join(folder, name))
    // No link: what it points to is not of this folder.
    if (stats === null || !stats.isFile() || stats.size === 0) continue
    const look = `${stats.size} ${stats.mtimeMs} ${stats.ino}`
    if (seen.get(name) === look) complete.push(name)
    now.set(name, look)
  }
  seen.clear()
  for (const [name, look] of now) seen.set(name, look)
  for (const name of complete.slice(0, MOST_AT_ONCE)) {
    seen.delete(name)
    const marked = `${randomBytes(8).toString('hex')}-${name}`
    if (await moved(join(folder, name), join(folder, 'taking', marked))) await take(parts, folder, marked)
  }
}

async function takeLeftOnes(parts: FolderParts, folder: string): Promise<void> {
  for (const marked of (await readdir(join(folder, 'taking'))).filter((each) => MARK.test(each))) {
    const stats = await lstatOrNull(join(folder, 'taking', marked))
    // When it was moved, whatever its own date says.
    if (stats === null || Date.now() - stats.ctimeMs < LEFT_MS) continue
    const known = await parts.db.$count(payrollImports, eq(payrollImports.folderName, marked))
    if (known === 0) await take(parts, folder, marked)
  }
}

async function take(parts: FolderParts, folder: string, marked: string): Promise<void> {
  const { db, clock, services } = parts
  const place = join(folder, 'taking', marked)
  const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    await receiveFile({ db, clock, ...services }, file.createReadStream({ autoClose: false }), {
      name: marked.replace(MARK, ''),
      origin: 'folder',
      folderName: marked,
      letterTo: services.environment.importFolderMail,
    })
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    await layDown(folder, marked, 'refused', texts.refusedWhole(texts.problemOf(cause.why)))
  } finally {
    await file.close()
  }
}

/** What was read goes to its place. One copy of the server for each file, while its row is held. */
export async function layAside({ db, services }: Pick<FolderParts, 'db' | 'services'>): Promise<void> {
  const { importFolder: folder } = services.environment
  if (folder === null) return
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (tx) => {
      const [run] = await tx
        .select()
        .from(payrollImports)
        .where(and(isNotNull(payrollImports.folderName), isNotNull(payrollImports.finishedAt)))
        .orderBy(asc(payrollImports.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!run) return false
      await layDownRun(tx, folder, run)
      return true
    })
  }
}

async function layDownRun(tx: Tx, folder: string, run: ImportRow): Promise<void> {
  const marked = run.folderName ?? ''
  // Else it was moved before a kill.
  if ((await lstatOrNull(join(folder, 'taking', marked))) !== null) {
    const where = run.refusal === null ? 'done' : 'refused'
    await layDown(folder, marked, where, await writeReport(tx, run))
  }
  await tx.update(payrollImports).set({ folderName: null }).where(eq(payrollImports.id, run.id))
}

async function layDown(
  folder: string,
  marked: string,
  where: 'done' | 'refused',
  report: string,
): Promise<void> {
  const place = await freePlace(join(folder, where), marked)
  await writeWhole(`${place}.txt`, Buffer.from(report))
  await rename(join(folder, 'taking', marked), place)
}

/** Its own name, or, where another file of that name lies there, with its mark behind. */
async function freePlace(folder: string, marked: string): Promise<string> {
  const name = marked.replace(MARK, '')
  const own = join(folder, name)
  const isFree = (await lstatOrNull(own)) === null
  const ending = extname(name)
  return isFree ? own : join(folder, `${name.slice(0, -ending.length)} ${marked.slice(0, 16)}${ending}`)
}

/** @returns false when somebody else was faster */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return false
    throw cause
  }
}

async function lstatOrNull(place: string): Promise<Stats | null> {
  try {
    return await lstat(place)
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return null
    throw cause
  }
}
