import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { KEYS_WITHIN, type Storage } from '../files/storage.ts'
import {
  COPIES,
  copyName,
  filePlace,
  FILES,
  FORMAT,
  isAhead,
  listCopies,
  type Manifest,
  type Piece,
  readManifest,
  timeOf,
  writeManifest,
} from './manifest.ts'
import { createSums, differingTables, type Line, type DumpHeader } from './rows.ts'
import type { Opener, Sealer } from './sealing.ts'
import type { BackupStore } from './store.ts'

const PIECE_CHARACTERS = 4_000_000
/** Age in ms from which an incomplete copy is deleted. A younger one may belong to a running process. */
const INCOMPLETE_MS = 24 * 60 * 60 * 1000
/**
 * Table of unclaimed files. An unclaimed file may be missing in a backup, because no other row refers to it.
 */
const LOOSE = 'public.loose_files'

export interface BackupParts {
  /** Rows of one consistent snapshot. No file is deleted until the snapshot is closed. */
  lines: AsyncIterable<Line>
  files: Storage
  store: BackupStore
  sealer: Sealer
  opener: Opener
  secret: Manifest['secret']
  program: string
  now: () => Date
}

export interface BackupDone {
  copy: string
  rows: number
  files: number
  newFiles: number
  missing: string[]
}

export class BackupBroken extends Error {
  override readonly name = 'BackupBroken'
}

/**
 * Makes a backup: rows, files, verification and, last, the manifest. A run without a manifest is no backup.
 * Files that an interrupted run copied are not copied again.
 * @throws BackupBroken when a file or the rows differ after reading them back
 */
export async function makeBackup(parts: BackupParts): Promise<BackupDone> {
  const { store, now } = parts
  const at = now()
  const known = await knownFiles(parts)
  await removeIncomplete(store, at)
  const copy = copyName(at, randomBytes(3).toString('hex'))
  const rows = await writeRows(copy, parts)
  const copied = await copyFiles(rows, known, parts)
  await readBackRows(rows, parts)
  const manifest: Manifest = {
    format: FORMAT,
    program: parts.program,
    madeAt: at.toISOString(),
    picture: rows.picture,
    tables: rows.tables,
    pieces: rows.pieces,
    files: copied.files,
    missing: copied.missing,
    secret: parts.secret,
  }
  await writeManifest(store, parts.sealer, copy, manifest)
  await readManifest(store, parts.opener, copy)
  return {
    copy,
    rows: rows.tables.reduce((sum, { rows: count }) => sum + count, 0),
    files: copied.files.length,
    newFiles: copied.fresh,
    missing: copied.missing,
  }
}

async function knownFiles({ store, opener }: BackupParts): Promise<Map<string, Piece>> {
  const last = (await listCopies(store)).whole.at(-1)
  if (last === undefined) return new Map()
  try {
    const { files } = await readManifest(store, opener, last)
    return new Map(files.map((file) => [file.name, file]))
  } catch {
    // The newest manifest cannot be read, for example because of another key. The files are then read and
    // hashed instead.
    return new Map()
  }
}

async function removeIncomplete(store: BackupStore, at: Date): Promise<void> {
  for (const copy of (await listCopies(store)).cut) {
    if (!isAhead(timeOf(copy), at.getTime()) && at.getTime() - timeOf(copy) < INCOMPLETE_MS) continue
    for (const name of (await store.list(`${COPIES}/${copy}`)).keys()) await store.remove(name)
  }
}

interface Written {
  picture: DumpHeader
  tables: Manifest['tables']
  pieces: Piece[]
  keys: Set<string>
  loose: Set<string>
}

async function writeRows(copy: string, { lines, store, sealer }: BackupParts): Promise<Written> {
  const sums = createSums()
  const pieces: Piece[] = []
  const [keys, loose] = [new Set<string>(), new Set<string>()]
  let picture: DumpHeader | null = null
  let waiting: string[] = []
  let characters = 0
  let table = ''
  async function put(): Promise<void> {
    const text = Buffer.from(waiting.join('\n'), 'utf8')
    const name = `${COPIES}/${copy}/rows-${String(pieces.length + 1).padStart(5, '0')}.age`
    await store.put(name, await sealer.close(gzipSync(text)))
    pieces.push({ name, bytes: text.length, sha256: hashOf(text) })
    ;[waiting, characters] = [[], 0]
  }
  for await (const line of lines) {
    sums.add(line)
    if (typeof line !== 'string' && 'picture' in line) picture = line.picture
    else if (typeof line !== 'string') table = line.table
    else for (const [key] of line.matchAll(KEYS_WITHIN)) (table === LOOSE ? loose : keys).add(key)
    const text = JSON.stringify(line)
    waiting.push(text)
    characters += text.length
    if (characters >= PIECE_CHARACTERS) await put()
  }
  if (waiting.length > 0) await put()
  if (picture === null) throw new BackupBroken('no rows')
  return { picture, tables: sums.tables(), pieces, keys, loose }
}

async function copyFiles({ keys, loose }: Written, known: ReadonlyMap<string, Piece>, parts: BackupParts) {
  const there = await parts.store.list(FILES)
  const files: Piece[] = []
  const missing: string[] = []
  let fresh = 0
  for (const key of new Set([...keys, ...loose])) {
    const isThere = there.has(filePlace(key))
    const before = isThere ? known.get(key) : undefined
    const file = before ?? (isThere ? await hashStored(key, parts) : await copyFile(key, parts))
    if (file !== null) files.push(file)
    else if (keys.has(key)) missing.push(key)
    if (file !== null && !isThere) fresh++
  }
  return { files, missing, fresh }
}

/** Copies a file and verifies the copy. @returns null for a missing file */
async function copyFile(key: string, { files, store, sealer, opener }: BackupParts): Promise<Piece | null> {
  const bytes = await files.get(key)
  if (bytes === null) return null
  const sha256 = hashOf(bytes)
  await store.put(filePlace(key), await sealer.close(bytes))
  if (hashOf(await openStored(filePlace(key), { store, opener })) !== sha256)
    throw new BackupBroken(filePlace(key))
  return { name: key, bytes: bytes.length, sha256 }
}

type Stored = Pick<BackupParts, 'store' | 'opener'>

/**
 * Reads back a file.
 * @throws BackupBroken naming a missing or different file, such as a truncated one; errors of the target
 */
export async function openStored(name: string, { store, opener }: Stored): Promise<Uint8Array> {
  const sealed = await store.get(name)
  if (sealed === null) throw new BackupBroken(name)
  try {
    return await opener.open(sealed)
  } catch (cause) {
    throw new BackupBroken(name, { cause })
  }
}

/**
 * Hashes a file that an earlier run copied without writing its manifest. Copies the file again if this server
 * cannot decrypt it (another key).
 */
async function hashStored(key: string, parts: BackupParts): Promise<Piece | null> {
  const sealed = await parts.store.get(filePlace(key))
  try {
    const bytes = await parts.opener.open(sealed ?? new Uint8Array())
    return { name: key, bytes: bytes.length, sha256: hashOf(bytes) }
  } catch {
    // Copies and verifies the file again after any failure.
    return copyFile(key, parts)
  }
}

async function readBackRows({ pieces, tables }: Written, parts: BackupParts): Promise<void> {
  const sums = createSums()
  for await (const line of linesOf(pieces, parts)) sums.add(line)
  const [table] = differingTables(sums.tables(), tables)
  if (table !== undefined) throw new BackupBroken(table)
}

/**
 * Yields the lines as written.
 * @throws BackupBroken naming the differing piece
 */
export async function* linesOf(pieces: readonly Piece[], stored: Stored): AsyncGenerator<Line> {
  for (const { name, sha256 } of pieces) {
    const text = gunzipSync(await openStored(name, stored))
    if (hashOf(text) !== sha256) throw new BackupBroken(name)
    for (const line of text.toString('utf8').split('\n')) yield JSON.parse(line) as Line
  }
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Deletes all but the newest copies, and the files that no copy names.
 * @returns the number of deleted copies, and whether files stay because they may be in use
 */
export async function removeOld(
  { store, opener }: Stored,
  keep: number,
): Promise<{ removed: number; filesStay: boolean }> {
  const { whole } = await listCopies(store)
  const old = whole.slice(0, Math.max(0, whole.length - keep))
  if (old.length === 0) return { removed: 0, filesStay: false }
  for (const copy of old) {
    // Deletes the manifest first: without it the copy is no backup, even after an interruption.
    await store.remove(`${COPIES}/${copy}/manifest.age`)
    for (const name of (await store.list(`${COPIES}/${copy}`)).keys()) await store.remove(name)
  }
  // Lists the files before the copies: files of a run that starts now are then not in the list.
  const places = [...(await store.list(FILES)).keys()]
  const { whole: left, cut } = await listCopies(store)
  // Keeps all files while a concurrent run may name some. Also keeps them when the list lacks known copies,
  // for example after a network error. Such a list does not prove that a file is unused.
  const isWhole = whole.slice(-keep).every((copy) => left.includes(copy))
  const named = cut.length === 0 && isWhole ? await namedFiles({ store, opener }, left) : null
  if (named === null) return { removed: old.length, filesStay: true }
  for (const place of places) if (!named.has(place)) await store.remove(place)
  return { removed: old.length, filesStay: false }
}

/**
 * Returns the files that these copies name. Returns null when a copy cannot be decrypted, because its files
 * are unknown.
 */
async function namedFiles({ store, opener }: Stored, copies: readonly string[]): Promise<Set<string> | null> {
  const named = new Set<string>()
  try {
    for (const copy of copies)
      for (const { name } of (await readManifest(store, opener, copy)).files) named.add(filePlace(name))
    return named
  } catch {
    // The copy was encrypted by another server, or before this server had a key. The command reports that.
    return null
  }
}
