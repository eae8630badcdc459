import { and, desc, eq, inArray } from 'drizzle-orm'
import type { uploadPeopleFile as operation } from '#contract/people-import.ts'
import type { ImportField } from '#domain/people-import/fields.ts'
import { peopleHeadings } from '#domain/people-import/headings.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { peopleImportRows, peopleImports, peopleSources } from '../../db/schema/imports/people-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type ReadFile, readFile } from '../import-file/read-file.ts'
import { lockImports } from './lock.ts'
import { importTexts as texts } from './texts.es.ts'

const ROWS_AT_ONCE = 1000

interface PeopleFile extends ReadFile<ImportField> {
  isComplete: boolean
}

/** P-185. */
export const uploadPeopleFile = staged<typeof operation>()({
  async prepare({ archivo, origen }, context): Promise<PeopleFile> {
    const [known] = await context.db.select().from(peopleSources).where(eq(peopleSources.name, origen))
    const read = await readFile(archivo, peopleHeadings, known?.columns ?? {}, context)
    // Our own file of errors is never the whole list.
    const isPart = read.columns.some(({ heading }) => heading === texts.errorHeading)
    return { ...read, isComplete: known?.isComplete === true && !isPart }
  },
  async run({ nombre, origen }, { tx, user, clock, services, address }, { columns, rows, isComplete }) {
    await giveWay(tx)
    const now = clock.now()
    const [made] = await tx
      .insert(peopleImports)
      .values({
        fileName: nombre,
        source: origen,
        state: 'checking',
        columns,
        isComplete,
        rows: rows.length,
        counts: {},
        userId: user.id,
        address,
        createdAt: now,
      })
      .returning({ id: peopleImports.id })
    if (!made) throw new Error('the file was not kept')
    const all = rows.map(([row, cells]) => ({ importId: made.id, row, cells }))
    for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
      await tx.insert(peopleImportRows).values(all.slice(start, start + ROWS_AT_ONCE))
    }
    await recordEvent(tx, {
      kind: 'people-file-taken',
      actorId: user.id,
      subjectId: null,
      address,
      details: { rows: rows.length },
      at: now,
    })
    await services.jobs.add(tx, 'people', now)
    return { id: made.id }
  },
  finish: async ({ id }) => ({ status: 'OK', id }),
})

/** A file that nobody has imported gives way; one that is at work does not. */
async function giveWay(tx: Tx): Promise<void> {
  await lockImports(tx)
  const [last] = await tx.select().from(peopleImports).orderBy(desc(peopleImports.id)).limit(1)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  await tx.delete(peopleImports).where(and(inArray(peopleImports.state, ['checking', 'ready'])))
}
