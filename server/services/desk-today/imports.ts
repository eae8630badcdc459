import { type SQL, sql } from 'drizzle-orm'
import type { DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { DATA_KINDS } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { mayImport } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import { DISCARDED } from '../import-engine/arrivals.ts'
import { lateBefore, recentSince, work } from './count-work.ts'

interface Counted {
  waiting: number
  late: number
  failed: number
}

const NOTHING: Counted = { waiting: 0, late: 0, failed: 0 }

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`

/**
 * Condition for the imports `i` that only a person can continue; same rule as stateOf in
 * import-engine/wire-arrival.ts.
 */
const needsPerson = sql`(i.state = 'stopped' or (i.state = 'ready' and (not i.is_by_itself or i.waits_for is not null)))`

/**
 * Counts unfinished imports that need a person, and refused files of the last week. An accepted later file of
 * the same kind ends the count of a refused file.
 */
async function countFiles(tx: Tx, family: 'people' | 'data', now: Date, ofKinds: SQL, sameKind: SQL) {
  const imports = sql.identifier(`${family}_imports`)
  const arrivals = sql.identifier(`${family}_arrivals`)
  const [found] = await readRows<Counted>(
    tx,
    sql`select
      (select count(*) from ${imports} i where ${needsPerson} and ${ofKinds})::int as waiting,
      (select count(*) from ${imports} i where ${needsPerson} and ${ofKinds}
        and i.created_at < ${time(lateBefore(now))})::int as late,
      (select count(*) from ${arrivals} i where i.refusal <> ${DISCARDED} and ${ofKinds}
        and i.arrived_at > ${time(recentSince(now))}
        and not exists (select from ${arrivals} later where later.id > i.id and later.refusal is null
          and ${sameKind}))::int as failed`,
  )
  return found ?? NOTHING
}

export async function peopleFiles(tx: Tx, now: Date): Promise<DeskWorkCount> {
  return work('personas', await countFiles(tx, 'people', now, sql`true`, sql`true`))
}

export async function dataFiles(tx: Tx, user: User, now: Date): Promise<DeskWorkCount> {
  const kinds = DATA_KINDS.filter((kind) => mayImport(user, kind)).map((kind) => sql`${kind}`)
  const ofKinds = sql`i.kind in (${sql.join(kinds, sql`, `)})`
  return work('datos', await countFiles(tx, 'data', now, ofKinds, sql`later.kind = i.kind`))
}

/** A later file without refusals ends the count of refusals. */
export async function payrollFiles(tx: Tx, now: Date): Promise<DeskWorkCount> {
  const isStopped = sql`i.finished_at is null and i.is_stopped`
  const [found] = await readRows<Counted>(
    tx,
    sql`select
      (select count(*) from payroll_imports i where ${isStopped})::int as waiting,
      (select count(*) from payroll_imports i where ${isStopped}
        and i.started_at < ${time(lateBefore(now))})::int as late,
      (select count(*) from payroll_imports i where i.finished_at is not null
        and (i.refusal is not null or i.refused > 0) and i.started_at > ${time(recentSince(now))}
        and not exists (select from payroll_imports later where later.id > i.id and later.finished_at is not null
          and later.refusal is null and later.refused = 0))::int as failed`,
  )
  return work('nomina', found ?? NOTHING)
}

export async function waitingReceipts(tx: Tx, now: Date): Promise<DeskWorkCount> {
  const [found] = await readRows<{ waiting: number; late: number }>(
    tx,
    sql`select count(*)::int as waiting,
      count(*) filter (where received_at < ${time(lateBefore(now))})::int as late
      from payroll_receipts where state = 'waiting'`,
  )
  return work('recibos', found ?? NOTHING)
}
