import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { downloadDocument, listDocumentTypes, uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { signIn } from '#contract/identity/login.ts'
import type { LegacyOperation } from '#contract/protocol/operation.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { openPglite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createLogger } from '#server/log.ts'
import { OPERATION_ID } from '#server/operations/receipts.ts'
import { findPerson } from '../support/server/people.ts'
import { freePort } from '../support/server/portal.ts'
import { createPostgresDatabase, type TestDatabase } from '../support/server/databases/postgres.ts'
import type { Random } from '../support/files/random.ts'
import { dataUrl, pdf } from '../support/files/sample-files.ts'
import { type ServerProcess, startProcess } from '../support/server/server-process.ts'
import type { Campaign } from './campaign.ts'
import { PASSWORD } from './lane.ts'
import {
  describeFaults,
  type Confirmation,
  emptyForm,
  compareEffects,
  readEffects,
  watchEffects,
} from './oracle.ts'
import { compareMoney, MOVER, moveMoney, type Mover, newMover, sendMove } from './server-money.ts'
import { datosWith } from './steps.ts'

/**
 * The built server is killed while people write, and restarted. Acknowledged writes are in the
 * database and on disk. Unacknowledged writes are sent again with the same id and take effect once.
 */
export const serverKills: Campaign = {
  fault: 20,
  name: 'SIGKILL of the server in mid-write, both databases',
  runs: { short: 2, whole: 10 },
  run: (_lane, random, index, isWhole) => killAgainAndAgain(random, index % 2 === 1, isWhole ? 10 : 1),
}

const WRITERS = ['candidato', '100101', '100103', '100104', '100201']
const UPLOADER = '100102'
/** Document type of the driver’s license, which nobody in the demo has. */
const PAPER = 9

interface Writer {
  login: string
  token: string
  ids: { employeeId: number; userId: number }
  confirmed: Confirmation[]
  open: { entry: Confirmation; id: string } | null
}

interface Uploader {
  token: string
  kept: string | null
  open: { bytes: Buffer; id: string } | null
  count: number
}

async function killAgainAndAgain(random: Random, isPostgres: boolean, kills: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'turno-kills-'))
  const database = isPostgres ? await createPostgresDatabase() : null
  const environment = {
    DATA_DIR: folder,
    DEMO: '1',
    SECRET_KEY: 'a secret of this fault and of nobody else',
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  // Server of this run; other runs may be active at the same time.
  let last: ServerProcess | null = null
  const start = async () => {
    last = startProcess(await freePort(), environment)
    await last.ready()
    return last
  }
  try {
    await makeAndWatch(start, folder, database)
    const people = await readPeople(folder, database)
    const wrong: string[] = []
    for (let kill = 0; kill < kills && wrong.length === 0; kill += 1) {
      const server = await start()
      await enter(server, people)
      await sendAgain(server, people)
      wrong.push(...(await compareFile(server, people.uploader)))
      const isOver = { value: false }
      const work = Promise.all([
        ...people.writers.map((writer, at) => write(server, writer, random.fork(), at, isOver)),
        upload(server, people.uploader, isOver),
        moveMoney((...given) => send(server, ...given), people.mover, isOver),
      ])
      // Real time: the kill comes at any moment of the writes.
      await sleep(random.whole(50, 1500))
      server.kill('SIGKILL')
      await server.ended
      isOver.value = true
      await work
    }
    const server = await start()
    await sendAgain(server, people)
    wrong.push(...(await compareFile(server, people.uploader)))
    server.kill('SIGTERM')
    await server.ended
    const money = await whileOpen(folder, database, (connection) => compareMoney(connection, people.mover))
    return [...wrong, ...money, ...(await compareSteps(folder, database, people.writers))]
  } finally {
    const left = last as ServerProcess | null
    left?.kill('SIGKILL')
    await left?.ended
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function whileOpen<Result>(
  folder: string,
  database: TestDatabase | null,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = database
    ? await openPostgres(database.url, migrationsFolder(), createLogger('error'))
    : await openPglite(join(folder, 'database'), migrationsFolder())
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

async function makeAndWatch(
  start: () => Promise<ServerProcess>,
  folder: string,
  database: TestDatabase | null,
): Promise<void> {
  const first = await start()
  first.kill('SIGTERM')
  await first.ended
  await whileOpen(folder, database, (connection) => watchEffects({ connection }))
}

interface People {
  writers: Writer[]
  uploader: Uploader
  mover: Mover
}

async function readPeople(folder: string, database: TestDatabase | null): Promise<People> {
  return whileOpen(folder, database, async (connection) => {
    const writers: Writer[] = []
    for (const login of WRITERS) {
      const { employeeId, userId } = await findPerson({ db: connection.db }, login)
      const ids = { employeeId: employeeId ?? 0, userId }
      await emptyForm({ connection }, ids)
      writers.push({ login, token: '', ids, confirmed: [], open: null })
    }
    const { employeeId } = await findPerson({ db: connection.db }, MOVER)
    const uploader = { token: '', kept: null, open: null, count: 0 }
    return { writers, uploader, mover: newMover(employeeId ?? 0) }
  })
}

/** Signs in once, because sessions survive a restart of the server. */
async function enter(server: ServerProcess, { writers, uploader, mover }: People): Promise<void> {
  const tokenOf = async (login: string) => {
    const answer = await send(server, signIn, '', { correo: login, password: PASSWORD })
    return String(answer?.token)
  }
  for (const writer of writers) writer.token ||= await tokenOf(writer.login)
  uploader.token ||= await tokenOf(UPLOADER)
  mover.token ||= await tokenOf(MOVER)
}

type Asked = Pick<LegacyOperation, 'path' | 'opcion'>

async function send(
  { url }: ServerProcess,
  { path, opcion }: Asked,
  token: string,
  input: object,
): Promise<Record<string, unknown> | null> {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  const body = JSON.stringify({ Opcion: opcion, token, ...input })
  try {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body })
    return (await response.json()) as Record<string, unknown>
  } catch {
    return null
  }
}

async function save(server: ServerProcess, writer: Writer): Promise<void> {
  const { token, open } = writer
  if (open === null) return
  const { entry, id } = open
  const input = { bandera: entry.step, datos: datosWith(entry.step, entry.mark), [OPERATION_ID]: id }
  const answer = await send(server, saveStep, token, input)
  if (answer === null) return
  if (answer.status !== 'OK') throw new Error(`${writer.login}: ${JSON.stringify(answer)}`)
  entry.isSure = true
  writer.open = null
}

async function write(
  server: ServerProcess,
  writer: Writer,
  random: Random,
  at: number,
  isOver: { value: boolean },
): Promise<void> {
  while (!isOver.value && writer.open === null) {
    const mark = writer.confirmed.length * WRITERS.length + at + 1
    const entry: Confirmation = { mark, step: random.whole(1, 6) as StepNumber, isSure: false }
    writer.confirmed.push(entry)
    writer.open = { entry, id: randomUUID() }
    await save(server, writer)
  }
}

async function sendFile(server: ServerProcess, uploader: Uploader): Promise<void> {
  const { token, open } = uploader
  if (open === null) return
  const { bytes, id } = open
  const answer = await send(server, uploadDocument, token, {
    empleado: UPLOADER,
    idTipo: PAPER,
    filename: 'papel.pdf',
    extension: 'pdf',
    file: dataUrl(bytes, 'application/pdf'),
    esAdmin: '0',
    estatusColaborador: 1,
    [OPERATION_ID]: id,
  })
  if (answer === null) return
  if (answer.status !== 'OK') throw new Error(`${UPLOADER}: ${JSON.stringify(answer)}`)
  uploader.kept = fingerprint(bytes)
  uploader.open = null
}

/** Uploads few files per round, because the limit is sixty an hour. */
async function upload(server: ServerProcess, uploader: Uploader, isOver: { value: boolean }): Promise<void> {
  for (let round = 0; round < 3 && !isOver.value && uploader.open === null; round += 1) {
    uploader.count += 1
    uploader.open = { bytes: pdf(`Papel ${uploader.count}`), id: randomUUID() }
    await sendFile(server, uploader)
  }
}

async function sendAgain(server: ServerProcess, { writers, uploader, mover }: People): Promise<void> {
  for (const writer of writers) await save(server, writer)
  await sendFile(server, uploader)
  await sendMove((...given) => send(server, ...given), mover)
}

function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function compareFile(server: ServerProcess, { token, kept }: Uploader): Promise<string[]> {
  if (kept === null) return []
  const types = await send(server, listDocumentTypes, token, {
    empleado: UPLOADER,
    esAdmin: '0',
    estatusColaborador: 1,
  })
  const rows = types?.docs as { idTipo: number; archivo: string | null }[] | undefined
  const filename = rows?.find(({ idTipo }) => Number(idTipo) === PAPER)?.archivo
  const answer = await send(server, downloadDocument, token, { empleado: UPLOADER, filename })
  const [, base64 = ''] = String(answer?.file).split(',')
  return fingerprint(Buffer.from(base64, 'base64')) === kept
    ? []
    : ['the acknowledged file is missing or changed']
}

async function compareSteps(
  folder: string,
  database: TestDatabase | null,
  writers: readonly Writer[],
): Promise<string[]> {
  return whileOpen(folder, database, async (connection) => {
    const wrong: string[] = []
    for (const { login, ids, confirmed } of writers) {
      const effects = await readEffects({ connection }, ids.employeeId)
      const told = describeFaults(compareEffects(confirmed, effects))
      wrong.push(...told.map((text) => `${login}: ${text}`))
    }
    const count = writers.reduce((sum, { confirmed }) => sum + confirmed.length, 0)
    return count === 0 ? ['nobody wrote anything'] : wrong
  })
}
