import { and, desc, eq, inArray } from 'drizzle-orm'
import type { uploadDataFile as operation } from '#contract/data-import.ts'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { HeadingBook } from '#domain/import-file/headings.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { dataImportRows, dataImports, dataSources } from '../../db/schema/imports/data-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type ReadFile, readSheet, takeUpload } from '../import-file/read-file.ts'
import { lockDataImports } from './lock.ts'
import { requireKind } from './may-import.ts'
import { dataImportTexts as texts } from './texts.es.ts'

const ROWS_AT_ONCE = 1000

/** P-227. */
export const uploadDataFile = staged<typeof operation>()({
  async prepare({ clase, archivo, origen }, context): Promise<ReadFile<string>> {
    requireKind(context.user, clase, 200)
    const { headings, fields } = dataKindOf(clase)
    const [known] = await context.db
      .select()
      .from(dataSources)
      .where(and(eq(dataSources.kind, clase), eq(dataSources.name, origen)))
    const book = new HeadingBook(headings, fields)
    return takeUpload(archivo, context, (bytes) =>
      readSheet(bytes, book, known?.columns ?? {}, context.user.id),
    )
  },
  async run({ clase, nombre, origen }, { tx, user, clock, services, address }, { columns, rows }) {
    await giveWay(tx, clase)
    const now = clock.now()
    const [made] = await tx
      .insert(dataImports)
      .values({
        kind: clase,
        fileName: nombre,
        source: origen,
        state: 'checking',
        columns,
        rows: rows.length,
        counts: {},
        userId: user.id,
        address,
        createdAt: now,
      })
      .returning({ id: dataImports.id })
    if (!made) throw new Error('the file was not kept')
    const all = rows.map(([row, cells]) => ({ importId: made.id, row, cells }))
    for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
      await tx.insert(dataImportRows).values(all.slice(start, start + ROWS_AT_ONCE))
    }
    await recordEvent(tx, {
      kind: 'data-file-taken',
      actorId: user.id,
      subjectId: null,
      address,
      details: { what: clase, rows: rows.length },
      at: now,
    })
    await services.jobs.add(tx, 'data-imports', now)
    return { id: made.id }
  },
  finish: async ({ id }) => ({ status: 'OK', id }),
})

/** A file of the kind that nobody has imported gives way; one that is at work does not. */
async function giveWay(tx: Tx, kind: DataKindName): Promise<void> {
  await lockDataImports(tx)
  const ofKind = eq(dataImports.kind, kind)
  const [last] = await tx.select().from(dataImports).where(ofKind).orderBy(desc(dataImports.id)).limit(1)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  await tx.delete(dataImports).where(and(ofKind, inArray(dataImports.state, ['checking', 'ready'])))
}
