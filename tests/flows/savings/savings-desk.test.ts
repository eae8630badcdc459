import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as desk from '#contract/savings/savings-desk.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import { planLoan } from '#domain/savings/loan-plan.ts'
import { properName } from '#domain/text/person-name.ts'
import { users } from '#server/db/schema/people.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import * as schema from '#server/db/schema/savings.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { savingsActions, payday, refusal } from '#tests/support/people/fund-hands.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** P-79 … P-82: decisions on loans, withdrawals and drop-outs, and their effects. */

const ASKER = '100102'
const DESK = '100301'
const REASON = 'Falta tu identificación vigente.'
const failure = (message: string) => ({ status: 'ERROR', message })

const wish = (amount: number, plazo: number) => {
  const plan = planLoan({ amount: amount * 100, term: plazo, payGroup: 2 }, { tiie: 0.1, rate: 0.02 })
  const { instalment, interest } = plan
  const agreed = { abono: instalment / 100, interes: interest / 100, prdo: 'Q', plazo, monto: amount }
  return { ...agreed, semana: 0, quincena: 22, inicio_nomina: '2026-11-16', ...payday }
}

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  const { ask, move, fundOf, requestsOf, change, saveUpTo, accountOf, expectSums } = hands
  let server: TestServer

  beforeAll(async () => {
    server = await hands.start(database)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await hands.reset()
    await server.db.delete(schema.loans).where(eq(schema.loans.employeeId, hands.idOf(ASKER)))
    await server.db.delete(notifications)
    await saveUpTo(ASKER, 520_000)
  })

  const borrow = async (amount: number) =>
    expect((await ask(moves.requestLoan, ASKER, wish(amount, 12))).body).toMatchObject({ status: 'OK' })
  const withdraw = async (amount: number) =>
    expect(await move(moves.withdrawSavings, ASKER, amount)).toMatchObject({ status: 'OK' })
  const leave = async () => {
    const both = { montoPrestamo: 0, montoAhorro: 5200, ...payday }
    expect((await ask(moves.leaveSavings, ASKER, both)).body).toMatchObject({ status: 'OK' })
  }
  const requestId = async () => (await requestsOf(ASKER)).at(-1)?.id ?? 0
  const decide = async (decision: string, more: object, login = DESK) =>
    (await ask(desk.decideSavingsRequest, login, { id: await requestId(), decision, ...more })).body
  const authorize = (monto: number, login = DESK) => decide('autorizar', { monto }, login)
  const refuse = (motivo: string, login = DESK) => decide('rechazar', { monto: 1, motivo }, login)
  const pending = async () => (await ask(moves.listPendingMovements, ASKER)).body
  const cancel = async () => (await ask(moves.cancelMovement, ASKER, { movimiento: await requestId() })).body
  async function told() {
    const { userId } = await findPerson(server, ASKER)
    const rows = await server.db.select().from(notifications).where(eq(notifications.userId, userId))
    return rows.map(({ kind, subtitle, comment }) => [kind, subtitle, comment])
  }
  const list = async (input: object) =>
    (await ask(desk.listSavingsRequests, DESK, { decididas: false, pagina: 1, ...input })).body as {
      data: desk.SavingsRequest[]
      total: number
      porDecidir: object
    }

  describe('a loan', () => {
    test('is requested, opened, authorized and paid out with the payroll; its person can follow it', async () => {
      await borrow(10_000)
      expect(await list({})).toMatchObject({
        data: [{ clase: 'prestamo', empleado: ASKER, monto: 10_000, plazo: 12, prdo: 'Q', paso: 'pedido' }],
        porDecidir: { total: 1, prestamo: 1, retiro: 0, baja: 0 },
      })
      const { body } = await ask(desk.readSavingsRequest, DESK, { id: await requestId() })
      // The loan can be authorized for that payday until the prenómina closes. The person and the desk see
      // the same two dates.
      const { fechaNomina, fechaCierre } = (await pending()) as Record<string, string>
      expect(fechaCierre).toMatch(/^2026-11-\d\d$/)
      expect(body).toMatchObject({ solicitud: { fechaNomina, fechaCierre } })
      expect(body).toMatchObject({
        cuenta: { ahorro: 5200, parteSocial: 300, debe: 0, desde: '2025-01-01', meses: 22, grupoPago: 2 },
        maximo: 10_400,
        prestamo: { abono: 833.33, primero: 883.33, ultimo: 837.54 },
        periodo: { prdo: 'Q', numero: 22, inicio: '2026-11-16', fin: '2026-11-30' },
        tasas: { tiie: 0.1, tasa: 0.02 },
        papel: { monto: 10_000, plazo: 12, prdo: 'Q', fecha: '2026-11-23' },
        puesto: expect.stringMatching(/./),
      })
      expect(
        (body as { condiciones: { cumple: boolean }[] }).condiciones.map(({ cumple }) => cumple),
      ).toEqual(Array(7).fill(true))
      expect(await pending()).toMatchObject({ caja: [{ paso: 'en_revision' }] })

      expect(await authorize(10_000)).toEqual({ status: 'OK', fechaNomina: '2026-11-30' })
      expect(await pending()).toMatchObject({
        caja: [
          { TIPO_MOVIMIENTO: 295, paso: 'autorizado', fNomina: '2026-11-30', fechaDecision: '2026-11-23' },
        ],
      })
      expect(await told()).toEqual([
        ['savings-authorized', 'Préstamo de $10,000.00: en tu nómina del 30/11/2026', null],
      ])
      // The loan counts as owed; before it is paid out, it can be neither cancelled nor repaid.
      expect(await fundOf(ASKER)).toMatchObject({ c295: 0, restante: 10_000, cantidadPrestamo: 0 })
      expect(await cancel()).toEqual({ status: 'OK', respuesta: 3 })
      for (const payment of [moves.payLoanWithSavings, moves.payLoanExtra]) {
        expect(await move(payment, ASKER, 100)).toEqual(
          refusal('Podrás pagar tu préstamo cuando lo recibas en tu nómina.'),
        )
      }
      expect(await list({ decididas: true })).toMatchObject({ data: [{ paso: 'autorizado', monto: 10_000 }] })

      await hands.onItsPayday(ASKER)
      expect(await requestsOf(ASKER)).toMatchObject([{ status: 'applied' }])
      const loans = await server.db.select().from(schema.loans).where(eq(schema.loans.amount, 1_000_000))
      expect(loans).toMatchObject([
        { status: 'active', remaining: 1_000_000, firstPeriodStart: '2026-12-01' },
      ])
      expect(await pending()).toMatchObject({ caja: [] })
      await expectSums()
    })

    test('is never paid out before it is authorized', async () => {
      await borrow(1000)
      hands.clock.advance(40 * 24 * 3_600_000)
      await hands.carryOutDue()
      expect(await requestsOf(ASKER)).toMatchObject([{ status: 'pending' }])
      const { caja } = (await pending()) as { caja: { fNomina: string; prestamo: { primerPago: string } }[] }
      expect(caja.map(({ fNomina, prestamo }) => [fNomina, prestamo.primerPago])).toEqual([
        ['2027-01-15', '2027-02-01'],
      ])
      expect(await cancel()).toEqual({ status: 'OK', respuesta: 1 })
      await borrow(1000)
      hands.clock.advance(40 * 24 * 3_600_000)
      const { body } = await ask(desk.readSavingsRequest, DESK, { id: await requestId() })
      const shown = (body as { solicitud: desk.SavingsRequest }).solicitud
      expect(await authorize(1000)).toMatchObject({ status: 'OK' })
      const request = (await requestsOf(ASKER)).at(-1)
      expect((request?.payDate ?? '') > hands.today()).toBe(true)
      expect(shown.fechaCierre).toBe(request?.closesOn)
    })

    test('once refused is no longer pending; its person reads the reason and can request another', async () => {
      await borrow(10_000)
      expect(await decide('rechazar', { monto: 10_000 })).toEqual(
        failure('Escribe el motivo. La persona lo va a leer.'),
      )
      expect(await refuse('  corto  ')).toMatchObject({ status: 'ERROR' })
      expect(await refuse(REASON)).toMatchObject({ status: 'OK' })
      expect(await told()).toEqual([['savings-refused', 'Préstamo de $10,000.00', REASON]])
      expect(await pending()).toMatchObject({
        caja: [],
        rechazadas: [{ clase: 'prestamo', paso: 'rechazado', motivo: REASON }],
      })
      expect(await fundOf(ASKER)).toMatchObject({ c295: 0, restante: 0 })
      await borrow(10_000)
    })

    test('shows the refusal date in the company’s time zone', async () => {
      await borrow(10_000)
      // In UTC it is already the 24th.
      hands.clock.advance(Date.parse('2026-11-24T04:00:00Z') - hands.clock.now().getTime())
      await refuse(REASON)
      await server.db.update(schema.savingsRequests).set({ payDate: null })
      expect(await pending()).toMatchObject({ rechazadas: [{ fechaDecision: '2026-11-23' }] })
      hands.clock.advance(Date.parse('2026-12-24T18:00:00Z') - hands.clock.now().getTime())
      expect(await pending()).not.toHaveProperty('rechazadas')
    })

    test('is not authorized when its conditions have changed; the desk reads which', async () => {
      await borrow(10_000)
      await saveUpTo(ASKER, 400_000)
      expect(await authorize(10_000)).toEqual(failure('Hoy puede pedir hasta $8,000.00.'))
      await change(ASKER, { isDisabled: true })
      expect(await authorize(10_000)).toEqual(failure('Tiene incapacidad: no puede recibir un préstamo.'))
      await change(ASKER, { isDisabled: false })
      await saveUpTo(ASKER, 520_000)
      expect(await authorize(9_999.99)).toEqual(
        failure('El monto cambió. Revisa la solicitud y decide otra vez.'),
      )
      expect(await requestsOf(ASKER)).toMatchObject([{ status: 'pending', decidedAt: null }])
      expect(await told()).toEqual([])
    })

    test('can be authorized before a pending withdrawal, which is paid out as well', async () => {
      await borrow(3000)
      await withdraw(3000)
      const [loan] = await requestsOf(ASKER)
      const input = { id: loan?.id, decision: 'autorizar', monto: 3000 }
      expect((await ask(desk.decideSavingsRequest, DESK, input)).body).toMatchObject({ status: 'OK' })
      const id = await requestId()
      const { body } = await ask(desk.readSavingsRequest, DESK, { id })
      expect(body).toMatchObject({ maximo: 5200, cuenta: { debe: 3000 } })
      expect(await authorize(3000)).toMatchObject({ status: 'OK', fechaNomina: '2026-11-30' })
      await hands.onItsPayday(ASKER)
      expect((await requestsOf(ASKER)).map(({ status }) => status)).toEqual(['applied', 'applied'])
      expect((await accountOf(ASKER))?.total).toBe(220_000)
      await expectSums()
    })
  })

  test('a loan is paid by an extra payment only if that payment was requested for it', async () => {
    await hands.owe(ASKER, { amount: 60_000, instalment: 10_000 })
    expect(await move(moves.payLoanExtra, ASKER, 400)).toMatchObject({ status: 'OK' })
    expect(await move(moves.payLoanWithSavings, ASKER, 600)).toMatchObject({ status: 'OK' })
    await borrow(5000)
    expect(await authorize(5000)).toMatchObject({ status: 'OK' })
    await hands.onItsPayday(ASKER)
    expect(await requestsOf(ASKER)).toMatchObject([
      { kind: 'extra_payment', status: 'refused', reason: 'Ese día ya no debías ese préstamo.' },
      { kind: 'loan', status: 'applied' },
    ])
    expect(await fundOf(ASKER)).toMatchObject({ total: 4600, restante: 5000 })
    await expectSums()
  })

  describe('a withdrawal or leaving request', () => {
    test('can still be cancelled by its person after it was authorized', async () => {
      await withdraw(200)
      expect(await authorize(200)).toEqual({ status: 'OK', fechaNomina: '2026-11-30' })
      expect(await fundOf(ASKER)).toMatchObject({ c294: 1 })
      expect(await move(moves.withdrawSavings, ASKER, 10)).toMatchObject({ status: 'ERROR' })
      expect(await cancel()).toEqual({ status: 'OK', respuesta: 1 })
      expect((await list({ decididas: true })).data[0]).toMatchObject({ paso: 'cancelado', clase: 'retiro' })
    })

    test('is paid out on its payday, authorized or not', async () => {
      for (const isApproved of [true, false]) {
        await hands.reset()
        await saveUpTo(ASKER, 520_000)
        await withdraw(200)
        if (isApproved) await authorize(200)
        await hands.onItsPayday(ASKER)
        expect(await requestsOf(ASKER)).toMatchObject([{ status: 'applied' }])
        expect((await accountOf(ASKER))?.total).toBe(500_000)
      }
    })

    test('is refused on its payday without a decider when the savings do not suffice', async () => {
      await withdraw(200)
      await authorize(200)
      await saveUpTo(ASKER, 10_000)
      await hands.onItsPayday(ASKER)
      expect(await pending()).toMatchObject({
        rechazadas: [{ paso: 'rechazado', fechaDecision: '2026-11-30' }],
      })
      expect((await list({ decididas: true })).data).toMatchObject([{ paso: 'rechazado', decidio: null }])
    })

    test('can no longer be refused once its prenómina has closed', async () => {
      await withdraw(200)
      hands.clock.advance(6 * 24 * 3_600_000)
      expect(await refuse(REASON)).toEqual(failure('La prenómina ya cerró: ya no se puede rechazar.'))
    })

    test('leaves the member in the fund when leaving is refused', async () => {
      await leave()
      expect((await list({ clase: 'baja' })).data).toMatchObject([{ monto: 5200, clase: 'baja' }])
      expect((await list({ clase: 'retiro' })).data).toEqual([])
      expect(await authorize(5100)).toEqual(
        failure('El monto cambió. Revisa la solicitud y decide otra vez.'),
      )
      expect(await refuse(REASON)).toMatchObject({ status: 'OK' })
      expect(await accountOf(ASKER)).toMatchObject({ isLeaving: false, hasLeft: false, total: 520_000 })
    })

    test('pays out everything and ends the membership on the payday when leaving is authorized', async () => {
      await leave()
      expect(await authorize(5200)).toMatchObject({ status: 'OK' })
      await hands.onItsPayday(ASKER)
      expect(await accountOf(ASKER)).toMatchObject({ hasLeft: true, total: 0 })
      expect((await list({ decididas: true })).data[0]).toMatchObject({ paso: 'pagado', monto: 5200 })
      await expectSums()
    })
  })

  describe('an extraordinary contribution (K-40)', () => {
    const contribute = async () =>
      expect(await move(moves.depositSavings, ASKER, 250)).toMatchObject({ status: 'OK' })

    test('waits for the desk and is added to the savings on its payday once authorized', async () => {
      await contribute()
      expect(await list({ clase: 'aportacion' })).toMatchObject({
        data: [{ clase: 'aportacion', empleado: ASKER, monto: 250, paso: 'pedido' }],
        porDecidir: { total: 1, aportacion: 1 },
      })
      const { body } = await ask(desk.readSavingsRequest, DESK, { id: await requestId() })
      expect(body).toMatchObject({ maximo: 99_999.99, condiciones: [{ cumple: true }, { cumple: true }, {}] })
      expect(await authorize(250)).toEqual({ status: 'OK', fechaNomina: '2026-11-30' })
      expect(await told()).toEqual([
        ['savings-authorized', 'Aportación extraordinaria de $250.00: en tu nómina del 30/11/2026', null],
      ])
      await hands.onItsPayday(ASKER)
      expect(await fundOf(ASKER)).toMatchObject({ total: 5450 })
      expect(await requestsOf(ASKER)).toMatchObject([{ status: 'applied' }])
      await expectSums()
    })

    test('is not added when refused or not decided; its person reads why', async () => {
      await contribute()
      expect(await refuse(REASON)).toMatchObject({ status: 'OK' })
      await contribute()
      await hands.onItsPayday(ASKER)
      hands.clock.advance(7 * 86_400_000)
      await hands.carryOutDue()
      expect(await fundOf(ASKER)).toMatchObject({ total: 5200, c394: 0 })
      expect((await told()).map(([kind, , comment]) => [kind, comment])).toEqual([
        ['savings-refused', REASON],
        ['savings-refused', 'Nadie la autorizó antes de tu nómina. No se te descontó nada.'],
      ])
      expect(await requestsOf(ASKER)).toMatchObject([
        { status: 'refused' },
        { status: 'refused', decidedBy: null },
      ])
    })

    test('is not authorized for a payroll that has closed', async () => {
      await contribute()
      hands.clock.advance(6 * 86_400_000)
      expect(await authorize(250)).toEqual(failure('La prenómina ya cerró: ya no se puede autorizar.'))
      expect(await cancel()).toEqual({ status: 'OK', respuesta: 1 })
    })
  })

  test('refuses a decision on one’s own request', async () => {
    const { employeeId, userId } = await findPerson(server, ASKER)
    await setRole(server, userId, 'caja')
    await withdraw(200)
    const own = await ask(desk.listSavingsRequests, ASKER, { decididas: false, pagina: 1 })
    expect(own.body).toMatchObject({ data: [{ esPropia: true }] })
    const opened = await ask(desk.readSavingsRequest, ASKER, { id: await requestId() })
    expect(opened.body).toMatchObject({ solicitud: { paso: 'pedido', esPropia: true } })
    expect((await list({})).data).toMatchObject([{ esPropia: false }])
    const words = failure('Es tu propia solicitud. Pide a otra persona de la caja que la decida.')
    expect(await authorize(200, ASKER)).toEqual(words)
    expect(await refuse(REASON, ASKER)).toEqual(words)
    expect(await requestsOf(ASKER)).toMatchObject([{ employeeId, status: 'pending' }])
    await setRole(server, userId, 'caja', false)
  })

  test('accepts one of 12 simultaneous decisions and names the decider', { tags: ['whole'] }, async () => {
    const { userId } = await findPerson(server, '100104')
    await setRole(server, userId, 'caja')
    await borrow(5000)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const login = at % 2 === 0 ? DESK : '100104'
        return at % 3 === 0 ? refuse(REASON, login) : authorize(5000, login)
      }),
    )
    await setRole(server, userId, 'caja', false)
    const lost = answers.filter((answer) => fieldOf({ body: answer } as never, 'status') !== 'OK')
    expect(lost).toHaveLength(11)
    const [request] = await requestsOf(ASKER)
    const [decider] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, request?.decidedBy ?? 0))
    const verb = request?.status === 'refused' ? 'rechazó' : 'autorizó'
    const words = failure(`Ya la ${verb} ${properName(decider?.name ?? '')} el 23/11/2026.`)
    for (const answer of lost) expect(answer).toEqual(words)
    expect(await told()).toHaveLength(1)
  })

  test('refuses a decision on a cancelled request', async () => {
    await withdraw(200)
    await cancel()
    expect(await authorize(200)).toEqual(failure('La persona canceló su solicitud.'))
    expect(await list({})).toMatchObject({ data: [], porDecidir: { total: 0 } })
  })
})
