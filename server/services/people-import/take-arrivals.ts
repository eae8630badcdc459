import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { doubledFields } from '#domain/import-file/columns.ts'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { missingColumns } from '#domain/people-import/fields.ts'
import { mustConfirmLeavers } from '#domain/people-import/limits.ts'
import type { Tx } from '../../db/connect.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { SheetRefused } from '../../files/people/run-people-worker.ts'
import { holdAdministrators } from '../../identity/roles.ts'
import { REVOKED, revokedKeys } from '../import-file/refuse-revoked.ts'
import { lockImports } from './lock.ts'
import { keepImport, letCheck, type PeopleFile, readPeopleFile, throwAway } from './read-file.ts'
import { tellFinished } from './tell-finished.ts'
import { importTexts as texts } from './texts.es.ts'
import type { ImportParts } from './work-on-imports.ts'

/** Nobody has this id: what comes by itself takes its turn among people who hand files over. */
const NOBODY = 0

/** At work, or waiting for somebody. */
const isOpen = notInArray(peopleImports.state, ['arriving', 'done', 'gone'])

/**
 * Makes an import of the oldest file that came by itself, once no other is at work or waits for somebody; one whose key was
 * revoked since is refused.
 * @returns whether one was taken
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
  const source = (key?.name ?? texts.folderSource).slice(0, SOURCE_LENGTH)
  const read: Taken =
    key !== null && key.revokedAt !== null
      ? { refusal: REVOKED }
      : await readOrRefuse(await services.files.read(fileKey), (bytes) =>
          readPeopleFile(db, bytes, { source, key, person: NOBODY }),
        )
  const now = clock.now()
  const kept =
    'refusal' in read
      ? null
      : await keepImport(
          { db, background: services.background },
          read.file,
          {
            fileName: arrival.fileName,
            source,
            userId: key?.createdBy ?? null,
            uploadedBy: key?.createdBy ?? null,
            isByItself: true,
            address: arrival.address,
            createdAt: now,
          },
          false,
        )
  const take = async (tx: Tx) => {
    await lockImports(tx)
    const isStill = and(eq(peopleArrivals.id, arrival.id), waiting, isNull(peopleArrivals.importId))
    const [still] = await tx.select().from(peopleArrivals).where(isStill).for('update')
    // Another copy was faster, or a person has handed a file over.
    if (!still || (await tx.$count(peopleImports, isOpen)) > 0) {
      if (kept !== null) await throwAway(tx, eq(peopleImports.id, kept))
      return
    }
    if (kept !== null) await letCheck(tx, kept)
    const change = 'refusal' in read ? { refusal: read.refusal, finishedAt: now } : { importId: kept }
    await tx
      .update(peopleArrivals)
      .set({ ...change, fileKey: null })
      .where(isStill)
    await services.files.release(tx, fileKey, now)
  }
  try {
    await db.transaction(take)
  } catch (cause) {
    // Such as a storage that is away: it comes again, and is written down again.
    if (kept !== null) await throwAway(db, eq(peopleImports.id, kept))
    throw cause
  }
  return true
}

type Taken = { file: PeopleFile } | { refusal: string }

async function readOrRefuse(
  bytes: Uint8Array | null,
  read: (bytes: Uint8Array) => Promise<PeopleFile>,
): Promise<Taken> {
  if (bytes === null) return { refusal: 'gone' }
  try {
    return { file: await read(bytes) }
  } catch (cause) {
    if (!(cause instanceof SheetRefused)) throw cause
    return { refusal: cause.problem }
  }
}

/** Of a file that came by itself and was checked: it begins, it is over, or it waits for a person. */
export async function decide(tx: Tx, importId: number, now: Date): Promise<void> {
  await lockImports(tx)
  const isUndecided = and(
    eq(peopleImports.id, importId),
    eq(peopleImports.state, 'ready'),
    eq(peopleImports.isByItself, true),
    isNull(peopleImports.waitsFor),
  )
  const [run] = await tx.select().from(peopleImports).where(isUndecided).for('update')
  if (!run) return
  const waitsFor = await whatKeeps(tx, run)
  if (waitsFor === null && run.wanted === 0) return tellFinished(tx, run, now)
  await tx
    .update(peopleImports)
    .set(waitsFor === null ? { state: 'running', startedAt: now } : { waitsFor })
    .where(isUndecided)
}

async function whatKeeps(
  tx: Tx,
  run: typeof peopleImports.$inferSelect,
): Promise<'columns' | 'leavers' | 'author' | null> {
  const columns = run.columns.map(({ field }) => field)
  const isOdd = missingColumns(columns).length > 0 || doubledFields(columns).length > 0
  if (isOdd || run.columns.some(({ isSure }) => !isSure)) return 'columns'
  if (mustConfirmLeavers(run.counts.baja ?? 0, run.people)) return 'leavers'
  const administrators = await holdAdministrators(tx)
  if (await isOfRevokedKey(tx, run.id)) return 'author'
  return run.userId !== null && administrators.includes(run.userId) ? null : 'author'
}

/** A key that somebody has taken away since answers for nothing that it has brought. */
export async function isOfRevokedKey(tx: Tx, importId: number): Promise<boolean> {
  const isIts = and(eq(peopleArrivals.importId, importId), inArray(peopleArrivals.keyId, revokedKeys(tx)))
  return (await tx.$count(peopleArrivals, isIts)) > 0
}
