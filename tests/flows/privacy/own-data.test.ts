import { strFromU8, unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import * as contract from '#contract/privacy/privacy.ts'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { companyTime } from '#domain/time/dates.ts'
import { EXPORT_KEPT_MS, EXPORT_KEY_MS, EXPORT_PIECE_BYTES } from '#domain/privacy/exports.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { tables } from '#server/db/schema/tables.ts'
import { makeExports, type ExportParts } from '#server/services/privacy/make-export.ts'
import { pageTexts } from '#server/services/privacy/labels.es.ts'
import { privacyTexts as texts } from '#server/services/privacy/texts.es.ts'
import { loginTexts } from '#server/texts.ts'
import { PASSWORD } from '#tests/support/people/guesses.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WHOLE = { tags: ['whole'] }
const { personalExports, personalExportPieces, securityEvents, users } = tables

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())
beforeEach(() => server.db.delete(rateLimits))
afterEach(async () => {
  await server.db.delete(personalExports)
})

async function enter(login: string, device: 'personal' | 'kiosk' = 'personal'): Promise<string> {
  const { userId } = await findPerson(server, login)
  const { sessions } = server.services
  return (await server.db.transaction((tx) => sessions.open(tx, userId, server.clock.now(), { device })))
    .token
}

const parts = (): ExportParts => {
  const { files, log } = server.services
  return { db: server.db, files, log, clock: server.clock, services: server.services }
}

const askFor = (token: string, password = PASSWORD) =>
  sendOperation(server, contract.askForOwnData, { password }, token)

async function askAndMake(login: string) {
  const token = await enter(login)
  const { body } = await askFor(token)
  const { id, llave } = body as { id: number; llave: string }
  await makeExports(parts())
  return { token, id, llave }
}

async function stateOf(token: string) {
  const { body } = await sendOperation(server, contract.readOwnData, {}, token)
  return body as {
    clases: { clase: string; datos: number; archivos: number }[]
    descarga: contract.PersonalExport
    quedan: number
  }
}

const piece = (token: string, input: object) => sendOperation(server, contract.readOwnDataPiece, input, token)

async function fetchAll({ token, id, llave }: { token: string; id: number; llave: string }) {
  const { descarga } = await stateOf(token)
  const got: Buffer[] = []
  for (let parte = 1; parte <= descarga.partes; parte++) {
    const answer = await piece(token, { id, llave, parte })
    got.push(Buffer.from(String(fieldOf(answer, 'datos')), 'base64'))
  }
  return { zip: Buffer.concat(got), descarga, pieces: got }
}

type Data = Record<string, Record<string, unknown>[]>

describe('the download', () => {
  it('is one ZIP of the announced size with a page, the data and the files; the counts agree', async () => {
    const made = await askAndMake('100102')
    const { zip, descarga, pieces } = await fetchAll(made)
    expect(descarga).toMatchObject({ id: made.id, estado: 'ready', bytes: zip.length })
    expect(pieces.slice(0, -1).every(({ length }) => length === EXPORT_PIECE_BYTES)).toBe(true)
    const files = unzipSync(zip)
    const data = JSON.parse(strFromU8(files['datos.json'] ?? new Uint8Array())) as Data
    const page = strFromU8(files['LEEME.html'] ?? new Uint8Array())
    expect(data.employees?.[0]).toMatchObject({ number: '100102' })
    const { employeeId } = await findPerson(server, '100102')
    const own = await server.db.$count(tables.payslips, eq(tables.payslips.employeeId, employeeId ?? 0))
    expect(data.payslips).toHaveLength(own)
    expect(page).toContain('Tus recibos de nómina')
    expect(page).not.toMatch(/<script|src=|href=/)
    const { clases } = await stateOf(made.token)
    expect(clases.find(({ clase }) => clase === 'pago')?.datos).toBe(own)
    const papers = Object.keys(files).filter((name) => name.startsWith('documentos/'))
    expect(papers.length).toBeGreaterThan(0)
    expect(clases.find(({ clase }) => clase === 'documentos')?.archivos).toBe(papers.length)
    expect(Buffer.from(files[papers[0] ?? ''] ?? []).length).toBeGreaterThan(100)
    expect(data.payslips?.[0]?.net).toBe(
      Number(data.payslips?.[0]?.total_perceptions) - Number(data.payslips?.[0]?.total_deductions) ||
        expect.any(Number),
    )
  })

  it('lists each file missing from storage on its page, and their number on the screen', WHOLE, async () => {
    const whole = unzipSync((await fetchAll(await askAndMake('100102'))).zip)
    expect(strFromU8(whole['LEEME.html'] ?? new Uint8Array())).not.toContain(pageTexts.lost)
    const { employeeId } = await findPerson(server, '100102')
    const mine = eq(tables.documentUploads.employeeId, employeeId ?? 0)
    const [paper] = await server.db.select().from(tables.documentUploads).where(mine)
    const key = paper?.fileKey ?? ''
    const files = {
      ...server.services.files,
      read: async (asked: string) => (asked === key ? null : server.services.files.read(asked)),
    }
    const token = await enter('100102')
    const { id, llave } = (await askFor(token)).body as { id: number; llave: string }
    await makeExports({ ...parts(), files })
    const { zip, descarga } = await fetchAll({ token, id, llave })
    expect(descarga).toMatchObject({ estado: 'ready', faltan: 1 })
    const left = unzipSync(zip)
    const [gone, ...others] = Object.keys(whole).filter((name) => !(name in left))
    expect(others).toEqual([])
    const page = strFromU8(left['LEEME.html'] ?? new Uint8Array())
    expect(page).toContain(pageTexts.lost)
    expect(page).toContain(`<li>${gone}</li>`)
  })

  it(
    'contains no secrets, no identifiers of other people and no answers of other people',
    WHOLE,
    async () => {
      const { zip } = await fetchAll(await askAndMake('100104'))
      const text = strFromU8(unzipSync(zip)['datos.json'] ?? new Uint8Array())
      const data = JSON.parse(text) as Data
      const { userId } = await findPerson(server, '100104')
      const [account] = await server.db.select().from(users).where(eq(users.id, userId))
      expect(text).not.toContain(account?.passwordHash)
      for (const other of ['100101', '100102', '100301']) {
        const { marks } = await findPerson(server, other)
        // The names of others may appear where the portal shows them, but not their CURP, RFC and NSS.
        for (const mark of marks.slice(-3)) expect(text).not.toContain(mark)
      }
      const { employeeId } = await findPerson(server, '100104')
      expect(data.temporary_staff?.length).toBeGreaterThan(0)
      const surveys = await server.db.$count(
        tables.evaluationSurveys,
        eq(tables.evaluationSurveys.evaluatorId, employeeId ?? 0),
      )
      expect(data.evaluation_surveys?.length ?? 0).toBeLessThanOrEqual(surveys)
      expect(new Set(data.evaluation_surveys?.map(({ kind }) => kind))).toEqual(new Set([surveyKinds.self]))
    },
  )

  it('includes recorded events about the person, without the addresses of others', WHOLE, async () => {
    const { userId } = await findPerson(server, '100103')
    const hr = await findPerson(server, '100301')
    const row = { kind: 'document-opened', at: server.clock.now(), details: { document: 'canary' } }
    await server.db.insert(securityEvents).values([
      { ...row, actorId: hr.userId, subjectId: userId, address: '203.0.113.77' },
      { ...row, actorId: userId, subjectId: hr.userId, address: '203.0.113.78' },
    ])
    const { zip } = await fetchAll(await askAndMake('100103'))
    const data = JSON.parse(strFromU8(unzipSync(zip)['datos.json'] ?? new Uint8Array())) as Data
    const opened = data.security_events?.filter((event) => JSON.stringify(event.details).includes('canary'))
    expect(opened).toHaveLength(1)
    expect(opened?.[0]).toMatchObject({ own_act: false, address: '' })
    expect(data.security_events?.some(({ kind, own_act: own }) => kind === 'own-data-asked' && own)).toBe(
      true,
    )
  })

  it('is also made for an account without an employee record', WHOLE, async () => {
    const { zip } = await fetchAll(await askAndMake('externo'))
    const data = JSON.parse(strFromU8(unzipSync(zip)['datos.json'] ?? new Uint8Array())) as Data
    expect(data.users?.[0]).toMatchObject({ nickname: 'externo' })
    expect(data.payslips).toEqual([])
  })
})

describe('access', () => {
  it('needs the password; a wrong password is refused', async () => {
    const token = await enter('100102')
    expect(fieldOf(await askFor(token, 'a guess'), 'message')).toBe(loginTexts.wrongCurrent)
    expect(await server.db.$count(personalExports)).toBe(0)
  })

  it('is refused at a kiosk for requesting, opening and downloading', WHOLE, async () => {
    const { id, llave } = await askAndMake('100102')
    const kiosk = await enter('100102', 'kiosk')
    const tries = [
      await askFor(kiosk),
      await sendOperation(server, contract.openOwnData, { id, password: PASSWORD }, kiosk),
      await piece(kiosk, { id, llave, parte: 1 }),
    ]
    for (const answer of tries) expect(answer.body).toEqual({ status: 'ERROR', message: texts.kiosk })
  })

  it('is refused to other people, with the same answer as for an unknown download', async () => {
    const { id, llave } = await askAndMake('100102')
    for (const login of ['100101', '100301', '100401', '100501']) {
      const other = await enter(login)
      const unknown = { status: 'ERROR', message: texts.unknown }
      expect((await piece(other, { id, llave, parte: 1 })).body).toEqual(unknown)
      expect((await piece(other, { id: 999_999, llave, parte: 1 })).body).toEqual(unknown)
      const open = { id, password: PASSWORD }
      expect((await sendOperation(server, contract.openOwnData, open, other)).body).toEqual(unknown)
      expect((await stateOf(other)).descarga).toBeNull()
    }
  })

  it('needs a valid session', WHOLE, async () => {
    const { id, llave } = await askAndMake('100102')
    for (const answer of [await piece('', { id, llave, parte: 1 }), await askFor('a dead token')])
      expect([answer.http, fieldOf(answer, 'status')]).toEqual([401, 'EXPSESSION'])
  })

  it('uses the key issued with the password for an hour, and a new key afterwards', WHOLE, async () => {
    const { token, id, llave } = await askAndMake('100102')
    expect(fieldOf(await piece(token, { id, llave: 'another', parte: 1 }), 'message')).toBe(texts.keyOver)
    server.clock.advance(EXPORT_KEY_MS)
    const later = await enter('100102')
    expect(fieldOf(await piece(later, { id, llave, parte: 1 }), 'message')).toBe(texts.keyOver)
    const opened = await sendOperation(server, contract.openOwnData, { id, password: PASSWORD }, later)
    const next = String(fieldOf(opened, 'llave'))
    expect(fieldOf(await piece(later, { id, llave: next, parte: 1 }), 'status')).toBe('OK')
    expect(fieldOf(await piece(later, { id, llave: next, parte: 9_999 }), 'message')).toBe(texts.unknown)
  })

  it('refuses an invalid id, an invalid piece number and a missing password', WHOLE, async () => {
    const token = await enter('100102')
    for (const input of [
      { id: 'x', llave: 'k', parte: 1 },
      { id: 1, llave: 'k', parte: 0 },
      { id: 1, parte: 1 },
    ])
      expect(fieldOf(await piece(token, input), 'status')).toBe('ERROR')
    expect(fieldOf(await sendOperation(server, contract.askForOwnData, {}, token), 'status')).toBe('ERROR')
  })
})

describe('the limits', WHOLE, () => {
  it('allow one export at a time, also for two simultaneous requests', async () => {
    const token = await enter('100102')
    const both = await Promise.all([askFor(token), askFor(token)])
    expect(both.map((answer) => String(fieldOf(answer, 'status'))).sort()).toEqual(['ERROR', 'OK'])
    expect(both.map((answer) => fieldOf(answer, 'message'))).toContain(texts.oneAtATime)
    expect(await server.db.$count(personalExports)).toBe(1)
  })

  it('allow three exports a day; a new export replaces the previous one and deletes its pieces', async () => {
    const first = await askAndMake('100102')
    await askAndMake('100102')
    const third = await askAndMake('100102')
    expect(fieldOf(await askFor(third.token), 'message')).toBe(texts.tooMany)
    expect(fieldOf(await piece(first.token, { ...first, parte: 1 }), 'message')).toBe(texts.unknown)
    expect((await stateOf(third.token)).quedan).toBe(0)
    const kept = await server.db.select().from(personalExportPieces)
    expect(new Set(kept.map(({ exportId }) => exportId))).toEqual(new Set([third.id]))
    server.clock.advance(EXPORT_KEPT_MS)
    expect(fieldOf(await askFor(await enter('100102')), 'status')).toBe('OK')
  })

  it('end a download after a day and delete its bytes from storage', async () => {
    const { id, llave } = await askAndMake('100102')
    const keys = (await server.db.select().from(personalExportPieces)).map(({ fileKey }) => fileKey)
    expect(keys.length).toBeGreaterThan(0)
    server.clock.advance(EXPORT_KEPT_MS)
    const token = await enter('100102')
    expect((await stateOf(token)).descarga.estado).toBe('over')
    expect(fieldOf(await piece(token, { id, llave, parte: 1 }), 'message')).toBe(texts.unknown)
    await makeExports(parts())
    server.clock.advance(2 * 60_000)
    await server.services.files.sweep(server.clock.now(), 500)
    for (const key of keys) expect(await server.services.files.read(key)).toBeNull()
  })
})

describe('a download that is ready', WHOLE, () => {
  it('is announced once, after the quiet hours, without its contents', async () => {
    const { userId } = await findPerson(server, '100102')
    const { notifications: list, pushPreferences, pushSends, pushSubscriptions } = tables
    await server.db.delete(list).where(eq(list.kind, 'own-data-ready'))
    const device = { userId, endpoint: 'https://push.example/own', p256dh: 'x', auth: 'x' }
    await server.db.insert(pushSubscriptions).values({ ...device, createdAt: server.clock.now() })
    const at = (minutes: number) => companyTime(server.clock.now().getTime() + minutes * 60_000)
    const quiet = { quietMode: 'propio' as const, quietFrom: at(-60), quietTo: at(60) }
    await server.db
      .insert(pushPreferences)
      .values({ userId, ...quiet })
      .onConflictDoUpdate({ target: pushPreferences.userId, set: quiet })
    await askAndMake('100102')
    const told = await server.db.select().from(list).where(eq(list.kind, 'own-data-ready'))
    expect(told).toMatchObject([{ userId, ref: '', subtitle: null, comment: null }])
    const [send] = await server.db.select().from(pushSends).where(eq(pushSends.kind, 'own-data-ready'))
    const wait = (send?.dueAt.getTime() ?? 0) - server.clock.now().getTime()
    expect(wait).toBeGreaterThan(50 * 60_000)
    expect(wait).toBeLessThanOrEqual(61 * 60_000)
    expect(send?.endsAt.getTime()).toBeLessThan(server.clock.now().getTime() + EXPORT_KEPT_MS)
    const answer = await sendOperation(server, listNotifications, {}, await enter('100102'))
    const shown = (fieldOf(answer, 'notificaciones') as { tipo: string; titulo: string }[]).find(
      ({ tipo }) => tipo === 'own-data-ready',
    )
    expect(shown).toMatchObject({ titulo: 'Tu descarga está lista', accion: 'Ver mis datos' })
    await makeExports(parts())
    expect(await server.db.$count(list, eq(list.kind, 'own-data-ready'))).toBe(1)
    await server.db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  })
})

describe('interrupted and delayed exports', WHOLE, () => {
  /** Simulates a server that stores `after` pieces and then hangs until `wake` is called. */
  function dying(after: number) {
    const { files } = server.services
    let kept = 0
    let wake = () => undefined as void
    const asleep = new Promise<void>((resolve) => (wake = resolve))
    const keep: typeof files.keep = async (...given) => {
      if (++kept > after) await asleep
      return files.keep(...given)
    }
    return { parts: { ...parts(), pieceBytes: 20_000, files: { ...files, keep } }, wake }
  }

  it('starts over after an interruption and deletes the pieces of the first attempt', async () => {
    const token = await enter('100102')
    const { id, llave } = (await askFor(token)).body as { id: number; llave: string }
    const dead = dying(1)
    const made = makeExports(dead.parts)
    await expect.poll(() => server.db.$count(personalExportPieces), { timeout: 60_000 }).toBe(1)
    expect((await stateOf(token)).descarga).toMatchObject({ estado: 'waiting', bytes: 0, partes: 0 })
    expect(fieldOf(await piece(token, { id, llave, parte: 1 }), 'message')).toBe(texts.unknown)
    await makeExports(parts())
    expect((await stateOf(token)).descarga.estado).toBe('waiting')
    server.clock.advance(3 * 60_000)
    await makeExports(parts())
    const { zip, descarga } = await fetchAll({ token, id, llave })
    expect(descarga.estado).toBe('ready')
    expect(Object.keys(unzipSync(zip))).toContain('LEEME.html')
    const loose = await server.db.select().from(looseFiles).where(eq(looseFiles.isDoomed, true))
    expect(loose.length).toBeGreaterThan(0)
    dead.wake()
    await made
    expect((await fetchAll({ token, id, llave })).zip.equals(zip)).toBe(true)
  })

  it('ends a run at its time limit and starts no export while the server stops', async () => {
    for (const login of ['100102', '100103']) await askFor(await enter(login))
    const waiting = () => server.db.$count(personalExports, eq(personalExports.state, 'waiting'))
    const ending = new AbortController()
    ending.abort()
    expect(await makeExports({ ...parts(), ending: ending.signal })).not.toBeNull()
    expect(await waiting()).toBe(2)
    await makeExports({ ...parts(), atWorkMs: 1 })
    expect(await waiting()).toBe(1)
    await makeExports(parts())
    expect(await waiting()).toBe(0)
  })

  it('makes an export whose lease ends far in the future because a clock was ahead', async () => {
    const token = await enter('100103')
    await askFor(token)
    const leasedUntil = new Date(server.clock.now().getTime() + 365 * 24 * 60 * 60_000)
    await server.db.update(personalExports).set({ leasedUntil }).where(eq(personalExports.state, 'waiting'))
    await makeExports(parts())
    expect((await stateOf(token)).descarga.estado).toBe('ready')
  })

  it('fails after five attempts while storage is unavailable, and can always be requested again', async () => {
    const token = await enter('100102')
    const { files } = server.services
    const broken = { ...parts(), files: { ...files, keep: () => Promise.reject(new Error('away')) } }
    for (let asked = 0; asked < 3; asked++) {
      expect(fieldOf(await askFor(token), 'status')).toBe('OK')
      for (let time = 0; time < 5; time++) {
        await makeExports(broken)
        server.clock.advance(61_000)
      }
      await makeExports(broken)
      expect((await stateOf(token)).descarga.estado).toBe('failed')
    }
    expect(fieldOf(await askFor(token), 'status')).toBe('OK')
  })
})

it('a session without a device counts as a shared device', WHOLE, async () => {
  expect(fieldOf(await askFor(await openSession(server, '100102')), 'message')).toBe(texts.kiosk)
})
