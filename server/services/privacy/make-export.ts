import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { EXPORT_KEPT_MS, EXPORT_PIECE_BYTES } from '#domain/privacy/exports.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { personalExportPieces as pieces, personalExports as exports } from '../../db/schema/privacy.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { describeFault, type Logger } from '../../log.ts'
import type { Services } from '../../facilities/services.ts'
import { notify } from '../notifications/notify.ts'
import { kindHead, missingPart, pageEnd, pageHead, sectionPage } from './page.ts'
import { nobodyYet, type ReadSection, readSection } from './read-section.ts'
import { sections } from './sections.ts'
import { zipInPieces } from './zip-pieces.ts'

export interface ExportParts {
  db: Database
  files: FileRoom
  clock: Clock
  log: Logger
  services: Pick<Services, 'jobs'>
  /** Aborted when the server stops: the current export is finished, and no other begins. */
  ending?: AbortSignal
  /** Only tests set this. */
  pieceBytes?: number
  atWorkMs?: number
}

/** Longer than reading and writing any one file takes; each piece renews the lease of the export. */
const LEASE_MS = 2 * 60_000
/** Maximum expected difference between the clocks of two server processes. */
const AHEAD_MS = 60 * 60_000
/** Maximum tries; after these the export has failed and can be requested again. */
const MOST_TRIES = 5
const AGAIN_MS = 60_000
const OVER_AT_ONCE = 50
/** Maximum time of one run, so that other jobs get their turn: a hundred exports on one day take minutes. */
const AT_WORK_MS = 8000

/** Thrown when another worker has restarted this export, or when it was given up. */
class Outrun extends Error {
  override readonly name = 'Outrun'
}

/**
 * Creates the requested exports one after the other, and releases the files of expired ones. If a server
 * process dies halfway, the worker that restarts its export releases its pieces.
 * @returns when the next run is needed
 */
export async function makeExports(parts: ExportParts): Promise<Date | null> {
  const until = performance.now() + (parts.atWorkMs ?? AT_WORK_MS)
  const isOver = () => parts.ending?.aborted === true || performance.now() > until
  let isMore = isOver()
  while (!isMore) {
    const begun = await begin(parts)
    if (begun === null) break
    try {
      await make(parts, begun)
    } catch (cause) {
      if (!(cause instanceof Outrun)) {
        parts.log.error(describeFault(cause), 'an export of personal data failed')
        await giveBack(parts, begun)
      }
    }
    isMore = isOver()
  }
  await endOver(parts)
  return isMore ? parts.clock.now() : nextDue(parts)
}

/** Frees the leases of a dead process. Call it only where no other process can be running. */
export async function takeBackExports(db: Database): Promise<void> {
  await db.update(exports).set({ leasedUntil: null }).where(isNotNull(exports.leasedUntil))
}

interface Begun {
  id: number
  userId: number
  tries: number
}

async function begin({ db, files, clock }: ExportParts): Promise<Begun | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    // Exports that no worker holds: without a lease, with an expired one, or with one so long that it was set by
    // a clock that ran ahead.
    const ahead = new Date(now.getTime() + AHEAD_MS)
    const free = or(
      isNull(exports.leasedUntil),
      lte(exports.leasedUntil, now),
      gt(exports.leasedUntil, ahead),
    )
    const given = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(eq(exports.state, 'waiting'), free, gte(exports.tries, MOST_TRIES)))
      .for('update', { skipLocked: true })
    for (const { id } of given) {
      await releasePieces(tx, files, id, now)
      await tx.update(exports).set({ state: 'failed', leasedUntil: null }).where(eq(exports.id, id))
    }
    const [row] = await tx
      .select({ id: exports.id, userId: exports.userId, tries: exports.tries })
      .from(exports)
      .where(and(eq(exports.state, 'waiting'), free))
      .orderBy(asc(exports.askedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    await releasePieces(tx, files, row.id, now)
    const tries = row.tries + 1
    const leasedUntil = new Date(now.getTime() + LEASE_MS)
    await tx.update(exports).set({ tries, leasedUntil }).where(eq(exports.id, row.id))
    return { ...row, tries }
  })
}

async function make(parts: ExportParts, begun: Begun): Promise<void> {
  const { db, clock } = parts
  const [person] = await db
    .select({ name: users.name, employeeId: users.employeeId })
    .from(users)
    .where(eq(users.id, begun.userId))
  if (!person) throw new Outrun()
  let number = 0
  let bytes = 0
  const zip = zipInPieces(parts.pieceBytes ?? EXPORT_PIECE_BYTES, async (piece) => {
    number += 1
    bytes += piece.length
    await keepPiece(parts, begun, number, piece)
  })
  const who = { userId: begun.userId, employeeId: person.employeeId }
  const page: string[] = []
  const files: ReadSection['files'] = []
  async function* data(): AsyncIterable<string> {
    const people = nobodyYet()
    let kind: string | null = null
    yield '{'
    for (const [at, section] of sections.entries()) {
      const read = await readSection(db, section, who, people)
      files.push(...read.files)
      if (section.kind !== kind) page.push(kindHead(section.kind))
      kind = section.kind
      page.push(sectionPage(read))
      // Two sections may read the same table.
      const name =
        sections.findIndex(({ table }) => table === section.table) === at ? read.table : `${read.table}_2`
      yield `${at === 0 ? '' : ','}\n${JSON.stringify(name)}: ${JSON.stringify(read.rows, null, 1)}`
    }
    yield '\n}\n'
  }
  await zip.text('datos.json', data())
  const used = new Set<string>()
  const missing: string[] = []
  for (const { key, name } of files) {
    const content = await parts.files.read(key)
    const free = freeName(name, used)
    // The file is missing, or was replaced and its new version will be in the next export. The page lists it
    // as missing.
    if (content === null) missing.push(free)
    else await zip.file(free, content)
  }
  if (missing.length > 0)
    parts.log.warn({ missing: missing.length }, 'files of an export are missing from the storage')
  // The page comes last, so that it can list the missing files.
  await zip.text('LEEME.html', [pageHead(person.name, clock.now()), missingPart(missing), ...page, pageEnd])
  await zip.end()
  await finish(parts, begun, { bytes, missing: missing.length })
}

function freeName(name: string, used: Set<string>): string {
  let free = name
  for (let copy = 2; used.has(free); copy++) free = name.replace(/(\.[^./]+)?$/, `_${copy}$1`)
  used.add(free)
  return free
}

async function keepPiece(
  { db, files, clock }: ExportParts,
  begun: Begun,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  const now = clock.now()
  const key = await files.keep(bytes, now)
  try {
    await db.transaction(async (tx) => {
      await stillMine(tx, begun, { leasedUntil: new Date(now.getTime() + LEASE_MS) })
      await files.claim(tx, key)
      await tx.insert(pieces).values({ exportId: begun.id, number, fileKey: key, bytes: bytes.length })
    })
  } catch (cause) {
    await files.drop(key)
    throw cause
  }
}

/** @throws Outrun when another worker has the export now */
async function stillMine(
  tx: Tx,
  { id, tries }: Begun,
  set: Partial<typeof exports.$inferInsert>,
): Promise<void> {
  const rows = await tx
    .update(exports)
    .set(set)
    .where(and(eq(exports.id, id), eq(exports.state, 'waiting'), eq(exports.tries, tries)))
    .returning({ id: exports.id })
  if (rows.length === 0) throw new Outrun()
}

/**
 * Marks the export as ready and notifies the person, who may have left the screen. The notification contains
 * none of the data.
 */
async function finish(
  { db, clock, services }: ExportParts,
  begun: Begun,
  made: { bytes: number; missing: number },
): Promise<void> {
  const readyAt = clock.now()
  const endsAt = new Date(readyAt.getTime() + EXPORT_KEPT_MS)
  await db.transaction(async (tx) => {
    await stillMine(tx, begun, { state: 'ready', readyAt, endsAt, ...made, leasedUntil: null })
    const told = { kind: 'own-data-ready', ref: '', key: String(begun.id) } as const
    await notify({ tx, clock, services }, { ...told, to: { userIds: [begun.userId] } })
  })
}

/** Delays the export by a minute; the next run releases the pieces written so far. */
async function giveBack({ db, clock }: ExportParts, { id, tries }: Begun): Promise<void> {
  const leasedUntil = new Date(clock.now().getTime() + AGAIN_MS)
  await db
    .update(exports)
    .set({ leasedUntil })
    .where(and(eq(exports.id, id), eq(exports.tries, tries)))
}

async function endOver({ db, files, clock }: ExportParts): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const over = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(eq(exports.state, 'ready'), lte(exports.endsAt, now)))
      .limit(OVER_AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of over) await endExport(tx, files, id, now)
  })
}

/** Releases the files; the request itself stays on record. */
export async function endExport(tx: Tx, files: FileRoom, id: number, now: Date): Promise<void> {
  await releasePieces(tx, files, id, now)
  await tx.update(exports).set({ state: 'over' }).where(eq(exports.id, id))
}

async function releasePieces(tx: Tx, files: FileRoom, id: number, now: Date): Promise<void> {
  const gone = await tx.delete(pieces).where(eq(pieces.exportId, id)).returning({ key: pieces.fileKey })
  for (const { key } of gone) await files.release(tx, key, now)
}

async function nextDue({ db }: ExportParts): Promise<Date | null> {
  const at = sql<
    string | null
  >`min(case ${exports.state} when 'waiting' then ${exports.leasedUntil} else ${exports.endsAt} end)`
  const [row] = await db
    .select({ at })
    .from(exports)
    .where(or(eq(exports.state, 'waiting'), eq(exports.state, 'ready')))
  return row?.at ? new Date(row.at) : null
}
