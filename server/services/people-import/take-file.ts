import { desc, eq, inArray } from 'drizzle-orm'
import type { uploadPeopleFile as operation } from '#contract/people-import.ts'
import { MOST_FILE_BYTES } from '#domain/people-import/limits.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { SheetRefused } from '../../files/people/run-people-worker.ts'
import { QueueFull } from '../../files/queue.ts'
import { staged } from '../../operations/service.ts'
import { fileTexts, transportTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lockImports } from './lock.ts'
import { keepImport, type ReadFile, readPeopleFile } from './read-file.ts'
import { importTexts as texts } from './texts.es.ts'

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/
/** P-185. */
export const uploadPeopleFile = staged<typeof operation>()({
  async prepare({ archivo, origen }, { db, user, clock, services }): Promise<ReadFile> {
    const bytes = decode(archivo)
    const wait = await services.uploads.count(user, clock.now())
    if (wait > 0) throw new WireFault('ERROR', fileTexts.tooOften(Math.ceil(wait / 60_000)))
    try {
      return await readPeopleFile(db, bytes, origen, user.id)
    } catch (cause) {
      if (cause instanceof QueueFull) throw new WireFault('ERROR', transportTexts.tooBusy, 503)
      if (!(cause instanceof SheetRefused)) throw cause
      services.log.info({ problem: cause.problem, bytes: bytes.length }, 'people file refused')
      throw new WireFault('ERROR', texts.problemOf(cause.problem))
    }
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

function decode(file: string): Buffer {
  const head = DATA_URL.exec(file.slice(0, 200))?.[0]
  if (head === undefined) throw new WireFault('ERROR', texts.notData)
  const length = file.length - head.length
  if (length === 0) throw new WireFault('ERROR', texts.problemOf('empty'))
  if (length > Math.ceil(MOST_FILE_BYTES / 3) * 4) throw new WireFault('ERROR', texts.problemOf('tooLarge'))
  const bytes = Buffer.from(file.slice(head.length), 'base64')
  const padding = file.endsWith('==') ? 2 : file.endsWith('=') ? 1 : 0
  // Anything that is not base64 is left out in silence: the length tells.
  if (length % 4 !== 0 || bytes.length !== (length / 4) * 3 - padding)
    throw new WireFault('ERROR', texts.notData)
  return bytes
}

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
