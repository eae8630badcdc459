import { desc, eq, inArray } from 'drizzle-orm'
import type { uploadPeopleFile as operation } from '#contract/people-import.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { takeUpload } from '../import-file/read-file.ts'
import { lockImports } from './lock.ts'
import { keepImport, type PeopleFile, readPeopleFile } from './read-file.ts'
import { importTexts as texts } from './texts.es.ts'

/** P-185. */
export const uploadPeopleFile = staged<typeof operation>()({
  async prepare({ archivo, origen }, context): Promise<PeopleFile> {
    const { db, user } = context
    return takeUpload(archivo, context, (bytes) => readPeopleFile(db, bytes, origen, user.id))
  },
  async run({ nombre, origen }, { tx, user, clock, services, address }, read) {
    await giveWay(tx)
    const now = clock.now()
    const id = await keepImport(tx, read, {
      fileName: nombre,
      source: origen,
      userId: user.id,
      address,
      createdAt: now,
    })
    await recordEvent(tx, {
      kind: 'people-file-taken',
      actorId: user.id,
      subjectId: null,
      address,
      details: { rows: read.rows.length },
      at: now,
    })
    await services.jobs.add(tx, 'people', now)
    return { id }
  },
  finish: async ({ id }) => ({ status: 'OK', id }),
})

/** A file that nobody has imported gives way; one that is at work does not. */
async function giveWay(tx: Tx): Promise<void> {
  await lockImports(tx)
  const [last] = await tx.select().from(peopleImports).orderBy(desc(peopleImports.id)).limit(1)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  // What a program has brought goes when a person says so, and not by another file.
  const isBrought = last !== undefined && last.state !== 'done' && eq(peopleArrivals.importId, last.id)
  if (isBrought && (await tx.$count(peopleArrivals, isBrought)) > 0) throw new WireFault('ERROR', texts.busy)
  await tx.delete(peopleImports).where(inArray(peopleImports.state, ['checking', 'ready']))
}
