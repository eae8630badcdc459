import { and, eq } from 'drizzle-orm'
import type {
  mapPeopleColumns as mapOperation,
  startPeopleImport as startOperation,
  steerPeopleImport as steerOperation,
} from '#contract/imports/people-import.ts'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { missingColumns } from '#domain/people-import/fields.ts'
import { mustConfirmLeavers } from '#domain/people-import/limits.ts'
import type { Tx } from '../../db/connection.ts'
import { peopleArrivals, peopleImports, peopleSources } from '../../db/schema/imports/people-import.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { rememberForKey } from '../import-engine/key-columns.ts'
import { keyOfImport, recordColumns } from '../import-engine/record-columns.ts'
import { answersOf, chosenColumns, deedOf } from '../import-engine/steer-import.ts'
import { isVisible, lockImports, peopleTables } from '../import-engine/tables.ts'
import { discardImports } from './read-file.ts'
import { peopleFamily } from './family.ts'
import { finishImport } from '../import-engine/finish.ts'
import { importTexts as texts } from './texts.es.ts'

type ImportRow = typeof peopleImports.$inferSelect

/**
 * Locks the import.
 * @throws WireFault when it is gone because another file replaced it
 */
async function holdImport(tx: Tx, id: number): Promise<ImportRow> {
  await lockImports(peopleTables, tx)
  const [row] = await tx
    .select()
    .from(peopleImports)
    .where(and(eq(peopleImports.id, id), isVisible(peopleTables)))
    .for('update')
  if (!row) throw new WireFault('ERROR', texts.gone)
  return row
}

/** Maps the columns and restarts the check (P-187). */
export const mapPeopleColumns: Handler<typeof mapOperation> = async (input, context) => {
  const { tx, user, clock, services, address } = context
  const row = await holdImport(tx, input.id)
  if (row.state !== 'checking' && row.state !== 'ready') throw new WireFault('ERROR', texts.running)
  if (input.columnas.length !== row.columns.length) throw new WireFault('ERROR', texts.columnCount)
  if (missingColumns(input.columnas).length > 0) throw new WireFault('ERROR', texts.missingColumn)
  const { columns, remembered: byHeading } = chosenColumns(row.columns, input.columnas)
  const remembered = { columns: byHeading, isComplete: input.completa }
  const days = answersOf(row, input.mesPrimero)
  const answer = days.remembered === null ? {} : { isMonthFirst: days.remembered }
  const key = await keyOfImport(tx, peopleArrivals, row.id)
  const source = key?.name.slice(0, SOURCE_LENGTH) ?? input.origen
  const said = {
    kind: 'personas',
    ...remembered,
    isMonthFirst: days.remembered,
    by: user.id,
    at: clock.now(),
  } as const
  if (key) await rememberForKey(tx, { keyId: key.id, ...said })
  else
    await tx
      .insert(peopleSources)
      .values({ name: source, ...remembered, ...answer })
      .onConflictDoUpdate({ target: peopleSources.name, set: { ...remembered, ...answer } })
  await recordColumns(tx, { ...said, source, keyId: key?.id ?? null, folio: row.id, address })
  await tx
    .update(peopleImports)
    // From now on a person handles the import, and only they start it.
    .set({
      columns,
      source,
      isComplete: input.completa,
      isMonthFirst: days.isMonthFirst,
      mappedBy: user.id,
      state: 'checking',
      isByItself: false,
      // A check in progress with the former columns loses its lease and stops writing.
      checkLease: null,
      checkUntil: null,
    })
    .where(eq(peopleImports.id, row.id))
  await services.jobs.add(tx, 'people', clock.now())
  return { status: 'OK' }
}

/** Starts an import (P-190). The security log names the person who starts it. */
export const startPeopleImport: Handler<typeof startOperation> = async ({ id, bajas }, context) => {
  const { tx, user, clock, services, address } = context
  const row = await holdImport(tx, id)
  if (row.state === 'checking') throw new WireFault('ERROR', texts.notReady)
  if (row.state !== 'ready') throw new WireFault('ERROR', texts.running)
  const columns = row.columns.map(({ field }) => field)
  if (missingColumns(columns).length > 0) throw new WireFault('ERROR', texts.missingColumn)
  if (row.wanted === 0) throw new WireFault('ERROR', texts.nothing)
  await services.files.requireDisk()
  const leavers = row.counts.baja ?? 0
  const isAsked = mustConfirmLeavers(leavers, row.people)
  if (isAsked && bajas !== leavers) throw new WireFault('ERROR', texts.confirm(leavers))
  const now = clock.now()
  await tx
    .update(peopleImports)
    .set({
      state: 'running',
      userId: user.id,
      isByItself: false,
      waitsFor: null,
      address,
      startedAt: now,
      typedLeavers: isAsked ? leavers : null,
    })
    .where(eq(peopleImports.id, id))
  await services.jobs.add(tx, 'people', now)
  return { status: 'OK' }
}

/** Stops, resumes or discards an import (P-191). The lock waits for a step in progress to finish. */
export const steerPeopleImport: Handler<typeof steerOperation> = async ({ id, accion }, context) => {
  const { tx, user, clock, services, address } = context
  const row = await holdImport(tx, id)
  const deed = deedOf(row.state, accion)
  const set = (change: Partial<ImportRow>) =>
    tx.update(peopleImports).set(change).where(eq(peopleImports.id, id))
  if (deed === 'stop') await set({ state: 'stopped' })
  if (deed === 'go on') {
    await set({ state: 'running', userId: user.id, isByItself: false, waitsFor: null, address })
    await services.jobs.add(tx, 'people', clock.now())
  }
  if (deed === 'end') await finishImport(peopleFamily, tx, row, clock.now())
  if (deed === 'throw away') await discardImports(tx, eq(peopleImports.id, id))
  // The job can now take the next file that a program has sent.
  if (accion === 'descartar') await services.jobs.add(tx, 'people', clock.now())
  return { status: 'OK' }
}
