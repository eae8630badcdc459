import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { RetentionAmount } from '#contract/privacy-desk.ts'
import { companyDate, companyTime } from '#domain/dates.ts'
import { BLOCKED_MONTHS, monthsBefore, type RetentionKind } from '#domain/privacy/retention.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { readRows } from '../../db/read-rows.ts'
import { retentionBlocks as blocks, retentionRules as rules } from '../../db/schema/privacy.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { retentionPlans } from './retention-kinds.ts'

interface RetentionParts {
  db: Database
  files: FileRoom
  clock: Clock
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Of the company's night. */
const NIGHTLY_AT = 2 * 60 + 30
/** Files of a batch are released one by one. */
const ERASED_AT_ONCE = 200

/**
 * Blocks what is older than its term, and erases what has been blocked long enough: batch by batch, each whole in a transaction
 * with its count in the record, so whatever breaks it off, the next run goes on. A term counts from the day after it was set:
 * whoever mistyped has the rest of the day.
 * @returns when it runs again
 */
export async function keepTerms(parts: RetentionParts): Promise<Date> {
  const today = companyDate(parts.clock.now().getTime())
  const set = await parts.db
    .select({ kind: rules.kind, months: rules.months, setAt: rules.setAt })
    .from(rules)
    .where(isNotNull(rules.months))
  const faults: unknown[] = []
  for (const { kind, months, setAt } of set) {
    if (months === null || companyDate(setAt.getTime()) >= today) continue
    // A kind that can't be kept, such as a row that was brought back by hand beside its block, keeps no other from it.
    try {
      while (await blockSome(parts, kind, months)) continue
      while (await eraseSome(parts, kind)) continue
    } catch (cause) {
      faults.push(cause)
    }
  }
  if (faults.length > 0) throw faults[0]
  return nextNight(parts.clock.now())
}

function nextNight(now: Date): Date {
  const time = companyTime(now.getTime())
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const until = (NIGHTLY_AT - minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  return new Date(now.getTime() + until * MINUTE_MS)
}

interface Due {
  id: number
  person: number
  file: string | null
}

/** @returns whether there may be more */
async function blockSome(
  { db, clock }: RetentionParts,
  kind: RetentionKind,
  months: number,
): Promise<boolean> {
  const plan = retentionPlans[kind]
  const now = clock.now()
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const due = await readRows<Due>(
      tx,
      sql`select * from (${plan.due(now, months)}) due order by id limit ${plan.batch}`,
    )
    if (due.length === 0) return false
    const content = await readRows<{ id: number; content: Record<string, unknown[]> }>(
      tx,
      sql`select due.id, ${plan.content(sql`due.id`)} as content from (${listOf(due)}) due`,
    )
    const byId = new Map(content.map((row) => [row.id, row.content]))
    await tx.insert(blocks).values(
      due.map(({ id, file }) => ({
        kind,
        rowId: id,
        content: byId.get(id) ?? {},
        fileKeys: file === null ? [] : [file],
        blockedAt: now,
      })),
    )
    for (const statement of plan.remove(sql`select id from (${listOf(due)}) due`)) await tx.execute(statement)
    await record(tx, now, 'data-blocked', kind, {
      rows: due.length,
      people: new Set(due.map(({ person }) => person)).size,
      files: due.filter(({ file }) => file !== null).length,
    })
    return due.length === plan.batch
  })
}

/** @returns whether there may be more */
async function eraseSome({ db, files, clock }: RetentionParts, kind: RetentionKind): Promise<boolean> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const old = and(eq(blocks.kind, kind), lt(blocks.blockedAt, monthsBefore(now, BLOCKED_MONTHS[kind])))
    const over = await tx
      .select({ id: blocks.rowId, keys: blocks.fileKeys })
      .from(blocks)
      .where(old)
      .limit(ERASED_AT_ONCE)
    if (over.length === 0) return false
    const ids = over.map(({ id }) => id)
    await tx.delete(blocks).where(and(eq(blocks.kind, kind), inArray(blocks.rowId, ids)))
    const keys = over.flatMap((row) => row.keys)
    // The sweep removes their bytes, from the folder or the bucket, a minute later.
    for (const key of keys) await files.release(tx, key, now)
    await record(tx, now, 'data-erased', kind, { rows: over.length, files: keys.length })
    return over.length === ERASED_AT_ONCE
  })
}

const LOCK = 7_304_215

/** Two copies of the server would block the same rows. */
async function oneAtATime(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

function listOf(due: readonly Due[]) {
  return sql`select unnest(${sql.param(`{${due.map(({ id }) => id).join(',')}}`)}::int[]) as id`
}

async function record(
  tx: Tx,
  at: Date,
  event: 'data-blocked' | 'data-erased',
  kind: RetentionKind,
  counts: Record<string, number>,
): Promise<void> {
  const details = { data: kind, ...counts }
  await recordEvent(tx, { kind: event, actorId: null, subjectId: null, address: '', details, at })
}

/** What would be blocked with that term: the very rows that the job takes. */
export async function countDue(
  tx: Tx,
  kind: RetentionKind,
  months: number,
  now: Date,
): Promise<RetentionAmount> {
  const [row] = await readRows<RetentionAmount>(
    tx,
    sql`select count(distinct person)::int as personas, count(*)::int as datos, count(file)::int as archivos
      from (${retentionPlans[kind].due(now, months)}) due`,
  )
  return row ?? { personas: 0, datos: 0, archivos: 0 }
}

export async function countBlocked(
  tx: Tx,
  kind: RetentionKind,
  now: Date,
): Promise<{ bloqueados: number; porBorrar: number }> {
  const isKind = eq(blocks.kind, kind)
  const old = lt(blocks.blockedAt, monthsBefore(now, BLOCKED_MONTHS[kind]))
  return {
    bloqueados: await tx.$count(blocks, isKind),
    porBorrar: await tx.$count(blocks, and(isKind, old)),
  }
}
