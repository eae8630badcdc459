import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mustConfirmLeavers } from '#domain/people-import/file/limits.ts'
import { type Caution, countCautions, type RowEffect } from '#domain/people-import/identity/cautions.ts'
import type { Tx } from '../../../db/connection.ts'
import { readRows } from '../../../db/read-rows.ts'
import { peopleArrivals, peopleImportRows } from '../../../db/schema/imports/people-import.ts'
import { employees, users } from '../../../db/schema/people.ts'
import { holdAdministrators, holdsAny } from '../../../identity/roles.ts'
import { revokedKeys } from '../../import-engine/refuse-revoked.ts'
import type { PeopleRun } from '../../import-engine/tables.ts'
import { isOverWeek, leaversOfWeek } from './leavers-of-week.ts'
import type { LoadedWorld } from './world.ts'

type Wait = PeopleRun['waitsFor']

/** Returns why an unattended import with certain columns must wait for an administrator, or null. */
export async function reasonToWait(tx: Tx, run: PeopleRun): Promise<Wait> {
  if (mustConfirmLeavers(run.counts.baja ?? 0, run.people) || (await endsRoles(tx, run.id))) return 'leavers'
  if ((await tx.$count(peopleImportRows, changesField(run.id, 'correo'))) > 0) return 'mails'
  if ((await tx.$count(peopleImportRows, changesField(run.id, 'lider'))) > 0) return 'leaders'
  const leader = sql<string>`${peopleImportRows.wanted} -> 'facts' ->> 'lider'`
  const named = await tx
    .selectDistinct({ leader })
    .from(peopleImportRows)
    .where(
      and(eq(peopleImportRows.importId, run.id), eq(peopleImportRows.kind, 'nueva'), sql`${leader} <> ''`),
    )
  const leaders = named.map((each) => each.leader)
  if (await makesLeader(tx, leaders)) return 'leaders'
  const caution = firstCaution(run.counts)
  if (caution !== null) return caution
  if (isOverWeek(run, run.counts.baja ?? 0, run.counts.weekLeavers ?? 0)) return 'week'
  const administrators = await holdAdministrators(tx)
  if (await isOfRevokedKey(tx, run.id)) return 'author'
  return run.userId !== null && administrators.includes(run.userId) ? null : 'author'
}

/** Returns why rows of an unattended import must wait. The people may have changed since the check. */
export async function reasonInRows(
  tx: Tx,
  run: PeopleRun,
  rows: readonly RowEffect[],
  { reach, now }: Pick<LoadedWorld, 'reach'> & { now: Date },
): Promise<Wait> {
  if (rows.some(({ kind, known }) => kind === 'baja' && known?.hasRole === true)) return 'leavers'
  const changes = rows.flatMap((row) => (row.kind === 'cambia' || row.kind === 'regresa' ? row.changes : []))
  if (changes.some(({ field }) => field === 'correo')) return 'mails'
  if (changes.some(({ field }) => field === 'lider')) return 'leaders'
  const leaders = rows
    .map(({ kind, wanted }) => (kind === 'nueva' ? (wanted.facts.lider ?? '') : ''))
    .filter((leader) => leader !== '')
  if (await makesLeader(tx, leaders)) return 'leaders'
  const caution = firstCaution(countCautions(rows, reach))
  if (caution !== null) return caution
  const leavers = rows.filter(({ kind }) => kind === 'baja').length
  if (leavers === 0) return null
  const ofFile = leavers + (run.imported.baja ?? 0)
  return isOverWeek(run, ofFile, await leaversOfWeek(tx, run.id, now)) ? 'week' : null
}

function firstCaution(counts: Partial<Record<Caution, number>>): 'identity' | 'reach' | 'returns' | null {
  const reasons = ['identity', 'reach', 'returns'] as const
  return reasons.find((reason) => (counts[reason] ?? 0) > 0) ?? null
}

const changesField = (importId: number, field: 'correo' | 'lider') =>
  and(
    eq(peopleImportRows.importId, importId),
    inArray(peopleImportRows.kind, ['cambia', 'regresa']),
    sql`${peopleImportRows.changes} @> ${JSON.stringify([{ field }])}::jsonb`,
  )

const bare = (number: SQL) => sql`regexp_replace(${number}, '^0+(?=.)', '')`

/** The end of a role needs a second administrator. */
async function endsRoles(tx: Tx, importId: number): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`select 1 from ${peopleImportRows} r
      join ${employees} on ${bare(sql`${employees.number}`)} = ${bare(sql`r.wanted ->> 'numero'`)}
      join ${users} on ${users.employeeId} = ${employees.id}
      where r.import_id = ${importId} and r.kind = 'baja' and ${holdsAny(users.id)}
      limit 1`,
  )
  return rows.length > 0
}

/**
 * Returns whether new people get a leader who leads nobody yet. Leaders decide requests, so a file's sender
 * could otherwise appoint an accomplice.
 */
async function makesLeader(tx: Tx, numbers: readonly string[]): Promise<boolean> {
  if (numbers.length === 0) return false
  const rows = await readRows(
    tx,
    sql`select 1 from jsonb_array_elements_text(${JSON.stringify([...new Set(numbers)])}::jsonb) as named (leader)
      where not exists (
        select 1 from ${employees} leader join ${employees} led on led.leader_id = leader.id
        join ${users} u on u.employee_id = led.id and u.closed_at is null
        where ${bare(sql`leader.number`)} = ${bare(sql`named.leader`)}
      )
      limit 1`,
  )
  return rows.length > 0
}

export async function isOfRevokedKey(tx: Tx, importId: number): Promise<boolean> {
  const isOfImport = and(
    eq(peopleArrivals.importId, importId),
    inArray(peopleArrivals.keyId, revokedKeys(tx)),
  )
  return (await tx.$count(peopleArrivals, isOfImport)) > 0
}
