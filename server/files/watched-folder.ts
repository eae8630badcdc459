import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Clock } from '../clock.ts'
import { describeFault, type Logger } from '../log.ts'
import { FileNotTaken } from './arriving-file.ts'
import { writeWhole } from './storage.ts'

const EVERY_MS = 5000
/** Time in ms after which a file in `taking` without an import counts as abandoned by a dead process. */
const ABANDONED_MS = 120_000
/** Maximum difference in ms between the clocks of two machines. */
const MAX_CLOCK_SKEW_MS = 60 * 60_000
const MAX_FILES_PER_CHECK = 50
const FOLDERS = ['taking', 'done', 'refused'] as const
/** Prefix of names in `taking`, because two files may have the same name. */
const PREFIX = /^[\da-f]{16}-/
/** Maximum bytes of a name without its extension. The system's limit with the extension is 255. */
const MAX_STEM = 180

export interface FolderKeeper {
  wanted: RegExp
  isKnown(prefixedName: string): Promise<boolean>
  /** Imports a file. @returns a message for a duplicate of another file; else null @throws FileNotTaken */
  receive(pieces: AsyncIterable<Uint8Array>, name: string, prefixedName: string): Promise<string | null>
  refusalOf(cause: FileNotTaken): string
  /** Moves the next finished file to its folder while its row is locked. Returns false when there is none. */
  moveNext(move: MoveToResults): Promise<boolean>
}

export type MoveToResults = (prefixedName: string, where: 'done' | 'refused', report: string) => Promise<void>

export interface FolderParts {
  clock: Clock
  log: Logger
  /** State of each file at the previous check. A file whose state changes is still being written. */
  seen: Map<string, string>
}

/**
 * Imports complete files of a watched folder: files that did not change between two checks. Moves each file
 * into `taking` first, which only one server instance can do. After the import, moves it into `done` or
 * `refused`, together with a report. After a crash the file is in one of these folders, and a later check
 * continues (ABANDONED_MS).
 * @returns time of the next check
 */
export async function checkWatchedFolder(
  folder: string,
  keeper: FolderKeeper,
  parts: FolderParts,
): Promise<Date> {
  const warned: OrWarned = (step) => orWarned(parts.log, step)
  // Logs a failure, such as an offline network share. The next check retries.
  await warned(async () => {
    await prepareFolders(folder)
    await warned(() => moveFinished(folder, keeper))
    await warned(() => importAbandoned(folder, keeper, warned))
    await warned(() => importComplete(folder, keeper, parts.seen, warned))
  })
  // Rounds the time: equal times of all server instances become one job.
  return new Date((Math.floor(parts.clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
}

type OrWarned = (step: () => Promise<void>) => Promise<void>

/** Runs a step and only logs its failure, so that other files and steps continue. */
export async function orWarned(log: Logger, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (cause) {
    log.warn(describeFault(cause), 'a step of the watched folder failed')
  }
}

export function originalName(prefixedName: string): string {
  return prefixedName.replace(PREFIX, '')
}

/** Creates the folders. @throws when one of them is a link: files would be moved to another place */
async function prepareFolders(folder: string): Promise<void> {
  for (const name of FOLDERS) {
    const place = join(folder, name)
    await mkdir(place, { recursive: true })
    if (!(await lstat(place)).isDirectory()) throw new Error(`${name} in the watched folder is no folder`)
  }
}

export async function moveFinished(folder: string, keeper: FolderKeeper): Promise<void> {
  const move: MoveToResults = async (prefixedName, where, report) => {
    // A missing file was already moved before a crash.
    if ((await lstatOrNull(join(folder, 'taking', prefixedName))) !== null) {
      await moveToResults(folder, prefixedName, where, report)
    }
  }
  while (await keeper.moveNext(move)) continue
}

async function importComplete(
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
    // Skips links, because their targets may be outside this folder.
    if (stats === null || !stats.isFile() || stats.size === 0) continue
    const state = `${stats.size} ${stats.mtimeMs} ${stats.ino}`
    if (seen.get(name) === state) complete.push(name)
    now.set(name, state)
  }
  seen.clear()
  for (const [name, state] of now) seen.set(name, state)
  for (const name of complete.slice(0, MAX_FILES_PER_CHECK)) {
    seen.delete(name)
    const prefixedName = `${randomBytes(8).toString('hex')}-${shortened(name)}`
    await orWarned(async () => {
      if (await tryMove(join(folder, name), join(folder, 'taking', prefixedName)))
        await importFile(folder, keeper, prefixedName)
    })
  }
}

async function importAbandoned(folder: string, keeper: FolderKeeper, orWarned: OrWarned): Promise<void> {
  for (const prefixedName of (await readdir(join(folder, 'taking'))).filter((each) => PREFIX.test(each))) {
    const stats = await lstatOrNull(join(folder, 'taking', prefixedName))
    // ctime is the time of the move, independent of the file's own date.
    if (stats === null) continue
    const sinceMs = Date.now() - stats.ctimeMs
    // A time far in the future shows that the clock was corrected. The file is then imported immediately.
    if (sinceMs < ABANDONED_MS && sinceMs > -MAX_CLOCK_SKEW_MS) continue
    await orWarned(async () => {
      if (!(await keeper.isKnown(prefixedName))) await importFile(folder, keeper, prefixedName)
    })
  }
}

async function importFile(folder: string, keeper: FolderKeeper, prefixedName: string): Promise<void> {
  const file = await openRegularFile(join(folder, 'taking', prefixedName))
  if (file === null) {
    await moveToResults(folder, prefixedName, 'refused', keeper.refusalOf(new FileNotTaken('unreadable')))
    return
  }
  try {
    const pieces = file.createReadStream({ autoClose: false })
    const report = await keeper.receive(pieces, originalName(prefixedName), prefixedName)
    if (report !== null) await moveToResults(folder, prefixedName, 'done', report)
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    await moveToResults(folder, prefixedName, 'refused', keeper.refusalOf(cause))
  } finally {
    await file.close()
  }
}

/** Errors that a retry cannot fix: a missing read permission, or a link or a socket instead of a file. */
const PERMANENT_ERRORS = new Set(['EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'EISDIR'])

/** Opens a file without blocking. @returns null for anything but a readable plain file */
async function openRegularFile(place: string): Promise<FileHandle | null> {
  try {
    const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    if ((await file.stat()).isFile()) return file
    await file.close()
    return null
  } catch (cause) {
    if (PERMANENT_ERRORS.has((cause as { code?: string }).code ?? '')) return null
    throw cause
  }
}

function shortened(name: string): string {
  const ending = extname(name)
  const stem = Buffer.from(name.slice(0, -ending.length)).subarray(0, MAX_STEM)
  // The cut can split the last character.
  return `${stem.toString().replace(/\uFFFD$/, '')}${ending}`
}

async function moveToResults(
  folder: string,
  prefixedName: string,
  where: 'done' | 'refused',
  report: string,
): Promise<void> {
  const place = await freePlace(join(folder, where), prefixedName)
  await writeWhole(`${place}.txt`, Buffer.from(report))
  await rename(join(folder, 'taking', prefixedName), place)
}

async function freePlace(folder: string, prefixedName: string): Promise<string> {
  const name = originalName(prefixedName)
  const own = join(folder, name)
  const isFree = (await lstatOrNull(own)) === null && (await lstatOrNull(`${own}.txt`)) === null
  const ending = extname(name)
  return isFree ? own : join(folder, `${name.slice(0, -ending.length)} ${prefixedName.slice(0, 16)}${ending}`)
}

/** Moves a file. @returns false when another server instance moved it first */
async function tryMove(from: string, to: string): Promise<boolean> {
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
