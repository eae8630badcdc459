import { and, eq, inArray } from 'drizzle-orm'
import type { uploadDataFile as operation } from '#contract/imports/data-import.ts'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readingOptions, takeUpload } from '../import-engine/read-file.ts'
import { dataTables, lastImport, lockImports } from '../import-engine/tables.ts'
import { keepImport, startCheck, discardImports } from './keep-import.ts'
import { requireKind } from './may-import.ts'
import { readDataFile } from './read-file.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** Uploads a data file (P-227). */
export const uploadDataFile = staged<typeof operation>()({
  async prepare({ clase, nombre, archivo, origen, ...handed }, context): Promise<Kept> {
    const { db, user, clock, services, address } = context
    requireKind(user, clase, 200)
    await requireRoom(db, clase)
    const how = { kind: clase, source: origen, key: null, person: user.id }
    const options = readingOptions(handed)
    const file = await takeUpload(archivo, context, (bytes) => readDataFile(db, bytes, how, options))
    const made = {
      kind: clase,
      fileName: nombre,
      source: origen,
      userId: user.id,
      address,
      createdAt: clock.now(),
    }
    const { background } = services
    return { id: await keepImport({ db, background }, file, made, true), rows: file.rows.length }
  },
  async run({ clase }, { tx, user, clock, services, address }, { id, rows }) {
    await discardUnstarted(tx, clase)
    const now = clock.now()
    await startCheck(tx, id)
    await recordEvent(tx, {
      kind: 'data-file-taken',
      actorId: user.id,
      subjectId: null,
      address,
      details: { what: clase, rows },
      at: now,
    })
    await services.jobs.add(tx, 'data-imports', now)
    return { id }
  },
  finish: async ({ id }) => ({ status: 'OK', id }),
  async discard({ id }, { db }) {
    await discardImports(db, and(eq(dataImports.id, id), eq(dataImports.state, 'arriving')))
  },
})

/** Import whose rows are all stored, but which is still invisible. */
interface Kept {
  id: number
  rows: number
}

/**
 * Checks that the kind has no other import in progress. @throws WireFault if one is, or waits for a
 * person
 */
async function requireRoom(tx: Database | Tx, kind: DataKindName): Promise<void> {
  const last = await lastImport(tx, dataTables, kind)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  // An upload does not replace a file that arrived unattended: a person must import or discard that
  // one first.
  const isBrought = last !== null && last.state !== 'done' && eq(dataArrivals.importId, last.id)
  if (isBrought && (await tx.$count(dataArrivals, isBrought)) > 0) throw new WireFault('ERROR', texts.busy)
}

/** Discards the kind's import if it has not started. @throws WireFault if it has */
async function discardUnstarted(tx: Tx, kind: DataKindName): Promise<void> {
  await lockImports(dataTables, tx)
  await requireRoom(tx, kind)
  await discardImports(tx, and(eq(dataImports.kind, kind), inArray(dataImports.state, ['checking', 'ready'])))
}
