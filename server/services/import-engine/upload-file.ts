import { and, eq, inArray } from 'drizzle-orm'
import { type ImportKind, isDataKind } from '#domain/import-file/import-kinds.ts'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { openDayShare } from '../../files/day-share.ts'
import { SheetRefused } from '../../files/people/run-people-worker.ts'
import { QueueFull } from '../../files/queue.ts'
import type { User } from '../../identity/user.ts'
import type { HandlerContext, StageContext } from '../../operations/service.ts'
import { fileTexts as uploadTexts, transportTexts } from '../../texts.ts'
import { RetryLater } from '../../wire/retry-later.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Family } from './family.ts'
import { discardImports, storeImport, startCheck } from './store-import.ts'
import { readFile } from './read-file.ts'
import { isOfKind, lastImport, lockImports, type Tables } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/

interface UploadInput {
  nombre: string
  /** data:<type>;base64,<bytes> */
  archivo: string
  origen: string
  hoja?: number | undefined
  mesPrimero?: boolean | undefined
}

interface StoredImport {
  id: number
  kind: ImportKind
  rows: number
}

/** @param admit returns the file's kind; throws WireFault if the person may not import the file */
export function uploadOf<Input extends UploadInput>(
  family: Family,
  admit: (input: Input, user: User) => ImportKind,
) {
  const { tables } = family
  const isArriving = (id: number) => and(eq(tables.imports.id, id), eq(tables.imports.state, 'arriving'))
  return {
    async prepare(input: Input, context: StageContext<unknown>): Promise<StoredImport> {
      const { db, user, clock, services, address } = context
      const kind = admit(input, user)
      await requireNoOtherImport(tables, db, kind)
      const { nombre: fileName, archivo, origen: source, hoja: sheet, mesPrimero: isMonthFirst } = input
      const readOptions = { kind, source, key: null, person: user.id }
      const options = { sheet, isMonthFirst }
      const file = await readUpload(archivo, context, (bytes) =>
        readFile(family, db, bytes, readOptions, options),
      )
      const made = { kind, fileName, source, userId: user.id, isByItself: false, address }
      const parts = { db, background: services.background }
      const id = await storeImport(family, parts, file, { ...made, createdAt: clock.now() }, true)
      return { id, kind, rows: file.rows.length }
    },
    async run(
      _input: Input,
      { tx, user, clock, services, address }: HandlerContext<unknown>,
      { id, kind, rows }: StoredImport,
    ) {
      await discardUnstarted(tables, tx, kind)
      const now = clock.now()
      await startCheck(tables, tx, id)
      await recordEvent(tx, {
        kind: family.arrivalEvent,
        actorId: user.id,
        subjectId: null,
        address,
        details: { ...(isDataKind(kind) && { what: kind }), rows },
        at: now,
      })
      await services.jobs.add(tx, family.job, now)
      return { id }
    },
    finish: async ({ id }: { id: number }) => ({ status: 'OK' as const, id }),
    async discard({ id }: StoredImport, { db }: StageContext<unknown>) {
      await discardImports(tables, db, isArriving(id))
    },
  }
}

async function readUpload<Read>(
  file: string,
  { db, user, clock, services }: StageContext<unknown>,
  read: (bytes: Buffer) => Promise<Read>,
): Promise<Read> {
  const bytes = bytesOfDataUrl(file)
  await services.files.requireDisk(bytes.length)
  const wait = await services.uploads.count(user, clock.now())
  if (wait > 0) throw new WireFault('ERROR', uploadTexts.tooOften(Math.ceil(wait / 60_000)))
  const share = openDayShare(db, `import-person:${user.id}`, clock, services.environment.importMbADay)
  try {
    await share.take(bytes.length)
  } catch (cause) {
    // A screen must say when to try again. After a `RetryLater` response, the client would retry
    // automatically.
    throw cause instanceof RetryLater ? new WireFault('ERROR', cause.message) : cause
  }
  try {
    return await read(bytes)
  } catch (cause) {
    if (cause instanceof QueueFull) {
      await share.giveBack(0)
      throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    }
    if (!(cause instanceof SheetRefused)) throw cause
    services.log.info({ problem: cause.problem, bytes: bytes.length }, 'a file of rows was refused')
    throw new WireFault('ERROR', texts.problemOf(cause.problem))
  }
}

/** @throws WireFault if an import of the kind is in progress, or waits after an unattended arrival */
async function requireNoOtherImport(tables: Tables, tx: Database | Tx, kind: ImportKind): Promise<void> {
  const { arrivals } = tables
  const last = await lastImport(tx, tables, kind)
  if (last === null || last.state === 'done') return
  if (last.state === 'running' || last.state === 'stopped') throw new WireFault('ERROR', texts.busy)
  // An upload does not replace a file that arrived unattended. A person must first import or discard that
  // file.
  if ((await tx.$count(arrivals, eq(arrivals.importId, last.id))) > 0)
    throw new WireFault('ERROR', texts.busy)
}

/**
 * Discards uploads that were not started.
 * @throws WireFault like requireNoOtherImport
 */
async function discardUnstarted(tables: Tables, tx: Tx, kind: ImportKind): Promise<void> {
  const { imports } = tables
  await lockImports(tables, tx)
  await requireNoOtherImport(tables, tx, kind)
  await discardImports(
    tables,
    tx,
    and(isOfKind(imports, kind), inArray(imports.state, ['checking', 'ready'])),
  )
}

/** @throws WireFault for anything but base64 data of the allowed size */
function bytesOfDataUrl(file: string): Buffer {
  const head = DATA_URL.exec(file.slice(0, 200))?.[0]
  if (head === undefined) throw new WireFault('ERROR', texts.notData)
  const length = file.length - head.length
  if (length === 0) throw new WireFault('ERROR', texts.problemOf('empty'))
  if (length > Math.ceil(MOST_FILE_BYTES / 3) * 4) throw new WireFault('ERROR', texts.problemOf('tooLarge'))
  const bytes = Buffer.from(file.slice(head.length), 'base64')
  const padding = file.endsWith('==') ? 2 : file.endsWith('=') ? 1 : 0
  // Buffer silently skips characters outside base64; only the length reveals them.
  if (length % 4 !== 0 || bytes.length !== (length / 4) * 3 - padding)
    throw new WireFault('ERROR', texts.notData)
  return bytes
}
