import { databases } from '#tests/support/server/databases/database.ts'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as moves from '#contract/savings/savings-moves.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { users } from '#server/db/schema/people.ts'
import * as schema from '#server/db/schema/savings.ts'
import { savingsActions, payday, refusal, WRONG_AMOUNT } from '#tests/support/people/fund-hands.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** CAJ-04 … CAJ-06, CAJ-09, CAJ-11, CAJ-12: saving and withdrawing, decided by the server alone. */

const DAY = 86_400_000

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  const { clock, idOf, today, ask, move, together, fundOf, accountOf, movementsOf, requestsOf } = hands
  const { change, saveUpTo, onItsPayday, carryOutDue, expectSums } = hands
  let server: TestServer

  beforeAll(async () => {
    server = await hands.start(database)
  })
  afterAll(() => server.stop())
  beforeEach(hands.reset)

  describe('CAJ-04: enrolling', () => {
    test('is in process until its payday and then active', async () => {
      expect(await move(moves.enrol, '100103', 50)).toEqual({
        status: 'OK',
        respuesta: 1,
        fechaNomina: '2026-11-27',
      })
      expect(await fundOf('100103')).toMatchObject({
        existe: 1,
        baja: 0,
        procIns: 1,
        c394: 1,
        monto: 50,
        pS: 300,
      })
      expect(await move(moves.enrol, '100103', 50)).toEqual(refusal('Tu inscripción está en proceso.'))
      await onItsPayday('100103')
      expect(await fundOf('100103')).toMatchObject({
        existe: 1,
        procIns: 0,
        c394: 0,
        total: 0,
        antiguedad: 0,
      })
      expect(await move(moves.enrol, '100103', 50)).toEqual(
        refusal('Ya estás inscrito en la caja de ahorro.'),
      )
    })

    test.each(['49.99', '', 'cincuenta', 50.001, -50, 0, 100_000, '1e3', null])(
      'refuses the amount %j',
      async (monto) => {
        expect(await move(moves.enrol, '100103', monto)).toEqual(WRONG_AMOUNT)
        expect(await accountOf('100103')).toBeUndefined()
      },
    )

    test('creates one account for twenty simultaneous requests', async () => {
      const answers = await together(20, moves.enrol, '100103', { monto: 100, ...payday })
      const statuses = answers.map((answer) => fieldOf(answer, 'status'))
      expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
      expect(statuses.filter((status) => status === 'ERROR')).toHaveLength(19)
      expect(await requestsOf('100103')).toHaveLength(1)
    })

    test('leaves only a closed account when cancelled; enrolling again reopens it', async () => {
      await move(moves.enrol, '100103', 50)
      expect((await ask(moves.cancelMovement, '100103', { movimiento: 394 })).body).toEqual({
        status: 'OK',
        respuesta: 1,
      })
      // A person who was never a member does not count as having left (SHELL-22).
      expect(await fundOf('100103')).toMatchObject({ existe: 0, baja: 0, procIns: 0, c394: 0 })
      expect(await move(moves.enrol, '100103', 75)).toMatchObject({ status: 'OK' })
      expect(await fundOf('100103')).toMatchObject({ existe: 1, baja: 0, procIns: 1, monto: 75 })
    })
  })

  describe('CAJ-05: changing what is saved', () => {
    test('applies from the payday on, with one pending change at a time', async () => {
      expect(await move(moves.changeSavedAmount, '100102', 99.99)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.changeSavedAmount, '100102', '750.5')).toMatchObject({
        fechaNomina: '2026-11-30',
      })
      expect(await fundOf('100102')).toMatchObject({ monto: 500, c394: 1 })
      expect(await move(moves.changeSavedAmount, '100102', 800)).toEqual(
        refusal('Tienes un movimiento en proceso.'),
      )
      await onItsPayday('100102')
      expect(await fundOf('100102')).toMatchObject({ monto: 750.5, c394: 0 })
      expect(await move(moves.changeSavedAmount, '100103', 800)).toEqual(
        refusal('No estás inscrito en la caja de ahorro.'),
      )
    })
  })

  describe('CAJ-06: withdrawing', () => {
    test('accepts one of fifty simultaneous withdrawals; the balance is the sum of the movements', {
      tags: ['whole'],
    }, async () => {
      await saveUpTo('100102', 500_000)
      const answers = await together(50, moves.withdrawSavings, '100102', { monto: 5000, ...payday })
      expect(answers.filter((answer) => fieldOf(answer, 'status') === 'OK')).toHaveLength(1)
      const refused = answers.filter((answer) => fieldOf(answer, 'status') !== 'OK')
      expect(new Set(refused.map((answer) => fieldOf(answer, 'message')))).toEqual(
        new Set(['Tienes un retiro en proceso.']),
      )
      expect(await fundOf('100102')).toMatchObject({
        total: 5000,
        c294: 1,
        cantidadPrestamo: 0,
      })
      await onItsPayday('100102')
      expect((await movementsOf('100102')).at(-1)).toMatchObject({
        kind: 'withdrawal',
        concept: 'Retiro',
        amount: -500_000,
        date: '2026-11-30',
        period: '2026022',
      })
      expect(await fundOf('100102')).toMatchObject({ total: 0, c294: 0 })
      await expectSums()
    })

    test('is limited to the savings above the loan balance (BR-04)', async () => {
      await saveUpTo('100101', 1_150_000)
      expect(await move(moves.withdrawSavings, '100101', 7807.76)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.withdrawSavings, '100101', 7807.75)).toMatchObject({ status: 'OK' })
      await onItsPayday('100101')
      expect(await fundOf('100101')).toMatchObject({ total: 3692.25, restante: 3692.25 })
      expect(await move(moves.withdrawSavings, '100101', 1)).toEqual(
        refusal('Tu préstamo es igual o mayor que tu ahorro.'),
      )
      await expectSums()
    })

    test('is refused without savings and without membership', async () => {
      await saveUpTo('100102', 0)
      expect(await move(moves.withdrawSavings, '100102', 1)).toEqual(
        refusal('No tienes ahorro para retirar.'),
      )
      expect(await move(moves.withdrawSavings, '100103', 1)).toEqual(
        refusal('No estás inscrito en la caja de ahorro.'),
      )
    })

    test('is carried out once per operation id, with the same response each time', async () => {
      await saveUpTo('100102', 500_000)
      const token = await openSession(server, '100102')
      const input = { monto: 100, ...payday, idOperacion: randomUUID() }
      const send = (given: object) => sendOperation(server, moves.withdrawSavings, given, token)
      const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => send(input)))
      expect(first?.body).toMatchObject({ status: 'OK', respuesta: 1 })
      for (const other of others) expect(other.body).toEqual(first?.body)
      expect(await requestsOf('100102')).toHaveLength(1)
      expect((await send(input)).body).toEqual(first?.body)
      expect((await send({ ...input, monto: 101 })).body).toMatchObject({ status: 'ERROR' })
      expect((await send({ ...input, idOperacion: 'x' })).body).toMatchObject({ status: 'ERROR' })
      expect(await requestsOf('100102')).toHaveLength(1)
    })

    test('is applied once by simultaneous runs of the job', async () => {
      await saveUpTo('100102', 500_000)
      await move(moves.withdrawSavings, '100102', 100)
      const before = (await movementsOf('100102')).length
      clock.advance(8 * DAY)
      await Promise.all(Array.from({ length: 5 }, () => carryOutDue()))
      expect((await movementsOf('100102')).length).toBe(before + 1)
      await expectSums()
    })
  })

  describe('CAJ-11 and CAJ-12: pending movements', () => {
    test('do not wait for failing movements, which are retried', async () => {
      const people = ['100101', '100102']
      for (const login of people) {
        await saveUpTo(login, 800_000)
        expect(await move(moves.withdrawSavings, login, 100)).toMatchObject({ status: 'OK' })
      }
      expect(await move(moves.enrol, '100103', 75)).toMatchObject({ status: 'OK' })
      await server.connection.query.script(`
        create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
        create trigger no_room before update on savings_requests for each row
          when (old.kind = 'withdrawal') execute function no_room()`)
      hands.clock.advance(Date.parse('2026-11-30T18:00:00Z') - hands.clock.now().getTime())
      try {
        const failed: object[] = []
        // With a batch size of one, each failing request fills a whole batch.
        while (await hands.carryOutDue((fields) => failed.push(fields), 1));
        expect(failed.length).toBeGreaterThanOrEqual(2)
        expect((await hands.requestsOf('100103')).at(-1)?.status).toBe('applied')
      } finally {
        await server.connection.query.script('drop function no_room cascade')
      }
      while (await hands.carryOutDue(undefined, 1));
      for (const login of people) expect((await hands.requestsOf(login)).at(-1)?.status).toBe('applied')
      await hands.expectSums()
    })

    test('are listed with type, dates and amount, and disappear when cancelled', async () => {
      await saveUpTo('100102', 500_000)
      expect((await ask(moves.listPendingMovements, '100102')).body).toEqual({
        status: 'OK',
        caja: [],
        fechaNomina: '2026-11-30',
        fechaCierre: '2026-11-28',
        primerPago: '2026-12-15',
      })
      await move(moves.withdrawSavings, '100102', 12.5)
      await move(moves.depositSavings, '100102', 1)
      const list = fieldOf(await ask(moves.listPendingMovements, '100102'), 'caja') as moves.PendingMovement[]
      const [first] = list
      expect(first?.id).toBeGreaterThan(1000)
      expect(list).toMatchObject([
        {
          TIPO_MOVIMIENTO: 294,
          fActual: '2026-11-23',
          fNomina: '2026-11-30',
          monto: 12.5,
          clase: 'retiro',
        },
        { TIPO_MOVIMIENTO: 394, monto: 1, clase: 'aportacion' },
      ])
      const cancelled = await ask(moves.cancelMovement, '100102', { movimiento: first?.id })
      expect(cancelled.body).toEqual({ status: 'OK', respuesta: 1 })
      expect(await fundOf('100102')).toMatchObject({ c294: 0, c394: 1 })
      expect((await ask(moves.cancelMovement, '100102', { movimiento: first?.id })).body).toEqual(
        refusal('No tienes ese movimiento en proceso.'),
      )
    })

    test('lapse on the payday if they are contributions that nobody authorized (K-40)', async () => {
      await saveUpTo('100102', 500_000)
      const before = (await movementsOf('100102')).length
      expect(await move(moves.depositSavings, '100102', 99_999.99)).toEqual({
        status: 'OK',
        respuesta: 1,
        fechaNomina: '2026-11-30',
      })
      await onItsPayday('100102')
      expect(await movementsOf('100102')).toHaveLength(before)
      expect(await fundOf('100102')).toMatchObject({ total: 5000, c394: 0 })
      const answer = await ask(moves.listPendingMovements, '100102')
      expect(answer.body).toMatchObject({
        caja: [],
        rechazadas: [
          { clase: 'aportacion', monto: 99_999.99, motivo: expect.stringMatching(/^Nadie la autorizó/) },
        ],
      })
      await expectSums()
    })

    test('are limited to thirty requests a day, cancelled ones included', async () => {
      const last = refusal('Hoy ya pediste muchos movimientos. Intenta otra vez mañana.')
      await saveUpTo('100102', 500_000)
      const day = { requestedOn: today(), payDate: '2026-11-30', status: 'cancelled' } as const
      const row = {
        ...day,
        employeeId: idOf('100102'),
        movementType: 294,
        kind: 'withdrawal',
        amount: 100,
      } as const
      await server.db.insert(schema.savingsRequests).values(Array.from({ length: 29 }, () => row))
      // Both types may be pending together, so only the daily limit refuses one of them.
      const token = await openSession(server, '100102')
      const both = [moves.withdrawSavings, moves.changeSavedAmount] as const
      const answers = await Promise.all(
        both.map((operation) => sendOperation(server, operation, { monto: 200, ...payday }, token)),
      )
      expect(answers.map(({ body }) => body)).toContainEqual(last)
      expect(await requestsOf('100102')).toHaveLength(30)
      clock.advance(DAY)
      await ask(moves.cancelMovement, '100102', { movimiento: 294 })
      expect(await move(moves.withdrawSavings, '100102', 10)).toMatchObject({ status: 'OK' })
    })

    test('cannot be cancelled once the prenómina has closed', async () => {
      await saveUpTo('100102', 500_000)
      await move(moves.withdrawSavings, '100102', 10)
      clock.advance(5 * DAY)
      expect((await ask(moves.cancelMovement, '100102', { movimiento: 294 })).body).toMatchObject({
        respuesta: 1,
      })
      await move(moves.withdrawSavings, '100102', 10)
      clock.advance(DAY)
      expect((await ask(moves.cancelMovement, '100102', { movimiento: 294 })).body).toEqual(
        refusal('La prenómina ya cerró. Pregunta en Recursos Humanos.'),
      )
      const asked = await ask(moves.listPendingMovements, '100102')
      expect(fieldOf(asked, 'fechaNomina')).toBe('2026-12-15')
      expect((await fundOf('100102')).short_nom).toBe('2026-11-30')
    })
  })

  describe('the savings fund', () => {
    test('keeps, in the database, savings equal to movements and debt equal to the loan less payments', async () => {
      await expect(change('100102', { total: 1 })).rejects.toThrow()
      const other = { employeeId: idOf('100103'), joinedOn: '2026-01-01', amount: 100, socialPart: 0 }
      await expect(
        server.db.insert(schema.savingsAccounts).values({ ...other, total: 100 }),
      ).rejects.toThrow()
      await expect(server.db.update(schema.loans).set({ remaining: 0 })).rejects.toThrow()
      await expect(server.db.execute(sql`truncate savings_movements`)).rejects.toThrow()
      await expect(
        server.db.insert(schema.savingsMovements).values({
          employeeId: idOf('100102'),
          kind: 'withdrawal',
          concept: 'Retiro',
          period: '2026046',
          amount: -99_999_999,
          date: today(),
        }),
      ).rejects.toThrow()
      const [last] = await movementsOf('100102')
      await server.db
        .update(schema.savingsMovements)
        .set({ amount: 77_700 })
        .where(eq(schema.savingsMovements.id, last?.id ?? 0))
      await expectSums()
    })

    test('refuses every operation to people outside the company 00100', async () => {
      const operations = Object.values(moves).filter(
        (each): each is (typeof moves)['enrol'] => typeof each === 'object' && 'outcome' in each,
      )
      expect(operations).toHaveLength(11)
      const input = {
        monto: 100,
        movimiento: 294,
        montoPrestamo: 0,
        montoAhorro: 0,
        semana: 1,
        quincena: 1,
        inicio_nomina: '2026-11-16',
        plazo: 6,
        abono: 1,
        prdo: 'Q',
        interes: 1,
        ...payday,
      }
      const { userId } = await findPerson(server, '100102')
      await server.db.update(users).set({ companyCode: '00300' }).where(eq(users.id, userId))
      const forbidden = { status: 'ERROR', message: 'No tienes permiso para esta acción.' }
      for (const operation of operations) {
        const answer: WireAnswer = await ask(operation, '100102', input)
        expect([operation.id, answer.http, answer.body]).toEqual([operation.id, 200, forbidden])
      }
      await server.db.update(users).set({ companyCode: '00100' }).where(eq(users.id, userId))
      expect(await requestsOf('100102')).toEqual([])
    })

    test('contains demo members paid each fortnight (100102) and each week (100101, 100103)', async () => {
      const groups = await Promise.all(
        ['100101', '100102', '100103'].map(async (login) => (await fundOf(login)).gp),
      )
      expect(groups.map(isWeekly)).toEqual([true, false, true])
    })
  })
})
