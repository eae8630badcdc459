import { and, desc, eq, inArray } from 'drizzle-orm'
import type { uploadPeopleFile as operation } from '#contract/people-import.ts'
import { guessColumns, headingScore } from '#domain/people-import/headings.ts'
import { MOST_FILE_BYTES, MOST_PEOPLE } from '#domain/people-import/limits.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Database, Tx } from '../../db/connect.ts'
import {
  type ImportHeading,
  peopleImportRows,
  peopleImports,
  peopleSources,
} from '../../db/schema/imports/people-import.ts'
import { readPeopleSheet, SheetRefused, type SheetRow } from '../../files/people/run-people-worker.ts'
import { createQueue, QueueFull } from '../../files/queue.ts'
import { staged } from '../../operations/service.ts'
import { fileTexts, transportTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lockImports } from './lock.ts'
import { importTexts as texts } from './texts.es.ts'

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/
/** Rows among which the headings stand. */
const HEADINGS_WITHIN = 10
/** Cells by which a column is guessed. */
const SAMPLES = 50
const SAMPLE_LENGTH = 60
const ROWS_AT_ONCE = 1000

/** One file at a time: each may take a few hundred megabytes in its process. */
const inTurn = createQueue(1)

interface ReadFile {
  columns: ImportHeading[]
  rows: readonly SheetRow[]
  isComplete: boolean
}

/** P-185. */
export const uploadPeopleFile = staged<typeof operation>()({
  async prepare({ archivo, origen }, { db, user, clock, services }): Promise<ReadFile> {
    const bytes = decode(archivo)
    const wait = await services.uploads.count(user, clock.now())
    if (wait > 0) throw new WireFault('ERROR', fileTexts.tooOften(Math.ceil(wait / 60_000)))
    try {
      const { rows } = await inTurn(user.id, () => readPeopleSheet(bytes))
      return await withColumns(db, rows, origen)
    } catch (cause) {
      if (cause instanceof QueueFull) throw new WireFault('ERROR', transportTexts.tooBusy, 503)
      if (!(cause instanceof SheetRefused)) throw cause
      services.log.info({ problem: cause.problem, bytes: bytes.length }, 'people file refused')
      throw new WireFault('ERROR', texts.problemOf(cause.problem))
    }
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

async function withColumns(db: Database, rows: readonly SheetRow[], source: string): Promise<ReadFile> {
  if (rows.length === 0) throw new SheetRefused('empty')
  const scores = rows.slice(0, HEADINGS_WITHIN).map(([, cells]) => headingScore(cells))
  const at = Math.max(0, scores.indexOf(Math.max(...scores)))
  const headings = rows[at]?.[1] ?? []
  // A single column is a text that nobody has divided.
  if (headings.length < 2) throw new SheetRefused('headings')
  const people = rows.slice(at + 1)
  if (people.length === 0) throw new SheetRefused('empty')
  if (people.length > MOST_PEOPLE) throw new SheetRefused('tooManyRows')
  const width = Math.max(headings.length, ...people.slice(0, SAMPLES).map(([, cells]) => cells.length))
  const whole = Array.from({ length: width }, (_, column) => headings[column] ?? '')
  const samples = whole.map((_, column) => people.slice(0, SAMPLES).map(([, cells]) => cells[column] ?? ''))
  const [known] = await db.select().from(peopleSources).where(eq(peopleSources.name, source))
  const guessed = guessColumns(whole, samples, new Map(Object.entries(known?.columns ?? {})))
  const columns = whole.map((heading, column) => ({
    heading,
    sample: (samples[column]?.find((text) => text !== '') ?? '').slice(0, SAMPLE_LENGTH),
    ...(guessed[column] ?? { field: '' as const, isSure: true }),
  }))
  // Our own file of errors is never the whole list.
  const isPart = headings.includes(texts.errorHeading)
  return { columns, rows: people, isComplete: known?.isComplete === true && !isPart }
}

/** A file that nobody has imported gives way; one that is at work does not. */
async function giveWay(tx: Tx): Promise<void> {
  await lockImports(tx)
  const [last] = await tx.select().from(peopleImports).orderBy(desc(peopleImports.id)).limit(1)
  if (last?.state === 'running' || last?.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  await tx.delete(peopleImports).where(and(inArray(peopleImports.state, ['checking', 'ready'])))
}
