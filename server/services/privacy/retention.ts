import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { RetentionAmount } from '#contract/privacy/privacy-desk.ts'
import { companyDate, companyTime } from '#domain/time/dates.ts'
import {
  type KeptReason,
  keptReasons,
  monthsBefore,
  type RetentionKind,
  retentionRulesOf,
} from '#domain/privacy/retention.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import {
  retentionBlocks as blocks,
  retentionHolds as holds,
  retentionRules as rules,
} from '../../db/schema/privacy.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { dropCopies } from './drop-copies.ts'
import { noteErasures } from './erasures.ts'
import {
  contentOf,
  filesAsArray,
  hasTermPassed,
  ownersOf,
  reasonOf,
  removalOf,
  type Source,
  type Term,
} from './retention-source.ts'
import { retentionSources } from './retention-sources.ts'

interface RetentionParts {
  db: Database
  files: FileRoom
  clock: Clock
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Time of the nightly run, in minutes after the company's midnight. */
const NIGHTLY_AT = 2 * 60 + 30
const BLOCKED_AT_ONCE = 200
const ERASED_AT_ONCE = 200

/**
 * Blocks data older than its term, and erases data that was blocked long enough. Each batch is one
 * transaction, so the next run continues after any failure. A term applies from the day after it was set,
 * which leaves a day to correct a mistake.
 * @returns time of the next run
 */
export async function applyTerms(parts: RetentionParts): Promise<Date> {
  const today = companyDate(parts.clock.now().getTime())
  const set = await parts.db
    .select({ kind: rules.kind, months: rules.months, ofEmployed: rules.ofEmployed, setAt: rules.setAt })
    .from(rules)
    .where(isNotNull(rules.months))
  // Order of the kinds: identity comes last, because it depends on a person's other data.
  const order = Object.keys(retentionSources)
  const faults: unknown[] = []
  for (const { kind, months, ofEmployed, setAt } of set.sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  )) {
    if (months === null || companyDate(setAt.getTime()) >= today) continue
    // A failure in one kind must not stop the other kinds.
    await applyTerm(parts, kind, { months, ofEmployed }).catch((cause: unknown) => faults.push(cause))
  }
  if (faults.length > 0) throw faults[0]
  return nextNight(parts.clock.now())
}

async function applyTerm(parts: RetentionParts, kind: RetentionKind, set: SetTerm): Promise<void> {
  for (const from of retentionSources[kind]) {
    // Continues after the last id, so that each row is checked once a night.
    let after: number | null = 0
    while (after !== null) after = await blockSome(parts, kind, from, set, after)
  }
  while (await eraseSome(parts, kind, set)) continue
}

function nextNight(now: Date): Date {
  const time = companyTime(now.getTime())
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const until = (NIGHTLY_AT - minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  return new Date(now.getTime() + until * MINUTE_MS)
}

interface SetTerm {
  months: number
  ofEmployed: boolean
}

const termOf = ({ months, ofEmployed }: SetTerm, now: Date): Term => ({
  before: monthsBefore(now, months),
  ofEmployed,
})

/** @returns the id to continue after; null without further rows, or if the retention period was changed */
async function blockSome(
  { db, files, clock }: RetentionParts,
  kind: RetentionKind,
  from: Source,
  set: SetTerm,
  after: number,
): Promise<number | null> {
  const now = clock.now()
  const term = termOf(set, now)
  return db.transaction(async (tx) => {
    await lockRuns(tx)
    if (!(await isStillSet(tx, kind, set))) return null
    // The row lock prevents reopening an account during its removal.
    const due = await readRows<{ id: number }>(
      tx,
      sql`select ${from.id}::float8 as id from ${from.table}
        where ${from.id} > ${after} and ${hasTermPassed(from, term)} and ${reasonOf(from, term)} is null
        order by ${from.id} limit ${BLOCKED_AT_ONCE} for update of ${from.table}`,
    )
    const last = due.at(-1)
    if (last === undefined) return null
    const ids = listOf(due.map(({ id }) => id))
    const done = await readRows<{ people: number[]; files: number }>(
      tx,
      sql`insert into ${blocks} (kind, source, row_id, content, file_keys, people, blocked_at)
        select ${kind}, ${from.name}, ${from.id}, ${contentOf(from)}, ${filesAsArray(from)}, ${ownersOf(from)},
          ${now.toISOString()}::timestamptz
        from ${from.table} where ${from.id} in (${ids})
        returning people, cardinality(file_keys) as files`,
    )
    for (const statement of removalOf(from, ids)) await tx.execute(statement)
    const people = new Set(done.flatMap((row) => row.people))
    if (retentionRulesOf[kind].isRead) await dropCopies(tx, files, [...people], now)
    await recordRemoval(tx, now, 'data-blocked', kind, {
      rows: done.length,
      people: people.size,
      files: done.reduce((sum, row) => sum + row.files, 0),
    })
    return due.length === BLOCKED_AT_ONCE ? last.id : null
  })
}

/** @returns whether more rows may be left */
async function eraseSome(
  { db, files, clock }: RetentionParts,
  kind: RetentionKind,
  set: SetTerm,
): Promise<boolean> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockRuns(tx)
    if (!(await isStillSet(tx, kind, set))) return false
    const expired = await tx
      .select({ id: blocks.id, source: blocks.source, rowId: blocks.rowId, keys: blocks.fileKeys })
      .from(blocks)
      .where(and(isOld(kind, now), sql`not ${isHeldBack}`))
      .limit(ERASED_AT_ONCE)
    if (expired.length === 0) return false
    const ids = expired.map(({ id }) => id)
    await tx.delete(blocks).where(inArray(blocks.id, ids))
    const keys = expired.flatMap((row) => row.keys)
    for (const key of keys) await files.release(tx, key, now)
    await noteErasures(tx, kind, expired, now)
    await recordRemoval(tx, now, 'data-erased', kind, { rows: expired.length, files: keys.length })
    return expired.length === ERASED_AT_ONCE
  })
}

const isOld = (kind: RetentionKind, now: Date) =>
  and(eq(blocks.kind, kind), lt(blocks.blockedAt, monthsBefore(now, retentionRulesOf[kind].blocked)))

const isHeldBack = sql`exists (select 1 from ${holds} h where h.ended_at is null and h.user_id = any(${blocks.people}))`

/** Checks the term again, because the term may have changed during the run. */
async function isStillSet(tx: Tx, kind: RetentionKind, { months, ofEmployed }: SetTerm): Promise<boolean> {
  const isSame = and(eq(rules.kind, kind), eq(rules.months, months), eq(rules.ofEmployed, ofEmployed))
  const found = await tx.select({ kind: rules.kind }).from(rules).where(isSame).for('share')
  return found.length > 0
}

const LOCK = 7_304_215

/**
 * Serializes runs. Two server instances would block the same rows, and a new hold must wait for the batch in
 * progress.
 */
export async function lockRuns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Returns a query for the ids, as one parameter. */
export function listOf(ids: readonly number[]): SQL {
  return sql`select unnest(${sql.param(`{${ids.join(',')}}`)}::int8[])`
}

export async function recordRemoval(
  tx: Tx,
  at: Date,
  event: 'data-blocked' | 'data-erased',
  kind: string,
  counts: Record<string, number>,
): Promise<void> {
  const details = { data: kind, ...counts }
  await recordEvent(tx, { kind: event, actorId: null, subjectId: null, address: '', details, at })
}

interface Found {
  reason: KeptReason | null
  people: number
  rows: number
  files: number
}

/**
 * Counts the rows that a term would block, with the job's own conditions. Also counts the rows that would
 * stay, by reason.
 */
export async function countDue(
  tx: Tx,
  kind: RetentionKind,
  set: SetTerm,
  now: Date,
): Promise<RetentionAmount> {
  const term = termOf(set, now)
  const found = await readRows<Found>(
    tx,
    // Counts each row without an account as one person.
    sql`select reason, count(distinct person)::int as people, count(*)::int as rows, sum(files)::int as files from (
      ${sql.join(
        retentionSources[kind].map(
          (from) => sql`select ${reasonOf(from, term)} as reason, cardinality(${filesAsArray(from)}) as files,
            coalesce((${ownersOf(from)})[1]::text, ${`${from.name} `} || ${from.id}) as person
          from ${from.table} where ${hasTermPassed(from, term)}`,
        ),
        sql` union all `,
      )}) found group by reason`,
  )
  const due = found.find(({ reason }) => reason === null)
  return {
    personas: due?.people ?? 0,
    datos: due?.rows ?? 0,
    archivos: due?.files ?? 0,
    retenidos: keptReasons.flatMap((motivo) => {
      const kept = found.find(({ reason }) => reason === motivo)
      return kept ? [{ motivo, datos: kept.rows, personas: kept.people }] : []
    }),
  }
}

export async function countBlocked(
  tx: Tx,
  kind: RetentionKind,
  now: Date,
): Promise<{ bloqueados: number; porBorrar: number }> {
  return {
    bloqueados: await tx.$count(blocks, eq(blocks.kind, kind)),
    porBorrar: await tx.$count(blocks, and(isOld(kind, now), sql`not ${isHeldBack}`)),
  }
}
