import { and, asc, eq, inArray, isNotNull, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { missingFields } from '#domain/data-import/read-row.ts'
import { BALANCE_PROBLEMS, type DataWait } from '#domain/data-import/waits.ts'
import { doubledFields } from '#domain/import-file/columns.ts'
import { bareNumber } from '#domain/people-import/world.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataArrivals, dataImportRows, dataImports } from '../../db/schema/imports/data-import.ts'
import { importKeyColumns, importKeys } from '../../db/schema/imports/import-keys.ts'
import { employees, users } from '../../db/schema/people.ts'
import { mayStillImport } from '../../identity/importer.ts'
import { sourceOf } from '../import-engine/arrivals.ts'
import type { ReadFile } from '../import-engine/read-file.ts'
import { REVOKED } from '../import-engine/refuse-revoked.ts'
import { NOBODY, readOrRefuse, type Taken, takeArrival } from '../import-engine/take-arrival.ts'
import { isMoney } from './judge-together.ts'
import { dataTables, lockImports } from '../import-engine/tables.ts'
import type { ImportParts, ImportRow } from './may-import.ts'
import { keepImport, startCheck, discardImports } from './keep-import.ts'
import { readDataFile } from './read-file.ts'
import { readingOf } from './reading-of.ts'
import { dataFamily } from './family.ts'
import { finishImport } from '../import-engine/finish.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/**
 * Kinds of the fund, which share one queue: movements and loans need the accounts that arrived
 * before them.
 */
const FUND: readonly DataKindName[] = ['cuentas', 'movimientos', 'prestamos']

const earlier = alias(dataArrivals, 'earlier')

/**
 * Returns the condition that it is the file's turn: no earlier file of its queue is unfinished, and
 * no import of its kind is in progress or waits for a person.
 */
function hasItsTurn(tx: Database | Tx) {
  const isInLine = or(
    eq(earlier.kind, dataArrivals.kind),
    and(inArray(earlier.kind, FUND), inArray(dataArrivals.kind, FUND)),
  )
  const isBefore = and(
    isNull(earlier.finishedAt),
    sql`(${earlier.arrivedAt}, ${earlier.id}) < (${dataArrivals.arrivedAt}, ${dataArrivals.id})`,
    isInLine,
  )
  const isAtWork = and(
    eq(dataImports.kind, dataArrivals.kind),
    notInArray(dataImports.state, ['arriving', 'done', 'gone']),
  )
  return and(
    isNotNull(dataArrivals.fileKey),
    notExists(tx.select({ id: earlier.id }).from(earlier).where(isBefore)),
    notExists(tx.select({ id: dataImports.id }).from(dataImports).where(isAtWork)),
  )
}

/**
 * Turns the next arrived file into an import; refuses a file whose key was revoked.
 * @returns whether there was one
 */
export async function takeNextArrival({ db, clock, services }: ImportParts): Promise<boolean> {
  const [next] = await db
    .select({ arrival: dataArrivals, key: importKeys })
    .from(dataArrivals)
    .leftJoin(importKeys, eq(importKeys.id, dataArrivals.keyId))
    .where(hasItsTurn(db))
    .orderBy(asc(dataArrivals.arrivedAt), asc(dataArrivals.id))
    .limit(1)
  const fileKey = next?.arrival.fileKey
  if (!next || !fileKey) return false
  const { arrival, key } = next
  const { kind, keyId } = arrival
  const source = sourceOf(key?.name ?? texts.folderSource)
  const read: Taken<ReadFile<string>> =
    key !== null && key.revokedAt !== null
      ? { refusal: REVOKED }
      : await readOrRefuse(await services.files.read(fileKey), (bytes) =>
          readDataFile(db, bytes, { kind, source, key, person: NOBODY }),
        )
  const made = {
    kind,
    fileName: arrival.fileName,
    source,
    userId: key?.createdBy ?? null,
    isByItself: true,
    address: arrival.address,
  }
  await takeArrival({ db, clock, services }, { id: arrival.id, fileKey }, read, {
    arrivals: dataArrivals,
    keep: (file, createdAt) =>
      keepImport({ db, background: services.background }, file, { ...made, createdAt }, false),
    lock: (tx) => lockImports(dataTables, tx),
    // Meanwhile another server instance may have processed it, a person may have uploaded a file, or
    // another key may have sent the same bytes.
    async isStill(tx) {
      const isThis = and(eq(dataArrivals.id, arrival.id), eq(dataArrivals.fileKey, fileKey))
      const isKeyStill = keyId === null ? isNull(dataArrivals.keyId) : eq(dataArrivals.keyId, keyId)
      const [still] = await tx
        .select()
        .from(dataArrivals)
        .where(and(isThis, isKeyStill, hasItsTurn(tx)))
        .for('update')
      return still !== undefined
    },
    startCheck,
    discardImports: (tx, importId) => discardImports(tx, eq(dataImports.id, importId)),
  })
  return true
}

/** Starts a checked unattended import, ends it if nothing changes, or makes it wait for a person. */
export async function decide(tx: Tx, run: ImportRow, now: Date): Promise<void> {
  const waitsFor = await reasonToWait(tx, run)
  if (waitsFor === null && run.wanted === 0) return finishImport(dataFamily, tx, run, now)
  await tx
    .update(dataImports)
    .set(waitsFor === null ? { state: 'running', startedAt: now } : { waitsFor })
    .where(eq(dataImports.id, run.id))
}

async function reasonToWait(tx: Tx, run: ImportRow): Promise<DataWait | null> {
  const columns = run.columns.map(({ field }) => field)
  const needsMapping =
    missingFields(dataKindOf(run.kind), columns).length > 0 || doubledFields(columns).length > 0
  const isDoubtful = run.columns.some(({ isSure }) => !isSure) || readingOf(run).unclear.size > 0
  if (needsMapping || isDoubtful) return 'columns'
  const unanswered = await whoAnswers(tx, run)
  if (unanswered !== null) return unanswered
  if (await hasOtherBalances(tx, run.id)) return 'balances'
  return isMoney(run.kind) && (await concernsItsSender(tx, run)) ? 'own' : null
}

/**
 * Returns the reason why an unattended import must wait for a person; null if it may continue. The
 * files of a revoked key must always wait.
 */
export async function whoAnswers(tx: Tx, { id, userId, kind }: ImportRow): Promise<DataWait | null> {
  const [arrival] = await tx
    .select({ keyId: dataArrivals.keyId, revokedAt: importKeys.revokedAt })
    .from(dataArrivals)
    .leftJoin(importKeys, eq(importKeys.id, dataArrivals.keyId))
    .where(eq(dataArrivals.importId, id))
  if (!arrival || arrival.keyId === null) return 'folder'
  if (arrival.revokedAt !== null) return 'key'
  return userId !== null && (await mayStillImport(tx, userId, kind)) ? null : 'role'
}

async function hasOtherBalances(tx: Tx, importId: number): Promise<boolean> {
  const said = sql.join(
    BALANCE_PROBLEMS.map((what) => sql`${dataImportRows.problems} @> ${JSON.stringify([{ what }])}::jsonb`),
    sql` or `,
  )
  const isBad = and(eq(dataImportRows.importId, importId), eq(dataImportRows.kind, 'error'), sql`(${said})`)
  return (await tx.$count(dataImportRows, isBad)) > 0
}

/**
 * Returns whether a row changes data of the key's maker or of the person who assigned its columns.
 * Rows store numbers without leading zeros.
 */
async function concernsItsSender(tx: Tx, { id, userId, kind }: ImportRow): Promise<boolean> {
  const [mapped] = await tx
    .select({ by: importKeyColumns.setBy })
    .from(dataArrivals)
    .innerJoin(importKeyColumns, eq(importKeyColumns.keyId, dataArrivals.keyId))
    .where(and(eq(dataArrivals.importId, id), eq(importKeyColumns.kind, kind)))
  const hands = await tx
    .select({ number: employees.number })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(inArray(users.id, [userId ?? 0, mapped?.by ?? 0]))
  if (hands.length === 0) return false
  const isOwn = and(
    eq(dataImportRows.importId, id),
    inArray(
      dataImportRows.number,
      hands.map(({ number }) => bareNumber(number)),
    ),
    inArray(dataImportRows.kind, ['nueva', 'cambia']),
  )
  return (await tx.$count(dataImportRows, isOwn)) > 0
}
