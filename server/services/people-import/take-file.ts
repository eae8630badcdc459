import { and, eq, inArray } from 'drizzle-orm'
import type { uploadPeopleFile as operation } from '#contract/imports/people-import.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readingOptions, takeUpload } from '../import-engine/read-file.ts'
import { lastImport, lockImports, peopleTables } from '../import-engine/tables.ts'
import { keepImport, startCheck, readPeopleFile, discardImports } from './read-file.ts'
import { importTexts as texts } from './texts.es.ts'

/** Uploads a file of people (P-185). */
export const uploadPeopleFile = staged<typeof operation>()({
  async prepare({ nombre, archivo, origen, ...handed }, context): Promise<Kept> {
    const { db, user, clock, services, address } = context
    await requireRoom(db)
    const how = { source: origen, key: null, person: user.id }
    const options = readingOptions(handed)
    const file = await takeUpload(archivo, context, (bytes) => readPeopleFile(db, bytes, how, options))
    const made = {
      fileName: nombre,
      source: origen,
      userId: user.id,
      uploadedBy: user.id,
      address,
      createdAt: clock.now(),
    }
    const { background } = services
    return { id: await keepImport({ db, background }, file, made, true), rows: file.rows.length }
  },
  async run(_input, { tx, user, clock, services, address }, { id, rows }) {
    await discardUnstarted(tx)
    const now = clock.now()
    await startCheck(tx, id)
    await recordEvent(tx, {
      kind: 'people-file-taken',
      actorId: user.id,
      subjectId: null,
      address,
      details: { rows },
      at: now,
    })
    await services.jobs.add(tx, 'people', now)
    return { id }
  },
  finish: async ({ id }) => ({ status: 'OK', id }),
  async discard({ id }, { db }) {
    await discardImports(db, and(eq(peopleImports.id, id), eq(peopleImports.state, 'arriving')))
  },
})

/** A file whose rows are stored but still hidden. */
interface Kept {
  id: number
  rows: number
}

/** @throws WireFault when another import is running or waits for a person */
async function requireRoom(tx: Database | Tx): Promise<void> {
  const last = await lastImport(tx, peopleTables, 'personas')
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  // A program's file is removed only when a person discards it, never by another upload.
  const isBrought = last !== null && last.state !== 'done' && eq(peopleArrivals.importId, last.id)
  if (isBrought && (await tx.$count(peopleArrivals, isBrought)) > 0) throw new WireFault('ERROR', texts.busy)
}

/** Discards an import that has not started; throws when one has. */
async function discardUnstarted(tx: Tx): Promise<void> {
  await lockImports(peopleTables, tx)
  await requireRoom(tx)
  await discardImports(tx, inArray(peopleImports.state, ['checking', 'ready']))
}
