import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Clock } from '../clock.ts'
import { describeFault, type Logger } from '../log.ts'
import { FileNotTaken } from './arriving-file.ts'
import { writeWhole } from './storage.ts'

const EVERY_MS = 5000
/**
 * Time in ms after which a file in `taking` without a row was left behind by a process that died.
 */
const LEFT_MS = 120_000
/** Maximum difference in ms between the clocks of two machines. */
const AHEAD_MS = 60 * 60_000
const MOST_AT_ONCE = 50
const FOLDERS = ['taking', 'done', 'refused'] as const
/** Prefix of names in `taking`, because two files may have the same name. */
const MARK = /^[\da-f]{16}-/
/** Maximum bytes of a name without its extension; the system's limit is 255 with it. */
const MOST_STEM = 180

/** Callbacks of an importer for the files of its folder. */
export interface FolderKeeper {
  wanted: RegExp
  /** Returns whether the database has a row with the prefixed name. */
  isKnown(marked: string): Promise<boolean>
  /** Imports a file. @returns a message for a duplicate of another file; else null @throws FileNotTaken */
  receive(pieces: AsyncIterable<Uint8Array>, name: string, marked: string): Promise<string | null>
  /** Returns the report of a refused file. */
  refusalOf(cause: FileNotTaken): string
  /** Moves the next finished file to its folder while its row is locked. Returns false when there is none. */
  layNext(lay: LayDown): Promise<boolean>
}

export type LayDown = (marked: string, where: 'done' | 'refused', report: string) => Promise<void>

export interface FolderParts {
  clock: Clock
  log: Logger
  /** State of each file at the previous check; a file that changed is still being written. */
  seen: Map<string, string>
}

/**
 * Imports complete files of a watched folder: those unchanged between two checks. Each file is
 * first moved into `taking`, which only one server instance can do, and after its import into
 * `done` or `refused` with a report. After a crash it is in one of these folders, and the next
 * check continues.
 * @returns time of the next check
 */
export async function watchOver(folder: string, keeper: FolderKeeper, parts: FolderParts): Promise<Date> {
  const warned: OrWarned = (step) => orWarned(parts.log, step)
  // Logs a failure, such as an offline network share; the next check retries.
  await warned(async () => {
    await preparePlaces(folder)
    await warned(() => layAllDown(folder, keeper))
    await warned(() => takeLeftOnes(folder, keeper, warned))
    await warned(() => takeComplete(folder, keeper, parts.seen, warned))
  })
  // Rounded, so that the jobs of all checks at this time become one.
  return new Date((Math.floor(parts.clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
}

type OrWarned = (step: () => Promise<void>) => Promise<void>

/** Logs a failing file or step, so that it does not block others. */
export async function orWarned(log: Logger, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (cause) {
    log.warn(describeFault(cause), 'a step of the watched folder failed')
  }
}

/** Returns the original name. */
export function plainMark(marked: string): string {
  return marked.replace(MARK, '')
}

/** @throws when a folder is a link: files would be moved elsewhere */
async function preparePlaces(folder: string): Promise<void> {
  for (const name of FOLDERS) {
    const place = join(folder, name)
    await mkdir(place, { recursive: true })
    if (!(await lstat(place)).isDirectory()) throw new Error(`${name} in the watched folder is no folder`)
  }
}

/** Moves imported files to their folders. */
export async function layAllDown(folder: string, keeper: FolderKeeper): Promise<void> {
  const lay: LayDown = async (marked, where, report) => {
    // A missing file was already moved before a crash.
    if ((await lstatOrNull(join(folder, 'taking', marked))) !== null) {
      await layDown(folder, marked, where, report)
    }
  }
  while (await keeper.layNext(lay)) continue
}

async function takeComplete(
  folder: string,
  keeper: FolderKeeper,
  seen: Map<string, string>,
  orWarned: OrWarned,
): Promise<void> {
  const now = new Map<string, string>()
  const complete: string[] = []
  for (const name of (await readdir(folder)).filter(
    (each) => keeper.wanted.test(each) && !each.startsWith('.'),
  )) {
    const stats = await lstatOrNull(join(folder, name))
    // Skips links: their targets are outside this folder.
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
    await orWarned(async () => {
      if (await moved(join(folder, name), join(folder, 'taking', marked))) await take(folder, keeper, marked)
    })
  }
}

async function takeLeftOnes(folder: string, keeper: FolderKeeper, orWarned: OrWarned): Promise<void> {
  for (const marked of (await readdir(join(folder, 'taking'))).filter((each) => MARK.test(each))) {
    const stats = await lstatOrNull(join(folder, 'taking', marked))
    // ctime is the time of the move, independent of the file's own date.
    if (stats === null) continue
    const sinceMs = Date.now() - stats.ctimeMs
    // A time far in the future means that the clock was corrected: the file is taken now, not then.
    if (sinceMs < LEFT_MS && sinceMs > -AHEAD_MS) continue
    await orWarned(async () => {
      if (!(await keeper.isKnown(marked))) await take(folder, keeper, marked)
    })
  }
}

async function take(folder: string, keeper: FolderKeeper, marked: string): Promise<void> {
  const file = await openPlain(join(folder, 'taking', marked))
  if (file === null) {
    await layDown(folder, marked, 'refused', keeper.refusalOf(new FileNotTaken('unreadable')))
    return
  }
  try {
    const pieces = file.createReadStream({ autoClose: false })
    const said = await keeper.receive(pieces, plainMark(marked), marked)
    if (said !== null) await layDown(folder, marked, 'done', said)
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    await layDown(folder, marked, 'refused', keeper.refusalOf(cause))
  } finally {
    await file.close()
  }
}

/** Permanent errors: a file without read permission, a link, or a pipe instead of a file. */
const NEVER = new Set(['EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'EISDIR'])

/** Opens a file without blocking. @returns null for anything but a readable plain file */
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

/** Shortens a long name, to leave space for its prefix and the report's extension. */
function shortened(name: string): string {
  const ending = extname(name)
  const stem = Buffer.from(name.slice(0, -ending.length)).subarray(0, MOST_STEM)
  // The cut may leave half a character at the end.
  return `${stem.toString().replace(/\uFFFD$/, '')}${ending}`
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

/**
 * Returns a free path: with the original name, or with the mark added when another file has that
 * name.
 */
async function freePlace(folder: string, marked: string): Promise<string> {
  const name = plainMark(marked)
  const own = join(folder, name)
  const isFree = (await lstatOrNull(own)) === null && (await lstatOrNull(`${own}.txt`)) === null
  const ending = extname(name)
  return isFree ? own : join(folder, `${name.slice(0, -ending.length)} ${marked.slice(0, 16)}${ending}`)
}

/** @returns false when another instance was faster */
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
