import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as payroll from '#contract/payslips/legacy-payroll.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as slips from '#contract/payslips/payslips.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { mergePeriods, type PayslipPeriod, payslipKind, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { readReceipt } from '#server/services/payslips/queries.ts'
import type { Receipt } from '#server/services/payslips/receipt.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import type { Dates, Deduction, Perception } from '#tests/support/people/payroll-answers.ts'
import { noPeriod, sum } from '#tests/support/people/payroll-answers.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { findPerson, openProvider, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** LEGPAY-01 … LEGPAY-10: payslips through the API of the older payroll (NOM-02 … NOM-08). */

const byPeriod = [
  payroll.readPayrollEmployee,
  payroll.readPayrollDates,
  payroll.readPerceptions,
  payroll.readPayrollDays,
  payroll.readCashTotal,
  payroll.readDeductions,
]

test('treats PERIODOVACIO as a refusal, with or without an empty list', () => {
  const { outcome } = payroll.listStampedPayrolls
  const refused = { code: 'PERIODOVACIO', message: '' }
  expect(outcome({ status: 'PERIODOVACIO' })).toEqual(refused)
  expect(outcome({ status: 'PERIODOVACIO', nominasMostrar: [] })).toEqual(refused)
  expect(outcome({ nominasMostrar: [] })).toBe('ok')
})

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const tokens = new Map<string, Promise<string>>()
  const ask = async (operation: AnyOperation, input: object, login = '100101') => {
    const token = tokens.get(login) ?? openSession(server, login)
    tokens.set(login, token)
    return sendOperation(server, operation, input, await token)
  }

  async function periodsOf(login: string): Promise<PayslipPeriod[]> {
    const lists = [await ask(slips.listPayslips, {}, login), await ask(slips.listPayslipHistory, {}, login)]
    const [current = [], history = []] = lists.map((answer) => fieldOf(answer, 'data') as PayslipPeriod[])
    return mergePeriods(current, history)
  }

  /** Input as the client sends it: several payments share a code, so payroll and type are needed too. */
  const placeOf = (period: PayslipPeriod) => ({
    periodo: payslipPeriodCode(period),
    payroll: period.payroll,
    type: period.type,
  })

  async function field<Value>(operation: AnyOperation, input: object, name: string): Promise<Value> {
    const answer = await ask(operation, input)
    expect([fieldOf(answer, 'status'), fieldOf(answer, 'message')]).toEqual(['OK', undefined])
    return fieldOf(answer, name) as Value
  }

  async function receiptOf(period: PayslipPeriod): Promise<Receipt> {
    const { employeeId } = await findPerson(server, '100101')
    const [row] = await server.db
      .select()
      .from(payslips)
      .where(
        and(
          eq(payslips.employeeId, employeeId ?? 0),
          eq(payslips.year, period.year),
          eq(payslips.period, String(period.period)),
          eq(payslips.payroll, String(period.payroll)),
          eq(payslips.type, period.type),
          eq(payslips.isPrepayroll, period.prenomina),
        ),
      )
    if (!row) throw new Error('the period has no row')
    return server.db.transaction((tx) => readReceipt(tx, row))
  }

  async function isVisible(period: PayslipPeriod): Promise<boolean> {
    return (await field<Dates>(payroll.readPayrollDates, placeOf(period), 'fechas')).disponible
  }

  async function compare(period: PayslipPeriod): Promise<{ cash: string; vouchers: string } | null> {
    const place = placeOf(period)
    const earned = await field<Perception[]>(payroll.readPerceptions, place, 'percepciones')
    const taken = await field<Deduction[]>(payroll.readDeductions, place, 'deducciones')
    const days = await field<{ concepto: string; dias: number }[]>(payroll.readPayrollDays, place, 'dias')
    const cash = await field<number>(payroll.readCashTotal, place, 'totalEfectivo')
    const receipt = await receiptOf(period)
    expect(earned.map((line) => [line.concepto, line.descripcion, toCentavos(line.importe)])).toEqual(
      receipt.perceptions.map((line) => [line.concept, line.description, line.amount]),
    )
    expect(
      taken.map((line) => [line.clave, line.concepto, toCentavos(line.importe), toCentavos(line.saldo)]),
    ).toEqual(
      receipt.deductions.map((line) => [line.concept, line.description, line.amount, line.balance ?? 0]),
    )
    expect([sum(earned), sum(taken)]).toEqual([receipt.totalPerceptions, receipt.totalDeductions])
    const counted = new Map(receipt.days.map((day) => [String(day.concept), day.days]))
    const concepts = counted.size > 0 ? ['701', '702', '703', '704', '705'] : []
    expect(days).toEqual(concepts.map((concepto) => ({ concepto, dias: counted.get(concepto) ?? 0 })))
    const groceries = sum(earned.filter(({ concepto }) => concepto === '282'))
    expect(toCentavos(cash)).toBe(receipt.net - groceries)
    if (groceries === 0) return null
    return { cash: formatMoney(toCentavos(cash)), vouchers: formatMoney(groceries) }
  }

  test('returns the lines, days, sums and cash total of the PDF for every label', async () => {
    const periods = await periodsOf('100101')
    // Periods are newest first, so the map keeps the oldest payslip of each label. Of two prenóminas, the map
    // keeps the visible one.
    const byLabel = new Map(periods.map((period) => [`${payslipKind(period)} ${period.stamped}`, period]))
    expect(byLabel.size).toBe(15)
    for (const period of byLabel.values()) await compare(period)
  })

  test('counts groceries (282) as vouchers outside the cash total, worded as in the PDF', async () => {
    const weeks = (await periodsOf('100101')).filter(
      (period) => payslipKind(period) === 'regular' && period.stamped,
    )
    for (const period of weeks.slice(0, 6)) {
      const split = await compare(period)
      if (!split) continue
      const token = await openProvider(server, '100101')
      const response = await server.fetch(slips.generateReceipt.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
        body: JSON.stringify({ ...period, pks: [period.idtimbrado] }),
      })
      const texts = await readPdfTexts(new Uint8Array(await response.arrayBuffer()))
      const words = `${split.cash} en tu cuenta y ${split.vouchers} en vales de despensa`
      return expect(texts.map(({ text }) => text)).toContain(words)
    }
    throw new Error('no week of the last six has groceries')
  })

  test('NOM-02: returns the person as printed on the payslip, with the salary of that period', async () => {
    const periods = await periodsOf('100101')
    const regular = periods.filter((period) => payslipKind(period) === 'regular')
    const [newest, oldest] = [regular[0], regular.at(-1)] as [PayslipPeriod, PayslipPeriod]
    type Employee = Record<string, unknown> & { salarioDiario: number }
    const now = await field<Employee>(payroll.readPayrollEmployee, placeOf(newest), 'dataEmp')
    expect(now).toEqual({
      compania: 'Metalmecánica Tres Turnos, S.A. de C.V.',
      nombre: 'GUADALUPE RAMOS ORTEGA',
      rfc: expect.stringMatching(/^RAOG911212\w{3}$/),
      departamento: 'ESTAMPADO',
      clave: '100101',
      salarioDiario: expect.any(Number),
      regimen: '02',
    })
    const then = await field<Employee>(payroll.readPayrollEmployee, placeOf(oldest), 'dataEmp')
    expect(then.salarioDiario).toBeLessThan(now.salarioDiario)
  })

  test('NOM-03: returns the dates of each closed period, marked as available', async () => {
    for (const period of (await periodsOf('100101')).slice(2, 12)) {
      const dates = await field<Dates>(payroll.readPayrollDates, placeOf(period), 'fechas')
      expect(dates).toMatchObject({
        fechaFin: period.end_date,
        fechaPago: period.paid_date,
        disponible: true,
        fechaIngreso: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      })
      expect(dates.fechaInicio <= dates.fechaFin).toBe(true)
      expect(dates.fechaDisponible <= today).toBe(true)
    }
  })

  describe('payments that share a period code', () => {
    async function sharing(): Promise<{ regular: PayslipPeriod; extra: PayslipPeriod }> {
      const periods = await periodsOf('100101')
      const extra = periods.find((period) => payslipKind(period) === 'extraordinary')
      const regular = periods.find(
        (period) => period !== extra && extra && payslipPeriodCode(period) === payslipPeriodCode(extra),
      )
      if (!extra || !regular) throw new Error('the demo has no week with an extraordinary payment')
      return { regular, extra }
    }
    const earnedOf = async (input: object) =>
      (await field<Perception[]>(payroll.readPerceptions, input, 'percepciones')).map(
        ({ concepto }) => concepto,
      )

    test('resolves the code alone to the regular payment; payroll and type select the others', async () => {
      const { regular, extra } = await sharing()
      const { periodo } = placeOf(regular)
      expect(await earnedOf({ periodo })).toEqual(await earnedOf(placeOf(regular)))
      expect(await earnedOf({ periodo })).toContain('001')
      expect(await earnedOf(placeOf(extra))).toEqual(['045', '040'])
      expect(await earnedOf({ periodo, type: 2 })).toEqual(['045', '040'])
      expect(await earnedOf({ periodo, payroll: '1', type: 1 })).toContain('001')
    })

    test('refuses a type or payroll that the period does not have', async () => {
      const { periodo } = placeOf((await sharing()).regular)
      for (const other of [{ type: 3 }, { payroll: 5 }, { payroll: '1 or 1=1' }, { payroll: '' }]) {
        expect((await ask(payroll.readPerceptions, { periodo, ...other })).body).toEqual(noPeriod)
      }
    })

    test.each([
      ['0 Q', '225'],
      ['220', '220'],
      ['230', '230'],
    ])('returns the lines of the special code %s, not those of another payslip', async (code, concept) => {
      const special = (await periodsOf('100101')).find((period) => String(period.period) === code)
      if (!special) throw new Error(`100101 has no payslip with the code ${code}`)
      expect(await earnedOf({ periodo: payslipPeriodCode(special) })).toContain(concept)
    })
  })

  describe('a prenómina that is not visible yet (LEGPAY-10)', () => {
    async function previews(): Promise<[waiting: PayslipPeriod, current: PayslipPeriod]> {
      const [waiting, current] = (await periodsOf('100101')).filter(({ prenomina }) => prenomina)
      if (!waiting || !current) throw new Error('100101 has fewer than two prenóminas')
      return [waiting, current]
    }

    test('returns its dates and the day it becomes visible, and nothing else', async () => {
      const [waiting, current] = await previews()
      const dates = await field<Dates>(payroll.readPayrollDates, placeOf(waiting), 'fechas')
      expect(dates).toMatchObject({ disponible: false, fechaFin: waiting.end_date })
      expect(dates.fechaDisponible > today).toBe(true)
      const until = `La prenómina de este periodo estará disponible el ${formatDate(dates.fechaDisponible)}.`
      for (const operation of byPeriod.filter((each) => each !== payroll.readPayrollDates)) {
        const answer = await ask(operation, placeOf(waiting))
        expect(answer.body).toEqual({ status: 'ERROR', message: until })
        expect(fieldOf(await ask(operation, placeOf(current)), 'status')).toBe('OK')
      }
      expect(await isVisible(current)).toBe(true)
    })

    test('has no PDF, neither by its code nor as the newest prenómina (K-36)', async () => {
      const [waiting, current] = await previews()
      const { userId } = await findPerson(server, '100101')
      const code = { periodo: payslipPeriodCode(waiting) }
      expect(fieldOf(await ask(slips.requestPayslipPdf, code), 'token')).toBeUndefined()
      const token = await openProvider(server, '100101')
      const { payroll: payrollId, year, period, type } = waiting
      const refused = await sendOperation(
        server,
        slips.generatePrereceipt,
        { pks: [userId], payroll: payrollId, year, period, type },
        token,
      )
      expect(refused.http).toBe(404)
      const response = await server.fetch(slips.generatePrereceipt.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
        body: JSON.stringify({ pks: [userId] }),
      })
      const texts = (await readPdfTexts(new Uint8Array(await response.arrayBuffer()))).map(({ text }) => text)
      expect(texts).toContain(formatDate(current.end_date))
      expect(texts).not.toContain(formatDate(waiting.end_date))
    })

    test('becomes visible on its day', async () => {
      const { employeeId } = await findPerson(server, '100101')
      const [waiting] = await previews()
      await server.db
        .update(payslips)
        .set({ visibleFrom: today })
        .where(sql`${payslips.employeeId} = ${employeeId} and ${payslips.endDate} = ${waiting.end_date}`)
      expect(await isVisible(waiting)).toBe(true)
      expect(fieldOf(await ask(payroll.readCashTotal, placeOf(waiting)), 'status')).toBe('OK')
    })
  })

  describe('NOM-04', () => {
    interface Stamped {
      FIN_CADPER: string
      periodo: string
      end_date: string
      period: number
      payroll: number
      type: number
    }
    const list = async (formulario: string, login = '100101') =>
      fieldOf(
        await ask(payroll.listStampedPayrolls, { formulario, gPago: 1 }, login),
        'nominasMostrar',
      ) as Stamped[]

    test('lists every stamped payslip, newest first, with the fields for requesting it', async () => {
      const stamped = (await periodsOf('100101')).filter((period) => period.stamped)
      const rows = await list('nomina')
      expect(rows).toHaveLength(stamped.length)
      const dates = rows.map(({ end_date }) => end_date)
      expect(dates).toEqual(dates.toSorted().reverse())
      for (const row of [rows[0], rows[1], rows.at(-1)] as Stamped[]) {
        expect(row.periodo).toBe(`${String(row.period).padStart(2, '0')} / ${row.end_date.slice(0, 4)}`)
        const input = { periodo: row.FIN_CADPER, payroll: row.payroll, type: row.type }
        const fechas = await field<Dates>(payroll.readPayrollDates, input, 'fechas')
        expect(fechas.fechaFin).toBe(row.end_date)
      }
    })

    test('lists each period once for a clarification', async () => {
      const rows = await list('aclaracion')
      const codes = rows.map(({ FIN_CADPER }) => FIN_CADPER)
      expect(new Set(codes).size).toBe(codes.length)
      expect(new Set(codes)).toEqual(new Set((await list('nomina')).map(({ FIN_CADPER }) => FIN_CADPER)))
      const shared = rows.find(({ type, payroll: id }) => type !== 1 || id !== 1)
      // A payment other than the regular one appears only in a period without a regular payslip.
      if (shared) {
        const same = (await list('nomina')).filter(({ FIN_CADPER }) => FIN_CADPER === shared.FIN_CADPER)
        expect(same.some(({ type, payroll: id }) => type === 1 && id === 1)).toBe(false)
      }
    })

    test('answers PERIODOVACIO when there are no stamped payslips', async () => {
      const { employeeId } = await findPerson(server, '100104')
      await server.db.delete(payslips).where(eq(payslips.employeeId, employeeId ?? 0))
      const answer = await ask(payroll.listStampedPayrolls, { formulario: 'nomina', gPago: 1 }, '100104')
      expect(answer.body).toEqual({
        status: 'PERIODOVACIO',
        message: 'Todavía no tienes nóminas timbradas.',
      })
      expect(payroll.listStampedPayrolls.outcome(answer.body)).toMatchObject({ code: 'PERIODOVACIO' })
    })

    test.each([
      { formulario: 'x'.repeat(41), gPago: 1 },
      { formulario: 'nomina' },
      { formulario: 'nomina', gPago: 'x' },
      { gPago: 1 },
    ])('refuses %j', async (input) => {
      const answer = await ask(payroll.listStampedPayrolls, input)
      expect(fieldOf(answer, 'status')).toBe('ERROR')
      expect(fieldOf(answer, 'nominasMostrar')).toBeUndefined()
    })
  })

  describe.each(byPeriod)('$id', (operation) => {
    test('refuses invalid and unknown periods and types', async () => {
      const texts = ['2026099', '1999046', '202600 Q', '2026146', '', 'x'.repeat(50), "2026' or 1=1"]
      for (const periodo of [...texts, null, 2026099, ['2026046'], { $gt: '' }]) {
        expectRefused(await ask(operation, { periodo }, '100102'))
      }
      for (const type of [1e308, 1.5, -1, 'x'])
        expectRefused(await ask(operation, { periodo: '2026046', type }))
    })

    test('does not find a colleague’s period', async () => {
      const week = (await periodsOf('100101')).find(
        (period) => payslipKind(period) === 'regular' && Number(period.period) > 30,
      )
      const input = { periodo: week ? payslipPeriodCode(week) : '' }
      expect(fieldOf(await ask(operation, input), 'status')).toBe('OK')
      for (const login of ['100102', '100301']) {
        expect((await ask(operation, input, login)).body).toEqual(noPeriod)
      }
    })

    test('needs the token of a person with an employee record', async () => {
      const nobody = await sendOperation(server, operation, { periodo: '2026046' }, '')
      expect(nobody.body).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
      for (const login of ['candidato', 'externo']) {
        expectRefused(await ask(operation, { periodo: '2026046' }, login))
      }
    })
  })

  test('finds a payslip through the index on person and period', async () => {
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const rows = await tx.execute(
        sql`explain select * from payslips where employee_id = 1 and year = 2026 and period = '46' order by payroll, type, is_prepayroll limit 1`,
      )
      return JSON.stringify(rows)
    })
    expect(plan).toContain('payslips_period')
  })
})

function expectRefused(answer: WireAnswer): void {
  expect(answer.http).toBe(200)
  expect(fieldOf(answer, 'status')).toBe('ERROR')
  expect(Object.keys(answer.body as object).sort()).toEqual(['message', 'status'])
}
