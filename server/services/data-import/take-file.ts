import { and, desc, eq, inArray } from 'drizzle-orm'
import type { uploadDataFile as operation } from '#contract/data-import.ts'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type ReadFile, takeUpload } from '../import-file/read-file.ts'
import { lockDataImports } from './lock.ts'
import { requireKind } from './may-import.ts'
import { keepDataImport, readDataFile } from './read-file.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** P-227. */
export const uploadDataFile = staged<typeof operation>()({
  async prepare({ clase, archivo, origen }, context): Promise<ReadFile<string>> {
    const { db, user } = context
    requireKind(user, clase, 200)
    const how = { kind: clase, source: origen, person: user.id }
    return takeUpload(archivo, context, (bytes) => readDataFile(db, bytes, how))
  },
  async run({ clase, nombre, origen }, { tx, user, clock, services, address }, read) {
    await giveWay(tx, clase)
    const now = clock.now()
    const id = await keepDataImport(tx, read, {
      kind: clase,
      fileName: nombre,
      source: origen,
      userId: user.id,
      address,
      createdAt: now,
    })
    await recordEvent(tx, {
      kind: 'data-file-taken',
      actorId: user.id,
      subjectId: null,
      address,
      details: { what: clase, rows: read.rows.length },
      at: now,
    })
    await services.jobs.add(tx, 'data-imports', now)
    return { id }
  },
  finish: async ({ id }) => ({ status: 'OK', id }),
})

/** A file of the kind that nobody has imported gives way; one that is at work does not. */
async function giveWay(tx: Tx, kind: DataKindName): Promise<void> {
  await lockDataImports(tx)
  const ofKind = eq(dataImports.kind, kind)
  const [last] = await tx.select().from(dataImports).where(ofKind).orderBy(desc(dataImports.id)).limit(1)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  // What a program has brought goes when a person says so, and not by another file.
  const isBrought = last !== undefined && last.state !== 'done' && eq(dataArrivals.importId, last.id)
  if (isBrought && (await tx.$count(dataArrivals, isBrought)) > 0) throw new WireFault('ERROR', texts.busy)
  await tx.delete(dataImports).where(and(ofKind, inArray(dataImports.state, ['checking', 'ready'])))
}
