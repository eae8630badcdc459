import { and, eq, isNull, lt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type DeskWorkCount, readDeskToday, type SetUp } from '#contract/portal-health/desk-today.ts'
import { CHOOSING_DAYS } from '#domain/temporary/due.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { clearAtRest, markAtRest } from '#server/db/copy-at-rest.ts'
import { accountLetters } from '#server/db/schema/access.ts'
import { candidates, offers } from '#server/db/schema/candidates.ts'
import { documentUploads } from '#server/db/schema/document-files.ts'
import { dataArrivals } from '#server/db/schema/imports/data-import.ts'
import { payrollImports } from '#server/db/schema/imports/payroll-import.ts'
import { peopleImports } from '#server/db/schema/imports/people-import.ts'
import { improvements } from '#server/db/schema/improvements.ts'
import { jobApplications } from '#server/db/schema/jobs.ts'
import { portalErrorDays, portalErrors } from '#server/db/schema/portal-health.ts'
import { roleProposals } from '#server/db/schema/roles.ts'
import { temporaryStaff } from '#server/db/schema/temporary-staff.ts'
import type { BackupState } from '#server/facilities/backup-state.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Waiting work and failures at the desks (P-248): everybody sees only the numbers of their own desks. */

const ADMINISTRATOR = '100501'
const HUMAN_RESOURCES = '100301'
const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let backup: BackupState | null

beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
  server.services.backup = () => backup
})
afterAll(() => server.stop())
beforeEach(async () => {
  backup = null
  for (const table of [
    accountLetters,
    dataArrivals,
    payrollImports,
    peopleImports,
    portalErrors,
    roleProposals,
  ] as const)
    await server.db.delete(table)
})

interface Answer {
  data: DeskWorkCount[]
  inicio?: SetUp
}

async function read(login: string): Promise<Answer> {
  return (await sendAs(server, readDeskToday, {}, login)).body as Answer
}

async function countOf(login: string, que: string) {
  return (await read(login)).data.find((row) => row.que === que)
}

const now = () => server.clock.now()
const ago = (days: number) => new Date(now().getTime() - days * DAY)

const isToReview = and(eq(documentUploads.state, 'toReview'), isNull(documentUploads.retiredAt))

const file = { fileName: 'personas.xlsx', source: 'pantalla', rows: 1, counts: {}, columns: [], address: '' }

it('returns nothing to people without a desk', async () => {
  expect(await read('100101')).toEqual({ status: 'OK', data: [] })
})

it('reports a failed, a missing and an old backup', async () => {
  backup = { newestMs: ago(0).getTime(), isKnown: true, hasFailed: true }
  expect(await countOf(ADMINISTRATOR, 'respaldo-fallo')).toMatchObject({ cuantos: 1, fallan: 1 })
  backup = { newestMs: null, isKnown: true, hasFailed: false }
  expect(await countOf(ADMINISTRATOR, 'respaldo-falta')).toMatchObject({ fallan: 1 })
  backup = { newestMs: ago(2).getTime(), isKnown: true, hasFailed: false }
  expect(await countOf(ADMINISTRATOR, 'respaldo-viejo')).toMatchObject({ fallan: 1 })
  backup = { newestMs: ago(0).getTime(), isKnown: true, hasFailed: false }
  const { data } = await read(ADMINISTRATOR)
  expect(data.filter(({ que }) => que.startsWith('respaldo'))).toEqual([])
})

it('counts files of people that wait for a person, and those that wait too long', async () => {
  await server.db.insert(peopleImports).values([
    { ...file, state: 'ready', createdAt: ago(4) },
    { ...file, state: 'stopped', createdAt: ago(1) },
    { ...file, state: 'done', createdAt: ago(1) },
  ])
  expect(await countOf(ADMINISTRATOR, 'personas')).toEqual({
    que: 'personas',
    cuantos: 2,
    fallan: 0,
    tarde: 1,
  })
  expect(await countOf(HUMAN_RESOURCES, 'personas')).toBeUndefined()
})

it('counts a refused file until a later file of its kind is accepted', async () => {
  const arrival = { fileName: 'k.csv', bytes: 1, origin: 'folder', address: '', arrivedAt: ago(1) } as const
  await server.db.insert(dataArrivals).values([
    { ...arrival, kind: 'kardex', sha256: 'a', refusal: 'empty', finishedAt: ago(1) },
    { ...arrival, kind: 'prestamos', sha256: 'b', refusal: null },
  ])
  expect(await countOf(HUMAN_RESOURCES, 'datos')).toMatchObject({ cuantos: 1, fallan: 1 })
  await server.db.insert(dataArrivals).values({ ...arrival, kind: 'kardex', sha256: 'c', refusal: null })
  expect(await countOf(HUMAN_RESOURCES, 'datos')).toBeUndefined()
})

it('counts data files only for people who may import their kind', async () => {
  const arrival = { fileName: 'k.csv', bytes: 1, origin: 'folder', address: '', arrivedAt: ago(1) } as const
  await server.db
    .insert(dataArrivals)
    .values({ ...arrival, kind: 'kardex', sha256: 'a', refusal: 'empty', finishedAt: ago(1) })
  expect(await countOf(ADMINISTRATOR, 'datos')).toBeUndefined()
})

it('counts payroll files with refused documents until a later file has none', async () => {
  const run = { fileName: 'n.zip', startedAt: ago(1), finishedAt: ago(1) }
  await server.db.insert(payrollImports).values({ ...run, sha256: 'a', done: 2, taken: 1, refused: 1 })
  expect(await countOf(HUMAN_RESOURCES, 'nomina')).toMatchObject({ cuantos: 1, fallan: 1 })
  await server.db.insert(payrollImports).values({ ...run, sha256: 'b', done: 1, taken: 1 })
  expect(await countOf(HUMAN_RESOURCES, 'nomina')).toBeUndefined()
})

it('counts an error that repeats, but not one that happened once', async () => {
  const error = { kind: 'error', place: 'home.js:1:1', firstAt: now(), lastAt: now() }
  const day = {
    day: companyDate(now().getTime()),
    version: 'main-Ab12',
    route: '/Inicio',
    device: 'telefono',
  }
  for (const [message, times] of [
    ['often', 3],
    ['once', 1],
  ] as const) {
    const [made] = await server.db
      .insert(portalErrors)
      .values({ ...error, message })
      .returning()
    await server.db.insert(portalErrorDays).values({ ...day, errorId: made?.id ?? 0, times, at: now() })
  }
  expect(await countOf(ADMINISTRATOR, 'errores')).toMatchObject({ cuantos: 1, fallan: 1 })
})

it('counts emails that no mail server accepted within a quarter of an hour', async () => {
  const { userId } = await findPerson(server, '100101')
  const letter = { userId, mail: 'a@b.mx', subject: 'a', text: 'b', tries: 1, dueAt: now() }
  await server.db.insert(accountLetters).values([
    { ...letter, createdAt: ago(1) },
    { ...letter, createdAt: now() },
  ])
  expect(await countOf(ADMINISTRATOR, 'correos')).toMatchObject({ cuantos: 1, fallan: 1 })
})

it('counts only role proposals that the caller may decide', async () => {
  const { userId: proposedBy } = await findPerson(server, HUMAN_RESOURCES)
  const { userId } = await findPerson(server, '100101')
  const { userId: own } = await findPerson(server, ADMINISTRATOR)
  const proposal = { action: 'dar', proposedBy, proposedAt: ago(1), endsAt: ago(-6) } as const
  await server.db.insert(roleProposals).values([
    { ...proposal, userId, role: 'nomina' },
    { ...proposal, userId, role: 'caja', proposedBy: own },
    { ...proposal, userId, role: 'vigilancia', endsAt: ago(0.5) },
  ])
  expect(await countOf(ADMINISTRATOR, 'roles')).toMatchObject({ cuantos: 1, tarde: 0 })
})

it('shows only a guard how many people are expected and how many are inside', async () => {
  const { data } = await read('100601')
  expect(data.map(({ que }) => que).filter((que) => que === 'llegan' || que === 'adentro')).not.toEqual([])
  expect(await countOf(ADMINISTRATOR, 'llegan')).toBeUndefined()
  expect(await countOf(ADMINISTRATOR, 'adentro')).toBeUndefined()
})

it('ticks the steps of the set-up by what exists, only for administrators', async () => {
  expect((await read(ADMINISTRATOR)).inicio).toEqual({
    compania: true,
    roles: true,
    personas: true,
    nomina: true,
    respaldo: false,
    sinRespaldos: true,
  })
  backup = { newestMs: null, isKnown: true, hasFailed: false }
  const missing = (await read(ADMINISTRATOR)).inicio
  expect([missing?.respaldo, missing?.sinRespaldos]).toEqual([false, undefined])
  backup = { newestMs: ago(0).getTime(), isKnown: true, hasFailed: false }
  expect((await read(ADMINISTRATOR)).inicio?.respaldo).toBe(true)
  expect((await read(HUMAN_RESOURCES)).inicio).toBeUndefined()
})

it('counts what waits at the desks of human resources, and nothing of it for others', async () => {
  const kinds = ['temporales', 'ofertas', 'postulaciones', 'ideas']
  const found = async (login = HUMAN_RESOURCES) =>
    (await read(login)).data
      .filter(({ que }) => kinds.includes(que))
      .map(({ que, cuantos, tarde }) => [que, cuantos, tarde])
  const { db } = server
  await db.update(temporaryStaff).set({ removedAt: now() })
  await db.update(candidates).set({ stage: 'descartada' })
  await db.update(jobApplications).set({ state: 'revision' }).where(eq(jobApplications.state, 'recibida'))
  await db.update(improvements).set({ state: 3 }).where(lt(improvements.state, 3))
  expect(await found()).toEqual([])

  const [staff] = await db.select().from(temporaryStaff)
  const [offer] = await db.select().from(offers).where(eq(offers.state, 'preparar'))
  const [application] = await db.select().from(jobApplications).where(eq(jobApplications.state, 'revision'))
  const [idea] = await db.select().from(improvements).where(eq(improvements.state, 3))
  const staffOn = (applicationDate: string) =>
    db
      .update(temporaryStaff)
      .set({ removedAt: null, status: 1, applicationDate })
      .where(eq(temporaryStaff.id, staff?.id ?? 0))
  const today = companyDate(now().getTime())
  await staffOn(addDays(today, -CHOOSING_DAYS - 1))
  await db
    .update(offers)
    .set({ createdAt: ago(4) })
    .where(eq(offers.id, offer?.id ?? 0))
  await db
    .update(candidates)
    .set({ stage: 'oferta' })
    .where(eq(candidates.id, offer?.candidateId ?? 0))
  await db
    .update(jobApplications)
    .set({ state: 'recibida', sentAt: ago(1) })
    .where(eq(jobApplications.id, application?.id ?? 0))
  await db
    .update(improvements)
    .set({ state: 2, registeredAt: ago(4) })
    .where(eq(improvements.id, idea?.id ?? 0))
  expect(await found()).toEqual([
    ['temporales', 1, 0],
    ['ofertas', 1, 1],
    ['postulaciones', 1, 0],
    ['ideas', 1, 1],
  ])
  await staffOn(addDays(today, -CHOOSING_DAYS))
  expect((await found()).map(([que]) => que)).not.toContain('temporales')
  expect(await found(ADMINISTRATOR)).toEqual([])
})

it('reports that backups are off, unless they are made elsewhere or the server is an inactive copy', async () => {
  const { environment } = server.services
  const found = async () => {
    const { data, inicio } = await read(ADMINISTRATOR)
    return [data.some(({ que }) => que === 'respaldo-apagado'), inicio?.respaldo]
  }
  expect(await found()).toEqual([true, false])
  environment.backup.isElsewhere = true
  expect(await found()).toEqual([false, true])
  environment.backup.isElsewhere = false
  markAtRest(environment)
  expect(await found()).toEqual([false, true])
  clearAtRest(environment)
})

it('counts the documents that have waited for human resources for more than three days', async () => {
  const late = async () =>
    Number(fieldOf(await sendAs(server, countDataChanges, {}, HUMAN_RESOURCES), 'documentosTarde'))
  await server.db.update(documentUploads).set({ uploadedAt: now() })
  expect(await late()).toBe(0)
  const [waiting] = await server.db.select().from(documentUploads).where(isToReview)
  await server.db
    .update(documentUploads)
    .set({ uploadedAt: ago(4) })
    .where(eq(documentUploads.id, waiting?.id ?? 0))
  expect(await late()).toBe(1)
})
