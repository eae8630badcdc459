import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageFailure, type PageVisit, reportHealth } from '#contract/portal-health/portal-health.ts'
import { portalErrors, portalVisits } from '#server/db/schema/portal-health.ts'
import { MAX_PER_DAY } from '#server/services/portal-health/store-report.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { openSession } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-180: reports of one person do not use up the daily budget of the others. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())

const visit: PageVisit = { ruta: '/Recibos/:id', equipo: 'telefono', lcp: 1000, cls: 0.01, inp: 80 }
const failure: PageFailure = {
  clase: 'error',
  mensaje: 'no payslip',
  lugar: 'home-Ab12.js:3:410',
  ruta: '/Recibos/:id',
  equipo: 'telefono',
  veces: 2,
  peticion: 'abc123',
}

/** @param session number of the page session, which the browser chooses */
async function report(
  token: string,
  session: number,
  told: { errors?: PageFailure[]; visits?: PageVisit[] },
): Promise<void> {
  const { errors = [], visits = [] } = told
  const sesion = String(session).padStart(16, 'a')
  const input = { sesion, version: 'main-Ab12', visitas: visits, errores: errors }
  await sendOperation(server, reportHealth, input, token)
}

async function flood(token: string, from: number): Promise<void> {
  for (let time = 0; time < 40; time += 1) {
    const errors = Array.from({ length: 8 }, (_, at) => ({
      ...failure,
      lugar: `home-Ab12.js:${from + time * 8 + at + 1}:1`,
    }))
    await report(token, from + time, { errors })
  }
}

test('limits one person’s visits and errors of a day over all sessions; others can still report', async () => {
  const seeded = await server.db.$count(portalErrors)
  const seededVisits = await server.db.$count(portalVisits)
  const own = await openSession(server, '100101')
  await flood(own, 0)
  await flood(await openSession(server, '100101'), 1000)
  const ended = await openSession(server, '100101')
  await server.db.transaction((tx) => server.services.sessions.revoke(tx, ended, server.clock.now()))
  await flood(ended, 2000)
  expect(await server.db.$count(portalErrors)).toBe(seeded + MAX_PER_DAY.errors / 100)
  const other = { errors: [{ ...failure, lugar: 'start-Ab12.js:1:1' }], visits: [visit] }
  await report(await openSession(server, '100102'), 1, other)
  expect(await server.db.$count(portalErrors)).toBe(seeded + MAX_PER_DAY.errors / 100 + 1)
  const visits = Array.from({ length: 12 }, () => visit)
  for (let time = 0; time < 100; time += 1) await report(own, 3000 + time, { visits })
  expect(await server.db.$count(portalVisits)).toBe(seededVisits + MAX_PER_DAY.visits / 20 + 1)
})
