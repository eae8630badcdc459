import { and, asc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { doubledFields } from '#domain/import-file/columns.ts'
import { readingOfDays } from '#domain/import-file/day-order.ts'
import { IMPORT_DAYS, missingColumns } from '#domain/people-import/fields.ts'
import { mustConfirmLeavers } from '#domain/people-import/limits.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { peopleArrivals, peopleImportRows, peopleImports } from '../../db/schema/imports/people-import.ts'
import { employees, users } from '../../db/schema/people.ts'
import { holdAdministrators } from '../../identity/roles.ts'
import { sourceOf } from '../import-engine/arrivals.ts'
import { REVOKED, revokedKeys } from '../import-engine/refuse-revoked.ts'
import { NOBODY, readOrRefuse, type Taken, takeArrival } from '../import-engine/take-arrival.ts'
import { lockImports, peopleTables } from '../import-engine/tables.ts'
import { keepImport, startCheck, type PeopleFile, readPeopleFile, discardImports } from './read-file.ts'
import { peopleFamily } from './family.ts'
import { finishImport } from '../import-engine/finish.ts'
import { importTexts as texts } from './texts.es.ts'
import type { ImportParts } from './import-parts.ts'

/** Imports that are running or wait for a person. */
const isOpen = notInArray(peopleImports.state, ['arriving', 'done', 'gone'])

/**
 * Creates an import from the oldest unattended file when no other import is open. Refuses files of revoked
 * keys.
 * @returns whether a file was taken
 */
export async function takeNextArrival({ db, clock, services }: ImportParts): Promise<boolean> {
  if ((await db.$count(peopleImports, isOpen)) > 0) return false
  const waiting = isNotNull(peopleArrivals.fileKey)
  const [next] = await db
    .select({ arrival: peopleArrivals, key: importKeys })
    .from(peopleArrivals)
    .leftJoin(importKeys, eq(importKeys.id, peopleArrivals.keyId))
    .where(waiting)
    .orderBy(asc(peopleArrivals.id))
    .limit(1)
  const fileKey = next?.arrival.fileKey
  if (!next || !fileKey) return false
  const { arrival, key } = next
  const source = sourceOf(key?.name ?? texts.folderSource)
  const read: Taken<PeopleFile> =
    key !== null && key.revokedAt !== null
      ? { refusal: REVOKED }
      : await readOrRefuse(await services.files.read(fileKey), (bytes) =>
          readPeopleFile(db, bytes, { source, key, person: NOBODY }),
        )
  const isStill = and(eq(peopleArrivals.id, arrival.id), waiting, isNull(peopleArrivals.importId))
  const made = {
    fileName: arrival.fileName,
    source,
    userId: key?.createdBy ?? null,
    uploadedBy: key?.createdBy ?? null,
    isByItself: true,
    address: arrival.address,
  }
  await takeArrival({ db, clock, services }, { id: arrival.id, fileKey }, read, {
    arrivals: peopleArrivals,
    keep: (file, createdAt) =>
      keepImport({ db, background: services.background }, file, { ...made, createdAt }, false),
    lock: (tx) => lockImports(peopleTables, tx),
    // Another server process may have taken the file, or a person may have uploaded another one.
    async isStill(tx) {
      const [still] = await tx.select().from(peopleArrivals).where(isStill).for('update')
      return still !== undefined && (await tx.$count(peopleImports, isOpen)) === 0
    },
    startCheck,
    discardImports: (tx, importId) => discardImports(tx, eq(peopleImports.id, importId)),
  })
  return true
}

/** Starts or ends a checked unattended import, or notes why it must wait. */
export async function decide(tx: Tx, importId: number, now: Date): Promise<void> {
  await lockImports(peopleTables, tx)
  const isUndecided = and(
    eq(peopleImports.id, importId),
    eq(peopleImports.state, 'ready'),
    eq(peopleImports.isByItself, true),
    isNull(peopleImports.waitsFor),
  )
  const [run] = await tx.select().from(peopleImports).where(isUndecided).for('update')
  if (!run) return
  const waitsFor = await reasonToWait(tx, run)
  if (waitsFor === null && run.wanted === 0) return finishImport(peopleFamily, tx, run, now)
  await tx
    .update(peopleImports)
    .set(waitsFor === null ? { state: 'running', startedAt: now } : { waitsFor })
    .where(isUndecided)
}

async function reasonToWait(
  tx: Tx,
  run: typeof peopleImports.$inferSelect,
): Promise<(typeof run)['waitsFor']> {
  const columns = run.columns.map(({ field }) => field)
  const needsMapping = missingColumns(columns).length > 0 || doubledFields(columns).length > 0
  const { unclear } = readingOfDays(run.columns, IMPORT_DAYS, run.isMonthFirst)
  if (needsMapping || unclear.size > 0 || run.columns.some(({ isSure }) => !isSure)) return 'columns'
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
  const isIts = and(eq(peopleArrivals.importId, importId), inArray(peopleArrivals.keyId, revokedKeys(tx)))
  return (await tx.$count(peopleArrivals, isIts)) > 0
}
