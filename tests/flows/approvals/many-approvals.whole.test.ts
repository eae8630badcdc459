import { afterAll, beforeAll, expect, test } from 'vitest'
import { countApprovals } from '#contract/approvals/approval-count.ts'
import { type ItemToDecide, listToDecide } from '#contract/approvals/approvals.ts'
import { listIncidentsToDecide } from '#contract/approvals/incident-decisions.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { weekOf } from '#domain/approvals/overtime.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { recordTexts } from '#tests/support/server/databases/recorded-statements.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const INCIDENTS = 700
const OVERTIMES = 300
let server: TestServer
let token: string
let today: string

beforeAll(async () => {
  server = await startServer({ database: 'postgres' })
  token = await openSession(server, '100201')
  const asker = await findPerson(server, '100102')
  const approver = await findPerson(server, '100201')
  await server.db.delete(approvals)
  today = companyDate(server.clock.now().getTime())
  const common = {
    requesterId: asker.employeeId ?? 0,
    subjectId: asker.employeeId,
    approverId: approver.employeeId ?? 0,
    requestedAt: server.clock.now(),
  }
  await server.db.insert(approvals).values(
    Array.from({ length: INCIDENTS + OVERTIMES }, (_, at) => {
      const day = addDays(today, at % 60)
      const days = { fromDay: day, toDay: day }
      return at < INCIDENTS
        ? { ...common, ...days, kind: 'incidencia' as const, details: { tipo: 'Vacaciones' } }
        : {
            ...common,
            ...days,
            kind: 'tiempo_extra' as const,
            details: { empleado: '100102', horas: 2, motivo: 'x', entrada: '14:00' },
          }
    }),
  )
})
afterAll(() => server.stop())

const ask = (operation: AnyOperation, input: object = {}) => sendOperation(server, operation, input, token)
const items = async (clases: string[]) =>
  fieldOf(await ask(listToDecide, { clases }), 'data') as unknown as ItemToDecide[]

test('lists every item that the count includes', async () => {
  const incidents = fieldOf(await ask(listIncidentsToDecide), 'incidenciasPorAutorizar') as unknown[]
  expect(incidents).toHaveLength(INCIDENTS)
  const ours = await items(['incidencia', 'tiempo_extra'])
  expect(ours).toHaveLength(INCIDENTS + OVERTIMES)
  expect(fieldOf(await ask(countApprovals), 'cuantas')).toBe(INCIDENTS + OVERTIMES)
})

test('loads the facts of all weeks with a fixed number of queries, and assigns them to their weeks', async () => {
  let overtimes: ItemToDecide[] = []
  const statements = await recordTexts(async () => {
    overtimes = await items(['tiempo_extra'])
  })
  expect(overtimes).toHaveLength(OVERTIMES)
  // The list, the people, their requests, their absences, the limits and the company's rows of the law.
  const own = statements.filter((text) => !text.includes('sessions'))
  expect(own).toHaveLength(6)
  const inWeek = (monday: string) =>
    overtimes.filter(({ detalle }) => 'dia' in detalle && weekOf(String(detalle.dia)).from === monday).length
  for (const { semana } of overtimes) expect(semana?.enEspera).toBe((inWeek(semana?.desde ?? '') - 1) * 2)
})
