import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
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
/** Bytes of a name without its ending; a name has 255. */
const MOST_STEM = 180
const WANTED = /\.(xml|zip)$/i

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
  // Such as a share that is away: it is looked at again.
  await orWarned(parts, async () => {
    await preparePlaces(folder)
    await layAsideOrWarn(parts)
    await orWarned(parts, () => takeLeftOnes(parts, folder))
    await orWarned(parts, () => takeComplete(parts, folder))
  })
  // A time that all looks have in common, so that their jobs become one.
  return new Date((Math.floor(clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
}

/** One file, or one step, that can't be dealt with keeps no other waiting. */
async function orWarned({ services }: FolderParts, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (cause) {
    services.log.warn(describeFault(cause), 'the watched folder could not be dealt with')
  }
}

/** @throws when one of them is a link: what is laid there would land somewhere else */
async function preparePlaces(folder: string): Promise<void> {
  for (const name of FOLDERS) {
    const place = join(folder, name)
    await mkdir(place, { recursive: true })
    if (!(await lstat(place)).isDirectory()) throw new Error(`${name} in the watched folder is no folder`)
  }
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
    const marked = `${randomBytes(8).toString('hex')}-${shortened(name)}`
    await orWarned(parts, async () => {
      if (await moved(join(folder, name), join(folder, 'taking', marked))) await take(parts, folder, marked)
    })
  }
}

async function takeLeftOnes(parts: FolderParts, folder: string): Promise<void> {
  for (const marked of (await readdir(join(folder, 'taking'))).filter((each) => MARK.test(each))) {
    const stats = await lstatOrNull(join(folder, 'taking', marked))
    // When it was moved, whatever its own date says.
    if (stats === null || Date.now() - stats.ctimeMs < LEFT_MS) continue
    await orWarned(parts, async () => {
      const known = await parts.db.$count(payrollImports, eq(payrollImports.folderName, marked))
      if (known === 0) await take(parts, folder, marked)
    })
  }
}

async function take(parts: FolderParts, folder: string, marked: string): Promise<void> {
  const { db, clock, services } = parts
  const file = await openPlain(join(folder, 'taking', marked))
  if (file === null) {
    await layDown(folder, marked, 'refused', texts.refusedWhole(texts.problemOf('unreadable')))
    return
  }
  try {
    const { run } = await receiveFile(
      { db, clock, ...services },
      file.createReadStream({ autoClose: false }),
      {
        name: marked.replace(MARK, ''),
        origin: 'folder',
        folderName: marked,
        letterTo: services.environment.importFolderMail,
      },
    )
    // The same bytes lie here under another name, and are laid aside with it. Left in its place, this one would be taken,
    // and kept anew, at every look until then.
    if (run.folderName !== null && run.folderName !== marked)
      await layDown(folder, marked, 'done', `${texts.sameFile(run.folderName.replace(MARK, ''))}\n`)
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    await layDown(folder, marked, 'refused', texts.refusedWhole(texts.problemOf(cause.why)))
  } finally {
    await file.close()
  }
}

/** What an account may not read, a link, or a pipe put in a file's place: looked at again it would be the same. */
const NEVER = new Set(['EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'EISDIR'])

/** @returns null for what is no file of bytes that can be read; nothing is waited for */
async function openPlain(place: string): Promise<FileHandle | null> {
  try {
    const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    if ((await file.stat()).isFile()) return file
    await file.close()
    return null
  } catch (cause) {
    if (NEVER.has((cause as { code?: string }).code ?? '')) return null
    throw cause
  }
}

/** A name may be as long as a name can be: with a mark before it and an ending behind it, too. */
function shortened(name: string): string {
  const ending = extname(name)
  let stem = name.slice(0, -ending.length)
  while (Buffer.byteLength(stem) > MOST_STEM) stem = Array.from(stem).slice(0, -1).join('')
  return `${stem}${ending}`
}

/** What was read goes to its place; a folder that takes nothing keeps nobody from being told of it. */
export async function layAsideOrWarn(parts: FolderParts): Promise<void> {
  await orWarned(parts, () => layAside(parts))
}

/** One copy of the server for each file, while its row is held. */
async function layAside({ db, services }: Pick<FolderParts, 'db' | 'services'>): Promise<void> {
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
  const isFree = (await lstatOrNull(own)) === null && (await lstatOrNull(`${own}.txt`)) === null
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
