import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Clock } from '../clock.ts'
import { describeFault, type Logger } from '../log.ts'
import { FileNotTaken } from './arriving-file.ts'
import { writeWhole } from './storage.ts'

const EVERY_MS = 5000
/** Laid in `taking` and not known to the database: whoever laid it there has died since. */
const LEFT_MS = 120_000
/** Clocks of two machines may differ so much. */
const AHEAD_MS = 60 * 60_000
const MOST_AT_ONCE = 50
const FOLDERS = ['taking', 'done', 'refused'] as const
/** In front of a name in `taking`: two files of one name may come behind each other. */
const MARK = /^[\da-f]{16}-/
/** Bytes of a name without its ending; a name has 255. */
const MOST_STEM = 180

/** What an importer does with the files of its folder. */
export interface FolderKeeper {
  wanted: RegExp
  /** Whether the database knows it by its marked name. */
  isKnown(marked: string): Promise<boolean>
  /** @returns what is said of one that lies here already under another name; else null @throws FileNotTaken */
  receive(pieces: AsyncIterable<Uint8Array>, name: string, marked: string): Promise<string | null>
  /** Report of one that is none. */
  refusalOf(cause: FileNotTaken): string
  /** Lays the next one that was read aside, while its row is held; false when there is none. */
  layNext(lay: LayDown): Promise<boolean>
}

export type LayDown = (marked: string, where: 'done' | 'refused', report: string) => Promise<void>

export interface FolderParts {
  clock: Clock
  log: Logger
  /** What the look before has seen of each file; a file that is still being written changes. */
  seen: Map<string, string>
}

/**
 * Takes files out of a watched folder once they are complete: the same at two looks behind each other. Each is moved into
 * `taking` first, which one copy of the server alone can do, and once it was read into `done` or `refused` with its report
 * beside. A kill at any moment leaves it in one of these places, and the next look goes on.
 * @returns when to look again
 */
export async function watchOver(folder: string, keeper: FolderKeeper, parts: FolderParts): Promise<Date> {
  const warned: OrWarned = (step) => orWarned(parts.log, step)
  // Such as a share that is away: it is looked at again.
  await warned(async () => {
    await preparePlaces(folder)
    await warned(() => layAllDown(folder, keeper))
    await warned(() => takeLeftOnes(folder, keeper, warned))
    await warned(() => takeComplete(folder, keeper, parts.seen, warned))
  })
  // A time that all looks have in common, so that their jobs become one.
  return new Date((Math.floor(parts.clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
}

type OrWarned = (step: () => Promise<void>) => Promise<void>

/** One file, or one step, that can't be dealt with keeps no other waiting. */
export async function orWarned(log: Logger, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (cause) {
    log.warn(describeFault(cause), 'the watched folder could not be dealt with')
  }
}

/** Its own name. */
export function plainMark(marked: string): string {
  return marked.replace(MARK, '')
}

/** @throws when one of them is a link: what is laid there would land somewhere else */
async function preparePlaces(folder: string): Promise<void> {
  for (const name of FOLDERS) {
    const place = join(folder, name)
    await mkdir(place, { recursive: true })
    if (!(await lstat(place)).isDirectory()) throw new Error(`${name} in the watched folder is no folder`)
  }
}

/** What was read goes to its place. */
export async function layAllDown(folder: string, keeper: FolderKeeper): Promise<void> {
  const lay: LayDown = async (marked, where, report) => {
    // Else it was moved before a kill.
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
    await orWarned(async () => {
      if (await moved(join(folder, name), join(folder, 'taking', marked))) await take(folder, keeper, marked)
    })
  }
}

async function takeLeftOnes(folder: string, keeper: FolderKeeper, orWarned: OrWarned): Promise<void> {
  for (const marked of (await readdir(join(folder, 'taking'))).filter((each) => MARK.test(each))) {
    const stats = await lstatOrNull(join(folder, 'taking', marked))
    // When it was moved, whatever its own date says.
    if (stats === null) continue
    const sinceMs = Date.now() - stats.ctimeMs
    // Moved while a clock ran ahead, that was set right since: it would lie there until then.
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
  const stem = Buffer.from(name.slice(0, -ending.length)).subarray(0, MOST_STEM)
  // Half a letter at its end is none.
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

/** Its own name, or, where another file of that name lies there, with its mark behind. */
async function freePlace(folder: string, marked: string): Promise<string> {
  const name = plainMark(marked)
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
