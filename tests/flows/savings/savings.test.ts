import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSavings, type SavingsUser } from '#contract/savings/savings.ts'
import { type AccountStatement, readAccountStatement, readLoan } from '#contract/savings/savings-statement.ts'
import { companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { loanSchedule } from '#domain/savings/loan.ts'
import { toCentavos } from '#domain/money/money.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { users } from '#server/db/schema/people.ts'
import {
  loanMovements,
  loans,
  payCalendar,
  savingsAccounts,
  savingsMovements,
  savingsRequests,
} from '#server/db/schema/savings.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** SAV-01 … SAV-16: savings fund, statement and loan in the node service. */

const notYours = { status: 'ERROR', message: 'Solo puedes ver tu propia información.' }
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + toCentavos(amount), 0)

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  async function fundOf(login: string): Promise<SavingsUser> {
    const { userId } = await findPerson(server, login)
    const token = await openSession(server, login)
    const answer = await sendOperation(server, readSavings, { userId: String(userId) }, token)
    expect([answer.http, fieldOf(answer, 'status')]).toEqual([200, 'OK'])
    return fieldOf(answer, 'data') as SavingsUser
  }

  async function statementOf(login: string): Promise<AccountStatement> {
    const answer = await sendAs(server, readAccountStatement, {}, login)
    expect([answer.http, fieldOf(answer, 'status')]).toEqual([200, 'OK'])
    return fieldOf(answer, 'data') as AccountStatement
  }

  const askLoan = async (login: string, folio = login) => sendAs(server, readLoan, { folio }, login)

  describe('NODE-06', () => {
    test('lists movements newest first; they add up to the total, also to the total of the month before', async () => {
      for (const [login, total] of [
        ['100101', 11_500],
        ['100102', 21_500],
      ] as const) {
        const { resumen, movimientosCaja, benStatus } = await statementOf(login)
        expect(benStatus).toBe('A')
        expect(resumen.totalGeneral).toBe(total)
        expect(sum(movimientosCaja.map(({ monto }) => monto))).toBe(total * 100)
        const { employeeId } = await findPerson(server, login)
        const rows = await server.db
          .select()
          .from(savingsMovements)
          .where(eq(savingsMovements.employeeId, employeeId ?? 0))
        const before = rows.filter(({ date }) => date < `${today.slice(0, 7)}-01`)
        const totalBefore = before.reduce((all, { amount }) => all + amount, 0)
        expect(toCentavos(resumen.totalMesAnterior)).toBe(totalBefore)
        const newest = rows.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
        expect(movimientosCaja.map(({ periodo }) => periodo)).toEqual(newest.map(({ period }) => period))
      }
    })

    test('contains an extraordinary contribution and a withdrawal as a negative amount', async () => {
      const { movimientosCaja, name } = await statementOf('100101')
      expect(name).toBe('GUADALUPE RAMOS ORTEGA')
      expect(movimientosCaja.filter(({ concepto }) => concepto === 'Aportación extraordinaria')).toEqual([
        {
          concepto: 'Aportación extraordinaria',
          periodo: expect.any(String),
          monto: 1000,
          fecha: expect.any(String),
        },
      ])
      expect(movimientosCaja.find(({ monto }) => monto < 0)).toMatchObject({
        concepto: 'Retiro',
        monto: -1000,
      })
    })

    test('contains exactly the deductions of the payslips', async () => {
      const { employeeId } = await findPerson(server, '100101')
      const held = async (concept: string) =>
        server.db
          .select({ amount: payslipLines.amount, year: payslips.year, period: payslips.period })
          .from(payslipLines)
          .innerJoin(payslips, eq(payslips.id, payslipLines.payslipId))
          .where(
            sql`${payslips.employeeId} = ${employeeId} and not ${payslips.isPrepayroll}
              and ${payslips.paidDate} <= ${today} and ${payslipLines.concept} = ${concept}`,
          )
          .orderBy(sql`${payslips.endDate} desc`)
      const { movimientosCaja, movimientosPrestamos } = await statementOf('100101')
      const saved = movimientosCaja.filter(({ concepto }) => concepto === 'Ahorro de nómina')
      expect(saved.map(({ periodo, monto }) => [periodo, toCentavos(monto)])).toEqual(
        (await held('294')).map(({ year, period, amount }) => [`${year}0${period}`, amount]),
      )
      const paid = movimientosPrestamos.map((row) => sum([row.montoAbono, row.montoInteres]))
      expect(paid).toEqual((await held('295')).map(({ amount }) => amount))
    })

    test('returns empty lists, zero totals and no benefit for a person outside the fund', async () => {
      for (const login of ['100103', '100104', '100201']) {
        expect(await statementOf(login)).toMatchObject({
          benStatus: 'I',
          resumen: { totalMesAnterior: 0, totalGeneral: 0 },
          movimientosCaja: [],
          movimientosPrestamos: [],
        })
      }
      expect((await statementOf('100102')).movimientosPrestamos).toEqual([])
    })

    test('lists at most 600 movements but computes the total from all', async () => {
      const { employeeId } = await findPerson(server, '100301')
      const owner = { employeeId: employeeId ?? 0 }
      await server.db
        .insert(savingsAccounts)
        .values({ ...owner, joinedOn: '2010-01-01', amount: 100, socialPart: 30_000 })
      const weeks = Array.from({ length: 700 }, (_, index) => ({
        ...owner,
        kind: 'payroll' as const,
        concept: 'Ahorro de nómina',
        period: `20${10 + Math.floor(index / 52)}0${(index % 52) + 1}`,
        amount: 100,
        date: `20${10 + Math.floor(index / 52)}-01-01`,
      }))
      await server.db.insert(savingsMovements).values(weeks)
      const { movimientosCaja, resumen } = await statementOf('100301')
      expect(movimientosCaja).toHaveLength(600)
      expect(movimientosCaja[0]?.periodo).toBe(weeks.at(-1)?.period)
      expect(resumen).toEqual({ totalMesAnterior: 700, totalGeneral: 700 })
    })
  })

  describe('NODE-07', () => {
    test('returns consistent loan, paid and remaining amounts, with interest by BR-01', async () => {
      const answer = await askLoan('100101')
      expect(answer.body).toEqual({
        status: 'OK',
        data: {
          prestamo: 6000,
          pagado: 2307.75,
          restante: 3692.25,
          idPrestamo: 48_213,
          plazo: 39,
          pagos: 15,
          prdo: 'S',
          tasaPeriodo: 0.00230769,
        },
      })
      const { movimientosPrestamos } = await statementOf('100101')
      expect(600_000 - sum(movimientosPrestamos.map(({ montoAbono }) => montoAbono))).toBe(369_225)
      expect(movimientosPrestamos[0]?.saldoActual).toBe(3692.25)
      const plan = loanSchedule(600_000, 39, 0.00230769).slice(0, 15).reverse()
      expect(movimientosPrestamos.map((row) => toCentavos(row.montoInteres))).toEqual(
        plan.map(({ interest }) => interest),
      )
      const dates = movimientosPrestamos.map(({ fechaRegistro }) => fechaRegistro)
      expect(dates).toEqual(dates.toSorted().reverse())
      expect(dates.every((date) => date <= today)).toBe(true)
    })

    test.each(['100102', '100103'])('answers VACIO for %s, who has no loan', async (login) => {
      expect((await askLoan(login)).body).toEqual({ status: 'VACIO' })
    })

    test('ignores a settled loan but keeps its payments in the statement', async () => {
      const { employeeId } = await findPerson(server, '100102')
      const settled = {
        employeeId: employeeId ?? 0,
        amount: 120_000,
        term: 6,
        frequency: 'biweekly' as const,
        instalment: 20_000,
        interest: 0,
        periodRate: 0,
        firstPeriodStart: '2025-01-01',
        remaining: 120_000,
        status: 'settled' as const,
        registeredAt: new Date('2025-01-01T12:00:00Z'),
      }
      const [loan] = await server.db.insert(loans).values(settled).returning({ id: loans.id })
      expect(loan?.id).toBeGreaterThan(48_213)
      await server.db
        .insert(loanMovements)
        .values({ loanId: loan?.id ?? 0, date: '2025-03-31', principal: 120_000, interest: 0, balance: 0 })
      expect((await askLoan('100102')).body).toEqual({ status: 'VACIO' })
      expect((await statementOf('100102')).movimientosPrestamos).toHaveLength(1)
    })

    test('the database allows one active loan per person', async () => {
      const [loan] = await server.db.select().from(loans).where(eq(loans.id, 48_213))
      if (!loan) throw new Error('the demo has no loan')
      const { id: _, ...like } = loan
      const again = (change: Partial<typeof like>) => server.db.insert(loans).values({ ...like, ...change })
      await expect(again({})).rejects.toThrow()
      await expect(again({ status: 'requested' })).rejects.toThrow()
      await expect(again({ status: 'settled', remaining: -1 })).rejects.toThrow()
      await expect(again({ status: 'settled', term: 12 })).rejects.toThrow()
    })
  })

  describe('NODE-04', () => {
    test('100101 is in the fund with a loan and may not request another', async () => {
      const { employeeId } = await findPerson(server, '100101')
      const [account] = await server.db
        .select()
        .from(savingsAccounts)
        .where(eq(savingsAccounts.employeeId, employeeId ?? 0))
      expect(await fundOf('100101')).toMatchObject({
        name: 'GUADALUPE',
        existe: 1,
        baja: 0,
        gp: 1,
        monto: 250,
        total: 11_500,
        pS: 300,
        restante: 3692.25,
        abono: 153.85,
        acumulado: 12_500,
        total_prestamo: 6000,
        cantidadPrestamo: 0,
        cantidadMostrar: '$0.00',
        c294: 0,
        c295: 0,
        c394: 0,
      })
      const { antiguedad } = await fundOf('100101')
      expect(antiguedad).toBeGreaterThanOrEqual(10)
      expect(antiguedad).toBeLessThanOrEqual(11)
      expect(account?.total).toBe(1_150_000)
    })

    test('100102 may borrow twice the savings, in multiples of 100 (BR-03)', async () => {
      const before = await fundOf('100102')
      expect(before).toMatchObject({ cantidadPrestamo: 43_000, cantidadMostrar: '$43,000.00', restante: 0 })
      const { employeeId } = await findPerson(server, '100102')
      const owner = eq(savingsAccounts.employeeId, employeeId ?? 0)
      await server.db.insert(savingsMovements).values({
        employeeId: employeeId ?? 0,
        kind: 'withdrawal',
        concept: 'Retiro',
        period: '2026021',
        amount: 524_999 - 2_150_000,
        date: today,
      })
      expect(await fundOf('100102')).toMatchObject({ total: 5249.99, cantidadPrestamo: 10_400 })
      await server.db.update(savingsAccounts).set({ joinedOn: today }).where(owner)
      expect(before.prestamoDesde).toBeUndefined()
      const prestamoDesde = monthsAfter(today, 3)
      expect(await fundOf('100102')).toMatchObject({ antiguedad: 0, cantidadPrestamo: 0, prestamoDesde })
    })

    test('sets the flag of a pending movement (BR-09)', async () => {
      const { employeeId } = await findPerson(server, '100101')
      const request = {
        employeeId: employeeId ?? 0,
        movementType: 294,
        kind: 'withdrawal' as const,
        amount: 100,
        requestedOn: today,
      }
      await server.db.insert(savingsRequests).values({ ...request, status: 'cancelled' })
      expect(await fundOf('100101')).toMatchObject({ c294: 0, c295: 0, c394: 0 })
      await server.db.insert(savingsRequests).values({ ...request, status: 'pending' })
      expect(await fundOf('100101')).toMatchObject({ c294: 1, c295: 0, c394: 0 })
      await expect(
        server.db.insert(savingsRequests).values({ ...request, status: 'pending' }),
      ).rejects.toThrow()
    })

    test('returns existe 0, zeros and the next paydays for a person outside the fund', async () => {
      const fund = await fundOf('100103')
      const { tope: _legalMaximum, ...own } = fund
      const { name, gp, short_prenom, short_nom, inicNomina, nom, prenom, numSemana, numQuincena, ...rest } =
        own
      expect([name, gp]).toEqual(['BRENDA YOLANDA', 1])
      expect(rest.cantidadMostrar).toBe('$0.00')
      expect(new Set(Object.values({ ...rest, cantidadMostrar: 0 }))).toEqual(new Set([0]))
      expect(short_nom >= today && short_prenom < short_nom && inicNomina < short_prenom).toBe(true)
      expect(nom).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/)
      expect(prenom).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/)
      expect(Number(nom.split(' ')[0])).toBe(Number(short_nom.slice(8)))
      expect(numSemana).toBeGreaterThan(0)
      expect(numQuincena).toBeGreaterThan(0)
    })

    test('returns the next payday of the pay group, today included, and none after the calendar ends', async () => {
      const rows = await server.db.select().from(payCalendar).where(eq(payCalendar.payGroupId, 2))
      const next = rows
        .map(({ payDate }) => payDate)
        .filter((date) => date >= today)
        .sort()[0]
      expect((await fundOf('100102')).short_nom).toBe(next)
      await server.db.delete(payCalendar).where(eq(payCalendar.payGroupId, 2))
      expect(await fundOf('100102')).toMatchObject({ short_nom: '', nom: '', numSemana: 0, existe: 1 })
    })

    test('accepts the caller’s employee number as well', async () => {
      const token = await openSession(server, '100101')
      const answer = await sendOperation(server, readSavings, { userId: '100101' }, token)
      expect(fieldOf(answer, 'status')).toBe('OK')
    })

    test.each(['0', '007', '%20', 'x', '1e3', '12345678901', '-1'])('refuses the id %s', async (segment) => {
      const place = { ...readSavings, path: `/api/empleados/caja/datos-por-empleado/${segment}` }
      const answer = await sendAs(server, place, {}, '100101')
      expect(answer.http).toBeLessThan(500)
      expect(fieldOf(answer, 'status')).toBe('ERROR')
      expect(fieldOf(answer, 'data')).toBeUndefined()
    })
  })

  test('refuses another person’s id with 403, also for leaders and human resources', async () => {
    const { userId } = await findPerson(server, '100101')
    for (const login of ['100102', '100201', '100301']) {
      const token = await openSession(server, login)
      for (const answer of [
        await sendOperation(server, readSavings, { userId: String(userId) }, token),
        await sendOperation(server, readLoan, { folio: '100101' }, token),
      ]) {
        expect([answer.http, answer.body]).toEqual([403, notYours])
      }
    }
  })

  test('ignores an id in the query that differs from the one in the path', async () => {
    const place = { ...readLoan, path: '/api/empleados/caja/prestamos/datos-prestamo/100103?folio=100101' }
    const answer = await sendAs(server, place, {}, '100103')
    expect(answer.body).toEqual({ status: 'VACIO' })
  })

  test('needs a token and the company 00100', async () => {
    for (const operation of [readSavings, readAccountStatement, readLoan]) {
      const input = { userId: '1', folio: '100101' }
      expect((await sendOperation(server, operation, input, '')).http).toBe(401)
      const { userId } = await findPerson(server, '100104')
      await server.db.update(users).set({ companyCode: '00300' }).where(eq(users.id, userId))
      const own = { userId: String(userId), folio: '100104' }
      const answer = await sendAs(server, operation, own, '100104')
      expect([answer.http, fieldOf(answer, 'status')]).toEqual([403, 'ERROR'])
      await server.db.update(users).set({ companyCode: '00100' }).where(eq(users.id, userId))
    }
  })

  test('reads movements, loans and paydays through their indexes', async () => {
    const queries = {
      savings_movements_employee:
        'select * from savings_movements where employee_id = 1 order by date desc, id desc limit 600',
      loan_movements_loan: 'select count(*) from loan_movements where loan_id = 48213',
      loans_: "select * from loans where employee_id = 1 and status in ('approved','active') limit 1",
      pay_calendar_group_day:
        "select * from pay_calendar where pay_group_id = 1 and pay_date >= '2026-01-01' order by pay_date limit 1",
      savings_requests_one_pending:
        "select * from savings_requests where employee_id = 1 and status = 'pending'",
    }
    for (const [index, query] of Object.entries(queries)) {
      const plan = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return JSON.stringify(await tx.execute(sql.raw(`explain ${query}`)))
      })
      expect(plan).toContain(index)
    }
  })
})
