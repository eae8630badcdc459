import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { dataKinds, fundKinds } from '#domain/data-import/kinds.ts'
import type { DataWait } from '#domain/data-import/wait-reasons.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { Tx } from '../../db/connection.ts'
import { dataArrivals, dataImportRows } from '../../db/schema/imports/data-import.ts'
import { importKeyColumns, importKeys } from '../../db/schema/imports/import-keys.ts'
import { employees, users } from '../../db/schema/people.ts'
import { findControllingRequesters } from '../../identity/account-control.ts'
import { mayStillImport } from '../../identity/importer.ts'
import type { DataRun } from '../import-engine/tables.ts'

/**
 * Returns why a checked unattended import must not start, or null. The caller checks the columns (decide.ts).
 */
export async function reasonToWait(tx: Tx, run: DataRun): Promise<DataWait | null> {
  const unanswered = await reasonToStop(tx, run)
  if (unanswered !== null) return unanswered
  if (await hasOtherBalances(tx, run)) return 'balances'
  return fundKinds.includes(run.kind) && (await concernsItsSender(tx, run)) ? 'own' : null
}

/**
 * Returns why an unattended import must wait for a person, or null. Files from the folder or with a revoked
 * key always wait.
 */
export async function reasonToStop(tx: Tx, { id, userId, kind }: DataRun): Promise<DataWait | null> {
  const [arrival] = await tx
    .select({ keyId: dataArrivals.keyId, revokedAt: importKeys.revokedAt })
    .from(dataArrivals)
    .leftJoin(importKeys, eq(importKeys.id, dataArrivals.keyId))
    .where(eq(dataArrivals.importId, id))
  if (!arrival || arrival.keyId === null) return 'folder'
  if (arrival.revokedAt !== null) return 'key'
  return userId !== null && (await mayStillImport(tx, userId, kind)) ? null : 'role'
}

async function hasOtherBalances(tx: Tx, { id, kind }: DataRun): Promise<boolean> {
  const { balanceProblems } = dataKinds[kind]
  if (balanceProblems.length === 0) return false
  const otherBalance = sql.join(
    balanceProblems.map((what) => sql`${dataImportRows.problems} @> ${JSON.stringify([{ what }])}::jsonb`),
    sql` or `,
  )
  const isBad = and(eq(dataImportRows.importId, id), eq(dataImportRows.kind, 'error'), sql`(${otherBalance})`)
  return (await tx.$count(dataImportRows, isBad)) > 0
}

/**
 * Returns whether a row changes data of a sender of the file, or of a person who issued a sender's password.
 * The senders are the import key's maker and the person who set the key's columns.
 */
async function concernsItsSender(tx: Tx, { id, userId, kind }: DataRun): Promise<boolean> {
  const [mapped] = await tx
    .select({ by: importKeyColumns.setBy })
    .from(dataArrivals)
    .innerJoin(importKeyColumns, eq(importKeyColumns.keyId, dataArrivals.keyId))
    .where(and(eq(dataArrivals.importId, id), eq(importKeyColumns.kind, kind)))
  const senders = [userId, mapped?.by ?? null].filter((each) => each !== null)
  const issuers: number[] = []
  for (const sender of senders) issuers.push(...(await findControllingRequesters(tx, sender)))
  const refused = await tx
    .select({ number: employees.number })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(or(inArray(users.id, [0, ...senders]), inArray(employees.id, [0, ...issuers])))
  if (refused.length === 0) return false
  const isOwn = and(
    eq(dataImportRows.importId, id),
    inArray(
      dataImportRows.number,
      refused.map(({ number }) => bareNumber(number)),
    ),
    inArray(dataImportRows.kind, ['nueva', 'cambia']),
  )
  return (await tx.$count(dataImportRows, isOwn)) > 0
}
