import { eq } from 'drizzle-orm'
import type {
  mapDataColumns as mapOperation,
  startDataImport as startOperation,
  steerDataImport as steerOperation,
} from '#contract/imports/data-import.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { missingFields } from '#domain/data-import/read-row.ts'
import { dataArrivals, dataImports, dataSources } from '../../db/schema/imports/data-import.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { rememberForKey } from '../import-engine/key-columns.ts'
import { keyOfImport, recordColumns } from '../import-engine/record-columns.ts'
import { answersOf, chosenColumns, deedOf } from '../import-engine/steer-import.ts'
import { holdImport, type ImportRow } from './may-import.ts'
import { discardImports } from './keep-import.ts'
import { dataFamily } from './family.ts'
import { finishImport } from '../import-engine/finish.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** Assigns columns and starts a new check (P-229). */
export const mapDataColumns: Handler<typeof mapOperation> = async (input, context) => {
  const { tx, user, clock, services, address } = context
  const row = await holdImport(tx, user, input.id)
  if (row.state !== 'checking' && row.state !== 'ready') throw new WireFault('ERROR', texts.running)
  if (input.columnas.length !== row.columns.length) throw new WireFault('ERROR', texts.columnCount)
  const kind = dataKindOf(row.kind)
  if (input.columnas.some((field) => field !== '' && !kind.fields.includes(field)))
    throw new WireFault('ERROR', texts.wrongColumn)
  const { columns, remembered } = chosenColumns(row.columns, input.columnas)
  const key = await keyOfImport(tx, dataArrivals, row.id)
  const source = key?.name.slice(0, SOURCE_LENGTH) ?? input.origen
  const days = answersOf(row, input.mesPrimero)
  const isMonthFirst = days.remembered
  const said = { kind: row.kind, columns: remembered, isMonthFirst, by: user.id, at: clock.now() }
  const kept = { columns: remembered, ...(isMonthFirst !== null && { isMonthFirst }) }
  if (key) await rememberForKey(tx, { keyId: key.id, ...said })
  else
    await tx
      .insert(dataSources)
      .values({ kind: row.kind, name: source, ...kept })
      .onConflictDoUpdate({ target: [dataSources.kind, dataSources.name], set: kept })
  await recordColumns(tx, { ...said, source, keyId: key?.id ?? null, folio: row.id, address })
  await tx
    .update(dataImports)
    // The results for the old columns are invalid; check-step.ts clears them step by step. From now on
    // a person handles the import, so it starts only on their command.
    .set({
      columns,
      source,
      isMonthFirst: days.isMonthFirst,
      state: 'checking',
      isToReset: true,
      counts: {},
      wanted: 0,
      userId: user.id,
      isByItself: false,
      waitsFor: null,
    })
    .where(eq(dataImports.id, row.id))
  await services.jobs.add(tx, 'data-imports', clock.now())
  return { status: 'OK' }
}

/** Starts an import (P-232). The security log names the person who starts it. */
export const startDataImport: Handler<typeof startOperation> = async ({ id }, context) => {
  const { tx, user, clock, services, address } = context
  const row = await holdImport(tx, user, id)
  if (row.state === 'checking') throw new WireFault('ERROR', texts.notReady)
  if (row.state !== 'ready') throw new WireFault('ERROR', texts.running)
  const [missing] = missingFields(
    dataKindOf(row.kind),
    row.columns.map(({ field }) => field),
  )
  if (missing !== undefined) throw new WireFault('ERROR', texts.missingColumn(missing))
  if (row.wanted === 0) throw new WireFault('ERROR', texts.nothing)
  await services.files.requireDisk()
  const now = clock.now()
  await tx
    .update(dataImports)
    .set({ state: 'running', userId: user.id, isByItself: false, waitsFor: null, address, startedAt: now })
    .where(eq(dataImports.id, id))
  await services.jobs.add(tx, 'data-imports', now)
  return { status: 'OK' }
}

/**
 * Stops, resumes, ends or discards an import (P-233). Waits for a running step, so that a step runs
 * completely or not at all.
 */
export const steerDataImport: Handler<typeof steerOperation> = async ({ id, accion }, context) => {
  const { tx, user, clock, services, address } = context
  const row = await holdImport(tx, user, id)
  const deed = deedOf(row.state, accion)
  const set = (change: Partial<ImportRow>) => tx.update(dataImports).set(change).where(eq(dataImports.id, id))
  if (deed === 'stop') await set({ state: 'stopped' })
  if (deed === 'go on') {
    await set({ state: 'running', userId: user.id, isByItself: false, waitsFor: null, address })
    await services.jobs.add(tx, 'data-imports', clock.now())
  }
  if (deed === 'end') await finishImport(dataFamily, tx, row, clock.now())
  if (deed === 'throw away') await discardImports(tx, eq(dataImports.id, id))
  // The job deletes the rows, and reads the next file that a program has sent.
  if (accion === 'descartar') await services.jobs.add(tx, 'data-imports', clock.now())
  return { status: 'OK' }
}
