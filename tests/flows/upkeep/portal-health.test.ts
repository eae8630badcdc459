import { count, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as health from '#contract/portal-health/portal-health.ts'
import type { PageFailure, PageVisit } from '#contract/portal-health/portal-health.ts'
import { companyDate } from '#domain/time/dates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import {
  portalDays,
  portalErrorDays,
  portalErrors,
  portalErrorTrails,
  portalVisits,
} from '#server/db/schema/portal-health.ts'
import { createAppNames } from '#server/facilities/app-names.ts'
import { sweepExpired } from '#server/facilities/sweep.ts'
import { MAX_PER_DAY, MAX_ANONYMOUS_PER_DAY } from '#server/services/portal-health/store-report.ts'
import { MAX_READ } from '#server/services/portal-health/summary.ts'
import { healthTexts } from '#server/services/portal-health/texts.es.ts'
import { collectAppNames } from '../../../scripts/client/app-names.mjs'
import { createStillClock } from '#tests/support/server/clock.ts'
import { openSession } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WHOLE = { tags: ['whole'] }
let own = ''

/** EXT-07, GRAL-38: health reports of pages hold no personal data, and a flood does not fill the disk. */

const DAY = 24 * 60 * 60 * 1000
const lines: Record<string, unknown>[] = []
let server: TestServer

beforeAll(async () => {
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  server = await startServer({ database: 'pglite', clock: createStillClock(), log })
  server.services.appNames = createAppNames({
    ...(await collectAppNames()),
    scripts: ['start-Ab12.js', 'home-Ab12.js'],
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(portalErrors)
  await server.db.delete(portalVisits)
  await server.db.delete(portalDays)
  await server.db.delete(rateLimits)
  own = await openSession(server, '100101')
})

const visit: PageVisit = { ruta: '/Recibos/:id', equipo: 'telefono', lcp: 1000, cls: 0.01, inp: 80 }
const failure: PageFailure = {
  clase: 'error',
  mensaje: 'no payslip of GUADALUPE RAMOS 100101',
  lugar: 'home-Ab12.js:3:410',
  ruta: '/Recibos/:id',
  equipo: 'telefono',
  veces: 2,
  peticion: 'abc123',
}
const sessionOf = (number: number) => String(number).padStart(16, 'a')

interface Told {
  session?: string
  visits?: PageVisit[]
  errors?: PageFailure[]
}
async function report(
  { session = sessionOf(1), visits = [], errors = [] }: Told,
  token = own,
): Promise<unknown> {
  const input = { sesion: session, version: 'main-Ab12', visitas: visits, errores: errors }
  return (await sendOperation(server, health.reportHealth, input, token)).body
}
async function read(
  input: object = { dias: 30 },
  operation: typeof health.readHealth | typeof health.readHealthError = health.readHealth,
) {
  const token = await openSession(server, '100501')
  return (await sendOperation(server, operation, input, token)).body as never
}
const rows = async (table: typeof portalVisits | typeof portalErrorTrails) =>
  (await server.db.select({ n: count() }).from(table))[0]?.n ?? 0

describe('stored reports', () => {
  it('contain no person’s id, name, address or token', WHOLE, async () => {
    const token = await openSession(server, '100101')
    expect(await report({ visits: [visit], errors: [failure] }, token)).toEqual({ status: 'OK' })
    const kept = [
      ...(await server.db.select().from(portalVisits)),
      ...(await server.db.select().from(portalErrors)),
      ...(await server.db.select().from(portalErrorDays)),
    ]
    expect(kept).toHaveLength(3)
    expect(JSON.stringify(kept)).not.toMatch(/100101|GUADALUPE|RAMOS|127\.0\.0\.1/)
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(kept.flatMap(Object.keys)).not.toContain('userId')
    expect((await server.db.select().from(portalErrors))[0]?.message).toBe('no payslip of …')
  })

  it('exclude visits of a route with an id in it', async () => {
    const before = await rows(portalVisits)
    for (const ruta of ['/Recibos/100101', '/Personas/17', 'Recibos', '/Recibos?x=1', '/a@b']) {
      expect(await report({ visits: [{ ...visit, ruta }] })).toMatchObject({ status: 'ERROR' })
    }
    expect(await rows(portalVisits)).toBe(before)
  })

  it('count the same error together and keep its five newest trails', WHOLE, async () => {
    const step = { antes: 3, clase: 'toque', papel: 'button', texto: 'Ver recibo 12' } as const
    for (let time = 0; time < 7; time++)
      await report({
        session: sessionOf(time),
        errors: [{ ...failure, rastro: [step], peticion: `r${time}` }],
      })
    expect(await server.db.select({ times: portalErrorDays.times }).from(portalErrorDays)).toEqual([
      { times: 14 },
    ])
    expect(await rows(portalErrorTrails)).toBe(5)
    const id = (await server.db.select().from(portalErrors))[0]?.id ?? 0
    const { data } = (await read({ id }, health.readHealthError)) as {
      data: { veces: number; rastros: { peticion: string; pasos: { texto: string }[] }[] }
    }
    expect(data.veces).toBe(14)
    expect(data.rastros.map(({ peticion }) => peticion)).toEqual(['r6', 'r5', 'r4', 'r3', 'r2'])
    expect(data.rastros[0]?.pasos[0]?.texto).toBe('')
  })

  it('are deleted after 30 days', WHOLE, async () => {
    await report({
      visits: [visit],
      errors: [{ ...failure, rastro: [{ antes: 1, clase: 'ruta', ruta: '/Inicio' }] }],
    })
    const now = server.clock.now().getTime()
    await sweepExpired(server.db, new Date(now + 29 * DAY))
    expect(await rows(portalVisits)).toBe(1)
    await sweepExpired(server.db, new Date(now + 31 * DAY))
    for (const table of [portalVisits, portalErrors, portalErrorDays, portalErrorTrails, portalDays])
      expect(await server.db.select().from(table)).toEqual([])
  })
})

describe('the administrators’ figures', () => {
  it('show the 75th percentile and hide routes of fewer than five sessions', async () => {
    for (let number = 1; number <= 5; number++)
      await report({ session: sessionOf(number), visits: [{ ...visit, lcp: number * 1000 }] })
    for (let number = 1; number <= 4; number++)
      await report({ session: sessionOf(number), visits: [{ ...visit, ruta: '/Kardex', lcp: 9000 }] })
    const summary = (await read()) as {
      total: { sesiones: number }
      rutas: object[]
      dias: { dia: string; lcp: number | null }[]
    }
    expect(summary.rutas).toEqual([
      {
        ruta: '/Recibos/:id',
        equipo: 'telefono',
        sesiones: 5,
        lcp: 4000,
        cls: 0.01,
        inp: 80,
        inicio: null,
        envio: null,
      },
    ])
    expect(summary.total.sesiones).toBe(5)
    expect(summary.dias).toHaveLength(30)
    expect(summary.dias.at(-1)).toMatchObject({ dia: companyDate(server.clock.now().getTime()), lcp: 9000 })
    expect(await read({ dias: 7, equipo: 'kiosco' })).toMatchObject({
      total: { sesiones: 0, lcp: null },
      rutas: [],
    })
  })
})

describe('a flood of reports', WHOLE, () => {
  it('is limited per session, and per address before it creates rows for invented sessions', async () => {
    for (let time = 0; time < 40; time++) expect(await report({})).toEqual({ status: 'OK' })
    expect(await report({})).toEqual({ status: 'ERROR', message: healthTexts.tooOften })
    expect(await report({ session: sessionOf(2) })).toEqual({ status: 'OK' })
    const now = server.clock.now().getTime()
    for (let time = 0; time < 700; time++)
      await server.services.quotas.mayReport('203.0.113.9', {
        session: sessionOf(time),
        reporter: { what: 'person', id: time % 7, userId: time % 7 },
      })
    expect(now).toBe(server.clock.now().getTime())
    expect(
      await server.services.quotas.mayReport('203.0.113.9', {
        session: sessionOf(9999),
        reporter: { what: 'person', id: 9, userId: 9 },
      }),
    ).toBe(false)
    const [row] = await server.db.select({ n: count() }).from(rateLimits)
    expect(row?.n).toBeLessThan(610)
  })

  it('cannot exceed the daily number of rows from any number of addresses', async () => {
    expect(30 * (MAX_PER_DAY.visits + 3 * MAX_PER_DAY.errors)).toBeLessThan(1_000_000)
    const day = companyDate(server.clock.now().getTime())
    const full = {
      day,
      at: server.clock.now(),
      visits: MAX_PER_DAY.visits - 5,
      errors: MAX_PER_DAY.errors - 1,
      lost: 0,
    }
    await server.db.insert(portalDays).values(full)
    const visits = Array.from({ length: 12 }, () => visit)
    const errors = [1, 2, 3].map((n) => ({ ...failure, lugar: `home-Ab12.js:3:${n}` }))
    for (let number = 0; number < 4; number++) await report({ session: sessionOf(number), visits, errors })
    expect(await rows(portalVisits)).toBe(5)
    expect(await server.db.select().from(portalErrors)).toHaveLength(1)
    const [kept] = await server.db.select().from(portalDays).where(eq(portalDays.day, day))
    expect(kept).toMatchObject({ visits: MAX_PER_DAY.visits, errors: MAX_PER_DAY.errors, lost: 4 * 15 - 6 })
  })

  it('is sampled by session when administrators read it', async () => {
    const day = companyDate(server.clock.now().getTime())
    const sessions = 3 * MAX_READ - 1
    await server.db.execute(
      sql`insert into portal_visits (at, day, session, version, route, device, lcp)
        select now(), ${day}::date, md5(n::text), 'v', '/Recibos/:id', 'telefono', n % 1000 from generate_series(1, ${sessions}::int) n`,
    )
    const { total, rutas, dias } = (await read({ dias: 30 })) as {
      total: health.HealthDay
      rutas: health.RouteFigures[]
      dias: health.HealthDay[]
    }
    // Every third session is read, and counts for three.
    expect(total.sesiones % 3).toBe(0)
    expect(total.sesiones).not.toBe(sessions)
    expect(Math.abs(total.sesiones - sessions)).toBeLessThan(sessions / 20)
    expect(Math.abs((total.lcp ?? 0) - 750)).toBeLessThan(30)
    expect(rutas[0]?.sesiones).toBe(total.sesiones)
    expect(dias.at(-1)?.sesiones).toBe(total.sesiones)
  })

  it('leaves only the ten newest versions in the list among hundreds of invented ones', async () => {
    const ask = (version: string) =>
      sendOperation(
        server,
        health.reportHealth,
        { sesion: sessionOf(1), version, visitas: [], errores: [failure] },
        '',
      )
    await ask('main-Real')
    const [error] = await server.db.select({ id: portalErrors.id }).from(portalErrors)
    const now = server.clock.now().getTime()
    const invented = Array.from({ length: 500 }, (_, at) => ({
      errorId: error?.id ?? 0,
      day: companyDate(now),
      version: `a-${String(at).padStart(6, '0')}`,
      route: '/',
      device: 'telefono' as const,
      times: 1,
      at: new Date(now + at),
    }))
    await server.db.insert(portalErrorDays).values(invented)
    const { errores } = (await read()) as { errores: health.ErrorGroup[] }
    expect(errores[0]).toMatchObject({ veces: 502 })
    expect(errores[0]?.versiones).toHaveLength(10)
    expect(errores[0]?.versiones).toContain('a-000499')
    const { data } = (await read({ id: error?.id }, health.readHealthError)) as { data: health.ErrorGroup }
    expect(data.versiones).toEqual(errores[0]?.versiones)
  })

  it('is limited by the size of one report', async () => {
    expect(await report({ visits: Array.from({ length: 13 }, () => visit) })).toMatchObject({
      status: 'ERROR',
    })
    expect(await report({ errors: [{ ...failure, mensaje: 'x'.repeat(401) }] })).toMatchObject({
      status: 'ERROR',
    })
  })
})

describe('anonymous reports', WHOLE, () => {
  const WORD = 'palabrota'
  const everything = async () =>
    JSON.stringify([
      await server.db.select().from(portalVisits),
      await server.db.select().from(portalErrors),
      await server.db.select().from(portalErrorDays),
      await server.db.select().from(portalErrorTrails),
    ])

  it('use at most a tenth of the daily budget and a share per address; signed-in reports still count', async () => {
    const visits = Array.from({ length: 12 }, () => visit)
    const errors = Array.from({ length: 8 }, (_, at) => ({ ...failure, lugar: `home-Ab12.js:${at + 1}:1` }))
    const said: unknown[] = []
    for (let time = 0; time < 80; time++) {
      said.push(await report({ session: sessionOf(time), visits, errors }, ''))
    }
    const tooOften = { status: 'ERROR', message: healthTexts.tooOften }
    expect(said.filter((each) => JSON.stringify(each) === JSON.stringify(tooOften))).toHaveLength(20)
    const ofAddress = await rows(portalVisits)
    expect(ofAddress).toBeLessThan(MAX_ANONYMOUS_PER_DAY.visits / 4)
    // Fills the share of anonymous reports except one visit, as reports from many addresses would.
    await server.db.update(portalDays).set({
      visits: MAX_ANONYMOUS_PER_DAY.visits - 1,
      strangerVisits: MAX_ANONYMOUS_PER_DAY.visits - 1,
      strangerErrors: MAX_ANONYMOUS_PER_DAY.errors,
    })
    await server.db.delete(rateLimits)
    await server.db.delete(portalErrors)
    for (let time = 0; time < 9; time++) await report({ session: sessionOf(time), visits, errors }, '')
    expect(await rows(portalVisits)).toBe(ofAddress + 1)
    expect(await server.db.$count(portalErrors)).toBe(0)
    expect(await report({ session: sessionOf(90), visits, errors: [failure] })).toEqual({ status: 'OK' })
    expect(await rows(portalVisits)).toBe(ofAddress + 13)
    expect(await server.db.$count(portalErrors)).toBe(1)
  })

  it.each(['', 'nonsense'])(
    'store no words of their own in any field or trail; token: "%s"',
    async (token) => {
      const worded = {
        mensaje: `${WORD} Failed to fetch ${WORD}`,
        lugar: `${WORD}.js:1:1`,
        ruta: `/${WORD}`,
        peticion: WORD,
        rastro: [
          { antes: 1, clase: 'ruta', ruta: `/${WORD}/:id`, texto: WORD },
          { antes: 1, clase: 'ruta', ruta: '/Recibos', texto: WORD, papel: WORD },
          { antes: 1, clase: 'toque', papel: WORD, texto: WORD, ruta: `/${WORD}` },
          { antes: 1, clase: 'toque', papel: 'button', texto: 'Enviar' },
        ],
      }
      const input = {
        sesion: sessionOf(1),
        version: WORD,
        visitas: [{ ...visit, ruta: `/${WORD}` }],
        errores: [{ ...failure, ...worded }],
      }
      expect((await sendOperation(server, health.reportHealth, input, token)).body).toEqual({ status: 'OK' })
      expect(await everything()).not.toContain(WORD)
      const [trail] = await server.db.select().from(portalErrorTrails)
      expect(trail?.steps).toEqual([
        { antes: 1, clase: 'ruta', ruta: '/Recibos' },
        { antes: 1, clase: 'toque', papel: 'other', texto: '' },
        { antes: 1, clase: 'toque', papel: 'button', texto: 'Enviar' },
      ])
      const [error] = await server.db.select().from(portalErrors)
      expect(error).toMatchObject({ message: '… Failed to fetch …', place: '' })
    },
  )

  it('and signed-in reports store no invented words in a trail', async () => {
    const rastro = [
      { antes: 1, clase: 'ruta', ruta: `/${WORD}` },
      { antes: 1, clase: 'toque', papel: WORD, texto: WORD },
    ] as const
    expect(await report({ errors: [{ ...failure, rastro: [...rastro] }] })).toEqual({ status: 'OK' })
    expect(JSON.stringify(await server.db.select().from(portalErrorTrails))).not.toContain(WORD)
  })

  it('exclude reports of a session that has just ended, which may report five times', async () => {
    const ended = await openSession(server, '100102')
    await server.db.transaction((tx) => server.services.sessions.revoke(tx, ended, server.clock.now()))
    const said: unknown[] = []
    for (let time = 0; time < 6; time++) {
      said.push(await report({ visits: [visit], session: sessionOf(time) }, ended))
    }
    const [day] = await server.db.select().from(portalDays)
    expect(day).toMatchObject({ visits: 5, strangerVisits: 0 })
    expect(said.at(-1)).toEqual({ status: 'ERROR', message: healthTexts.tooOften })
  })

  it('are counted by the missing token; no limit key contains the employee number', async () => {
    await report({ visits: [visit] }, own)
    await report({ visits: [visit], session: sessionOf(2) }, '')
    const [day] = await server.db.select().from(portalDays)
    expect(day).toMatchObject({ visits: 2, strangerVisits: 1 })
    expect(JSON.stringify(await server.db.select().from(rateLimits))).not.toContain('100101')
  })
})

it('every response has a request id that also appears in its log line', WHOLE, async () => {
  const answers = [
    await server.fetch('/api/salud'),
    await server.fetch('/api/nowhere'),
    await server.fetch('/config.json'),
  ]
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
  expect(new Set(ids).size).toBe(3)
  expect(ids.every((id) => /^[\w-]{12}$/.test(id))).toBe(true)
  expect(answers[1]?.headers.get('server-timing')).toBe(`id;desc="${ids[1]}"`)
  const logged = lines.filter(({ msg }) => msg === 'request').map(({ request }) => request)
  expect(logged).toEqual(expect.arrayContaining(ids))
})
