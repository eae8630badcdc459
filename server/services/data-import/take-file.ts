import { and, eq, inArray } from 'drizzle-orm'
import type { uploadDataFile as operation } from '#contract/data-import.ts'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { takeUpload } from '../import-file/read-file.ts'
import { keepImport, letCheck, throwAway } from './keep-import.ts'
import { lockDataImports } from './lock.ts'
import { requireKind } from './may-import.ts'
import { readDataFile } from './read-file.ts'
import { dataImportTexts as texts } from './texts.es.ts'
import { isTold, newestFirst } from './told.ts'

/** P-227. */
export const uploadDataFile = staged<typeof operation>()({
  async prepare({ clase, nombre, archivo, origen }, context): Promise<Kept> {
    const { db, user, clock, services, address } = context
    requireKind(user, clase, 200)
    await requireRoom(db, clase)
    const how = { kind: clase, source: origen, key: null, person: user.id }
    const file = await takeUpload(archivo, context, (bytes) => readDataFile(db, bytes, how))
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
    await giveWay(tx, clase)
    const now = clock.now()
    await letCheck(tx, id)
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
    await throwAway(db, and(eq(dataImports.id, id), eq(dataImports.state, 'arriving')))
  },
})

/** A file whose rows are written, and of which nobody is told yet. */
interface Kept {
  id: number
  rows: number
}

/** @throws WireFault when another one of the kind is at work, or waits for a person */
async function requireRoom(tx: Database | Tx, kind: DataKindName): Promise<void> {
  const [last] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.kind, kind), isTold))
    .orderBy(...newestFirst)
    .limit(1)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  // What a program has brought goes when a person says so, and not by another file.
  const isBrought = last !== undefined && last.state !== 'done' && eq(dataArrivals.importId, last.id)
  if (isBrought && (await tx.$count(dataArrivals, isBrought)) > 0) throw new WireFault('ERROR', texts.busy)
}

/** A file of the kind that nobody has imported gives way; one that is at work does not. */
async function giveWay(tx: Tx, kind: DataKindName): Promise<void> {
  await lockDataImports(tx)
  await requireRoom(tx, kind)
  await throwAway(tx, and(eq(dataImports.kind, kind), inArray(dataImports.state, ['checking', 'ready'])))
}
