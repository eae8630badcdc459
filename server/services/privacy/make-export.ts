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
import { emptyPeople, type ReadSection, readSection } from './read-section.ts'
import { sections } from './sections.ts'
import { zipInPieces } from './zip-pieces.ts'

export interface ExportParts {
  db: Database
  files: FileRoom
  clock: Clock
  log: Logger
  services: Pick<Services, 'jobs'>
  /** Aborted when the server stops. The current export is still finished. */
  ending?: AbortSignal
  /** Size of a piece in bytes; only tests set it. */
  pieceBytes?: number
  atWorkMs?: number
}

/** Lease in ms, longer than reading and writing any single file takes. Each piece renews the lease. */
const LEASE_MS = 2 * 60_000
const MAX_CLOCK_SKEW_MS = 60 * 60_000
const MAX_TRIES = 5
const RETRY_MS = 60_000
const EXPIRED_PER_RUN = 50
const MAX_RUN_MS = 8000

class LeaseLost extends Error {
  override readonly name = 'Outrun'
}

/**
 * Creates the requested exports one after the other, and releases the files of expired exports. If a server
 * instance dies halfway, the worker that restarts an export releases the export's earlier pieces.
 * @returns time of the next run
 */
export async function makeExports(parts: ExportParts): Promise<Date | null> {
  const until = performance.now() + (parts.atWorkMs ?? MAX_RUN_MS)
  const mustStop = () => parts.ending?.aborted === true || performance.now() > until
  let isTimeUp = mustStop()
  while (!isTimeUp) {
    const started = await begin(parts)
    if (started === null) break
    try {
      await make(parts, started)
    } catch (cause) {
      if (!(cause instanceof LeaseLost)) {
        parts.log.error(describeFault(cause), 'an export of personal data failed')
        await releaseLease(parts, started)
      }
    }
    isTimeUp = mustStop()
  }
  await endExpired(parts)
  return isTimeUp ? parts.clock.now() : nextDue(parts)
}

/** Frees the leases of a dead process. Call this only where no other process can be running. */
export async function freeExportLeases(db: Database): Promise<void> {
  await db.update(exports).set({ leasedUntil: null }).where(isNotNull(exports.leasedUntil))
}

interface StartedExport {
  id: number
  userId: number
  tries: number
}

async function begin({ db, files, clock }: ExportParts): Promise<StartedExport | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    // Exports without a lease, or with an expired lease. An overlong lease counts as expired, because a fast
    // clock has set it.
    const ahead = new Date(now.getTime() + MAX_CLOCK_SKEW_MS)
    const free = or(
      isNull(exports.leasedUntil),
      lte(exports.leasedUntil, now),
      gt(exports.leasedUntil, ahead),
    )
    const failed = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(eq(exports.state, 'waiting'), free, gte(exports.tries, MAX_TRIES)))
      .for('update', { skipLocked: true })
    for (const { id } of failed) {
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

async function make(parts: ExportParts, started: StartedExport): Promise<void> {
  const { db, clock } = parts
  const [person] = await db
    .select({ name: users.name, employeeId: users.employeeId })
    .from(users)
    .where(eq(users.id, started.userId))
  if (!person) throw new LeaseLost()
  let number = 0
  let bytes = 0
  const zip = zipInPieces(parts.pieceBytes ?? EXPORT_PIECE_BYTES, async (piece) => {
    number += 1
    bytes += piece.length
    await storePiece(parts, started, number, piece)
  })
  const who = { userId: started.userId, employeeId: person.employeeId }
  const page: string[] = []
  const files: ReadSection['files'] = []
  async function* data(): AsyncIterable<string> {
    const people = emptyPeople()
    let kind: string | null = null
    yield '{'
    for (const [at, section] of sections.entries()) {
      const read = await readSection(db, section, who, people)
      files.push(...read.files)
      if (section.kind !== kind) page.push(kindHead(section.kind))
      kind = section.kind
      page.push(sectionPage(read))
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
    // The file is missing, or was replaced in the meantime. The page lists the file as missing.
    if (content === null) missing.push(free)
    else await zip.file(free, content)
  }
  if (missing.length > 0)
    parts.log.warn({ missing: missing.length }, 'files of an export are missing from the storage')
  // The page comes last, because it lists the missing files.
  await zip.text('LEEME.html', [pageHead(person.name, clock.now()), missingPart(missing), ...page, pageEnd])
  await zip.end()
  await finish(parts, started, { bytes, missing: missing.length })
}

function freeName(name: string, used: Set<string>): string {
  let free = name
  for (let copy = 2; used.has(free); copy++) free = name.replace(/(\.[^./]+)?$/, `_${copy}$1`)
  used.add(free)
  return free
}

async function storePiece(
  { db, files, clock }: ExportParts,
  started: StartedExport,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  const now = clock.now()
  const key = await files.keep(bytes, now)
  try {
    await db.transaction(async (tx) => {
      await requireLease(tx, started, { leasedUntil: new Date(now.getTime() + LEASE_MS) })
      await files.claim(tx, key)
      await tx.insert(pieces).values({ exportId: started.id, number, fileKey: key, bytes: bytes.length })
    })
  } catch (cause) {
    await files.drop(key)
    throw cause
  }
}

/** @throws LeaseLost if the export was restarted or has failed */
async function requireLease(
  tx: Tx,
  { id, tries }: StartedExport,
  set: Partial<typeof exports.$inferInsert>,
): Promise<void> {
  const rows = await tx
    .update(exports)
    .set(set)
    .where(and(eq(exports.id, id), eq(exports.state, 'waiting'), eq(exports.tries, tries)))
    .returning({ id: exports.id })
  if (rows.length === 0) throw new LeaseLost()
}

async function finish(
  { db, clock, services }: ExportParts,
  started: StartedExport,
  made: { bytes: number; missing: number },
): Promise<void> {
  const readyAt = clock.now()
  const endsAt = new Date(readyAt.getTime() + EXPORT_KEPT_MS)
  await db.transaction(async (tx) => {
    await requireLease(tx, started, { state: 'ready', readyAt, endsAt, ...made, leasedUntil: null })
    const notification = { kind: 'own-data-ready', ref: '', key: String(started.id) } as const
    await notify({ tx, clock, services }, { ...notification, to: { userIds: [started.userId] } })
  })
}

async function releaseLease({ db, clock }: ExportParts, { id, tries }: StartedExport): Promise<void> {
  const leasedUntil = new Date(clock.now().getTime() + RETRY_MS)
  await db
    .update(exports)
    .set({ leasedUntil })
    .where(and(eq(exports.id, id), eq(exports.tries, tries)))
}

async function endExpired({ db, files, clock }: ExportParts): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(eq(exports.state, 'ready'), lte(exports.endsAt, now)))
      .limit(EXPIRED_PER_RUN)
      .for('update', { skipLocked: true })
    for (const { id } of expired) await endExport(tx, files, id, now)
  })
}

/** Releases the pieces of an export. Its row stays as the record of the request. */
export async function endExport(tx: Tx, files: FileRoom, id: number, now: Date): Promise<void> {
  await releasePieces(tx, files, id, now)
  await tx.update(exports).set({ state: 'over' }).where(eq(exports.id, id))
}

async function releasePieces(tx: Tx, files: FileRoom, id: number, now: Date): Promise<void> {
  const deleted = await tx.delete(pieces).where(eq(pieces.exportId, id)).returning({ key: pieces.fileKey })
  for (const { key } of deleted) await files.release(tx, key, now)
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
