import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mustConfirmLeavers } from '#domain/people-import/limits.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { peopleArrivals, peopleImportRows } from '../../db/schema/imports/people-import.ts'
import { employees, users } from '../../db/schema/people.ts'
import { holdAdministrators } from '../../identity/roles.ts'
import { revokedKeys } from '../import-engine/refuse-revoked.ts'
import type { PeopleRun } from '../import-engine/tables.ts'

/** Returns why an unattended import with sure columns must wait for an administrator; null if it may start. */
export async function reasonToWait(tx: Tx, run: PeopleRun): Promise<PeopleRun['waitsFor']> {
  if (mustConfirmLeavers(run.counts.baja ?? 0, run.people)) return 'leavers'
  if ((await tx.$count(peopleImportRows, changesMail(run.id))) > 0) return 'mails'
  if (await makesLeader(tx, run.id)) return 'leaders'
  const administrators = await holdAdministrators(tx)
  if (await isOfRevokedKey(tx, run.id)) return 'author'
  return run.userId !== null && administrators.includes(run.userId) ? null : 'author'
}

/**
 * Condition for rows that set the email address of an existing account, where a new password could be sent.
 */
const changesMail = (importId: number) =>
  and(
    eq(peopleImportRows.importId, importId),
    inArray(peopleImportRows.kind, ['cambia', 'regresa']),
    sql`${peopleImportRows.changes} @> '[{"field":"correo"}]'::jsonb`,
  )

/**
 * Returns whether the file gives a person a leader who leads nobody yet. Leaders decide requests, so the sender
 * of a file could otherwise appoint an accomplice. New people count, too: an invented one would make the
 * accomplice a leader for the next file.
 */
async function makesLeader(tx: Tx, importId: number): Promise<boolean> {
  const bare = (number: SQL) => sql`regexp_replace(${number}, '^0+(?=.)', '')`
  const rows = await readRows(
    tx,
    sql`select 1 from (
        select c->>'to' as leader from ${peopleImportRows} r, jsonb_array_elements(r.changes) c
        where r.import_id = ${importId} and r.kind in ('cambia', 'regresa') and c->>'field' = 'lider'
        union select r.wanted->'facts'->>'lider' from ${peopleImportRows} r
        where r.import_id = ${importId} and r.kind = 'nueva'
      ) named
      where leader <> '' and not exists (
        select 1 from ${employees} leader join ${employees} led on led.leader_id = leader.id
        join ${users} u on u.employee_id = led.id and u.closed_at is null
        where ${bare(sql`leader.number`)} = ${bare(sql`named.leader`)}
      )
      limit 1`,
  )
  return rows.length > 0
}

/** Checks whether the key that sent the file was revoked. */
export async function isOfRevokedKey(tx: Tx, importId: number): Promise<boolean> {
  const isOfImport = and(
    eq(peopleArrivals.importId, importId),
    inArray(peopleArrivals.keyId, revokedKeys(tx)),
  )
  return (await tx.$count(peopleArrivals, isOfImport)) > 0
}
