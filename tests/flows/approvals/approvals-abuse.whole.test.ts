import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { listToDecide, setSubstitute } from '#contract/approvals/approvals.ts'
import { proposeCandidate } from '#contract/jobs/candidates.ts'
import { makeImportKey } from '#contract/imports/import-keys.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { incidentKinds } from '#domain/approvals/incident-texts.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const LEADER = '100201'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const call = async (operation: AnyOperation, login: string, input: object = {}) =>
    sendAs(server, operation, input, login)

  const rest = (day: number, motivo: string): RequestableDetails => ({
    clase: 'descanso_laborado',
    dia: addDays(today, day),
    motivo,
  })

  test('rejects a required text of only invisible characters, and removes half of a surrogate pair', async () => {
    const unseen = await call(askApproval, '100101', { solicitud: rest(1, '\u202e\u0001') })
    expect(unseen.body).toEqual({ status: 'ERROR', message: 'El campo motivo no es válido.' })
    const cut = await call(askApproval, '100101', { solicitud: rest(1, 'Inventario \ud83d') })
    expect(cut.body).toMatchObject({ status: 'OK' })
    const waiting = await call(listToDecide, LEADER, { clases: ['descanso_laborado'] })
    expect(fieldOf(waiting, 'data')).toContainEqual(
      expect.objectContaining({
        id: fieldOf(cut, 'id'),
        detalle: expect.objectContaining({ motivo: 'Inventario' }),
      }),
    )
  })

  const odd = ['v1<target@x.mx>', '(c)victim@x.mx', 'victim@x.mx;z', 'Banco <victim@x.mx>']
  test.each(odd)('rejects %s as the mail of a visit, a candidate or an import key', async (correo) => {
    const visit = {
      clase: 'visita',
      nombre: 'EVA',
      paterno: 'SOTO',
      dia: addDays(today, 3),
      entrada: '08:30',
      salida: '17:00',
      razon: 'Mantenimiento',
      ubicacion: 'Planta 1',
      accion: 'Servicio',
      correo,
    }
    const asked = await call(askApproval, LEADER, { solicitud: visit, operacion: correo })
    expect(asked.body).toMatchObject({ status: 'ERROR' })
    const proposal = { vacante: 1, nombre: 'NOE', paterno: 'RANGEL', correo }
    expect(fieldOf(await call(proposeCandidate, '100301', proposal), 'message')).toMatch(/correo/)
    const key = { nombre: 'Nómina', correo, clases: ['personas'] }
    expect(fieldOf(await call(makeImportKey, '100501', key), 'message')).toMatch(/correo/)
  })

  test('limits emails about visits to ten a day per mailbox, ignoring a plus suffix', async () => {
    const { quotas } = server.services
    for (let count = 0; count < 10; count++)
      expect(await quotas.mayWriteToVisitor(`eva+${count}@soto.example`)).toBe(true)
    expect(await quotas.mayWriteToVisitor('Eva@Soto.example')).toBe(false)
  })

  test('limits emails to candidates to six a day per mailbox, however many candidates share it', async () => {
    const { quotas } = server.services
    for (let count = 0; count < 6; count++)
      expect(await quotas.mayWriteToCandidate(`noe+${count}@rangel.example`)).toBe(true)
    expect(await quotas.mayWriteToCandidate('Noe@Rangel.example')).toBe(false)
  })

  test('does not deadlock when a leader and a team member file requests at the same time', async () => {
    const overtime = (day: number): RequestableDetails => ({
      clase: 'tiempo_extra',
      empleado: '100101',
      dia: addDays(today, day),
      entrada: '14:00',
      horas: 2,
      motivo: 'Pedido urgente',
    })
    await openSession(server, '100101')
    await openSession(server, LEADER)
    const rounds = [1, 2, 3, 4, 5, 6]
    const answers = await Promise.all(
      rounds.flatMap((day) => [
        call(askApproval, LEADER, { solicitud: overtime(day) }),
        call(askApproval, '100101', { solicitud: rest(day, 'Inventario') }),
      ]),
    )
    expect(answers.filter(({ http }) => http !== 200)).toEqual([])
  })

  test('counts days off towards a person’s limit of pending requests', async () => {
    const { employeeId } = await findPerson(server, '100103')
    const leader = await findPerson(server, LEADER)
    if (employeeId === null || leader.employeeId === null) throw new Error('no employees')
    const row = {
      kind: 'incidencia' as const,
      requesterId: employeeId,
      subjectId: employeeId,
      approverId: leader.employeeId,
      details: { tipo: incidentKinds[2] },
      requestedAt: new Date(server.clock.now().getTime() - 3 * 86_400_000),
    }
    const days = Array.from({ length: 100 }, (_, at) => addDays('1990-01-01', at * 7))
    await server.db.insert(approvals).values(days.map((day) => ({ ...row, fromDay: day, toDay: day })))
    const day = addDays(today, 30)
    const next = { tipo: incidentKinds[2], fechaInIncidencia: day, fechaFiIncidencia: day }
    expect((await call(requestIncident, '100103', next)).body).toEqual({
      status: 'ERROR',
      message: 'Tienes muchas solicitudes sin respuesta. Espera o retira alguna.',
    })
  })

  test('limits lookups of substitutes to 20 a day; ending a substitution is not limited', async () => {
    const name = (empleado: string) => call(setSubstitute, '100104', { empleado, desde: today, hasta: today })
    for (let number = 900_000; number < 900_020; number++) {
      expect(fieldOf(await name(String(number)), 'message')).toBe('No encontramos ese número de empleado.')
    }
    for (const number of ['900020', '100101']) {
      expect(fieldOf(await name(number), 'message')).toBe(
        'Hoy ya nombraste a muchas personas. Intenta mañana.',
      )
    }
    expect(fieldOf(await call(setSubstitute, '100104', { terminar: 1 }), 'message')).toBe(
      'No encontramos esa solicitud entre las tuyas.',
    )
  })

  test('skips a leader without an account and asks the next approver', async () => {
    const [without] = await server.db
      .select({ id: employees.id })
      .from(employees)
      .leftJoin(users, eq(users.employeeId, employees.id))
      .where(isNull(users.id))
      .limit(1)
    const { employeeId } = await findPerson(server, '100102')
    await server.db
      .update(employees)
      .set({ leaderId: without?.id ?? null })
      .where(eq(employees.id, employeeId ?? 0))
    const asked = await call(askApproval, '100102', { solicitud: rest(1, 'Inventario') })
    expect(asked.body).toMatchObject({ status: 'OK', autoriza: 'Maricela Quintanilla Ríos' })
  })
})
