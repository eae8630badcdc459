import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  generatePrereceipt,
  generateReceipt,
  listPayslipHistory,
  listPayslips,
  requestPayslipPdf,
} from '#contract/payslips/payslips.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { mergePeriods, type PayslipPeriod, payslipKind, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { findPerson, openProvider, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** PAY-01 … PAY-25: lists of the node service and PDFs of the payroll provider. */

const noPdf = 'Error al obtener PDF, favor reportar el error.'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  async function periodsOf(operation: typeof listPayslips, login: string): Promise<PayslipPeriod[]> {
    const answer = await sendAs(server, operation, {}, login)
    expect(fieldOf(answer, 'status')).toBe('OK')
    return fieldOf(answer, 'data') as PayslipPeriod[]
  }

  async function fetchPdf(
    login: string,
    operation: typeof generateReceipt | typeof generatePrereceipt,
    body: object,
  ) {
    const token = await openProvider(server, login)
    return server.fetch(operation.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify(body),
    })
  }

  async function pdfOf(login: string, period: PayslipPeriod): Promise<Uint8Array> {
    const { userId } = await findPerson(server, login)
    const { payroll, year, type } = period
    const place = { payroll, year, period: period.period }
    const response = period.stamped
      ? await fetchPdf(login, generateReceipt, { ...place, pks: [period.idtimbrado], stamped: true })
      : await fetchPdf(login, generatePrereceipt, { ...place, type, pks: [userId] })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toContain('no-store')
    return new Uint8Array(await response.arrayBuffer())
  }

  describe('NODE-01 and NODE-02', () => {
    test('return the last three months with the prenómina, and all closed periods', async () => {
      const current = await periodsOf(listPayslips, '100101')
      expect(current[0]).toMatchObject({ prenomina: true, stamped: false, idtimbrado: null, payroll: 1 })
      expect(current.every((period) => period.end_date >= addDays(today, -92))).toBe(true)
      expect(current.length).toBeGreaterThanOrEqual(13)
      expect(current.length).toBeLessThanOrEqual(60)

      const history = await periodsOf(listPayslipHistory, '100101')
      expect(history.some((period) => period.prenomina)).toBe(false)
      expect((history.at(-1)?.end_date ?? '') <= addDays(today, -2 * 365 + 7)).toBe(true)

      const { employeeId } = await findPerson(server, '100101')
      const all = await server.db.$count(payslips, eq(payslips.employeeId, employeeId ?? 0))
      const merged = mergePeriods(current, history)
      expect(merged).toHaveLength(all)
      const dates = merged.map((period) => period.end_date)
      expect(dates).toEqual(dates.toSorted().reverse())
    })

    test('leave out a prenómina whose receipt is stamped, and delete nothing', async () => {
      const { employeeId } = await findPerson(server, '100103')
      const isOwn = eq(payslips.employeeId, employeeId ?? 0)
      const isRegular = and(isOwn, eq(payslips.payroll, '1'), eq(payslips.type, 1))
      const [newest] = await server.db
        .select()
        .from(payslips)
        .where(and(isRegular, isNotNull(payslips.stampId)))
        .orderBy(desc(payslips.endDate))
      if (!newest) throw new Error('the person has no receipt')
      const { id: _id, ...receipt } = newest
      const before = await periodsOf(listPayslips, '100103')
      const [made] = await server.db
        .insert(payslips)
        .values({
          ...receipt,
          // Another period number for the same days.
          period: '53',
          isPrepayroll: true,
          stampId: null,
          fiscalFolio: null,
          stampedAt: null,
          issuerCertificate: null,
          authorityCertificate: null,
          issuerSeal: null,
          authoritySeal: null,
        })
        .returning({ id: payslips.id })
      expect(await periodsOf(listPayslips, '100103')).toEqual(before)
      const ended = eq(payslips.id, made?.id ?? 0)
      expect(await server.db.$count(payslips, ended)).toBe(1)
      await server.db.update(payslips).set({ type: 2 }).where(ended)
      expect(await periodsOf(listPayslips, '100103')).toHaveLength(before.length + 1)
      await server.db.delete(payslips).where(ended)
    })

    test('contain no stamp of another person', async () => {
      const mine = await periodsOf(listPayslipHistory, '100101')
      const others = await periodsOf(listPayslipHistory, '100103')
      const stamps = new Set(mine.map((period) => period.idtimbrado).filter(Boolean))
      expect(others.some((period) => stamps.has(period.idtimbrado))).toBe(false)
    })

    test('number at most 24 fortnights a year and end them on fortnight dates', async () => {
      const [prepayroll, last] = await periodsOf(listPayslips, '100102')
      expect(prepayroll?.prenomina).toBe(true)
      expect(last?.end_date).toMatch(/-(15|28|29|30|31)$/)
      expect(Number(last?.period)).toBeLessThanOrEqual(24)
    })

    test('PAY-05: return a sentence instead of a list when there are no periods', async () => {
      const { employeeId } = await findPerson(server, '100104')
      await server.db.delete(payslips).where(eq(payslips.employeeId, employeeId ?? 0))
      for (const operation of [listPayslips, listPayslipHistory]) {
        const answer = await sendAs(server, operation, {}, '100104')
        expect(answer.body).toEqual({ status: 'OK', data: 'No se encontraron datos.' })
      }
    })

    test.each([listPayslips, listPayslipHistory])('$id needs a token', async (operation) => {
      expect((await sendOperation(server, operation, {}, '')).http).toBe(401)
    })

    test('read the lists through the index on person and date', async () => {
      const plan = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        const rows = await tx.execute<{ 'QUERY PLAN': string }>(
          sql`explain select * from payslips where employee_id = 1 and end_date >= '2026-01-01' order by end_date desc, id desc limit 60`,
        )
        return JSON.stringify(rows)
      })
      expect(plan).toContain('payslips_employee_end')
    })
  })

  describe('NODE-03', () => {
    const ask = async (login: string, periodo: unknown) =>
      sendAs(server, requestPayslipPdf, { periodo }, login)

    test('returns a provider token for any own period, special codes included', async () => {
      const { userId } = await findPerson(server, '100101')
      const history = await periodsOf(listPayslipHistory, '100101')
      const special = history.filter((period) => typeof period.period === 'string' || period.period === 220)
      expect(special.length).toBeGreaterThan(1)
      for (const period of [history[0], ...special]) {
        const answer = await ask('100101', period ? payslipPeriodCode(period) : '')
        expect(answer.body).toEqual({ status: 'OK', user: userId, token: expect.any(String) })
      }
    })

    test.each(['2026099', '1999046', '202600 Q', '2026146'])(
      'refuses the unknown period %s',
      async (periodo) => {
        const answer = await ask('100102', periodo)
        expect(answer.body).toEqual({ status: 'ERROR', message: noPdf })
      },
    )

    test('refuses a period that only a colleague has', async () => {
      const history = await periodsOf(listPayslipHistory, '100101')
      const week = history.find((period) => Number(period.period) > 30 && Number(period.period) < 54)
      const code = week ? payslipPeriodCode(week) : ''
      expect(fieldOf(await ask('100101', code), 'status')).toBe('OK')
      expect((await ask('100102', code)).body).toEqual({ status: 'ERROR', message: noPdf })
    })

    test.each([undefined, 2026099, [2026046], '', 'x'.repeat(500), { $gt: '' }, "2026' or 1=1"])(
      'refuses %j',
      async (periodo) => {
        const answer = await ask('100101', periodo)
        expect(answer.http).toBeLessThan(500)
        expect(fieldOf(answer, 'status')).toBe('ERROR')
        expect(fieldOf(answer, 'token')).toBeUndefined()
      },
    )

    test('needs a token', async () => {
      const answer = await sendOperation(server, requestPayslipPdf, { periodo: '2026046' }, '')
      expect(answer.http).toBe(401)
    })
  })

  describe('PROV-01', () => {
    const place = (period: PayslipPeriod) => ({
      payroll: period.payroll,
      year: period.year,
      period: period.period,
      pks: [period.idtimbrado],
      stamped: true,
    })

    async function stampedOf(login: string): Promise<PayslipPeriod> {
      const found = (await periodsOf(listPayslips, login)).find((period) => period.stamped)
      if (!found) throw new Error('no stamped payslip')
      return found
    }

    test('returns the PDF, identical each time', async () => {
      const period = await stampedOf('100101')
      const first = await pdfOf('100101', period)
      expect(first).toEqual(await pdfOf('100101', period))
      expect(first.byteLength).toBeLessThan(60 * 1024)
    })

    test.each([
      ['another payroll', { payroll: 4 }],
      ['another year', { year: 1999 }],
      ['another period', { period: 1000 }],
      ['another stamp', { pks: [1] }],
      ['a stamp above the integer range', { pks: [999_999_999_999] }],
      ['a stamp that is no number', { pks: ['1 or 1=1'] }],
      ['a period marked as unstamped', { stamped: false }],
    ])('refuses %s', async (_name, change) => {
      const body = { ...place(await stampedOf('100101')), ...change }
      const response = await fetchPdf('100101', generateReceipt, body)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ status: 'ERROR', message: noPdf })
    })

    test("refuses another person's stamp", async () => {
      const period = await stampedOf('100103')
      for (const login of ['100101', '100201', '100301', 'candidato', 'externo']) {
        const response = await fetchPdf(login, generateReceipt, place(period))
        expect(response.status).toBe(404)
      }
    })

    test.each([{}, { pks: [] }, { pks: [1, 2] }, { pks: 'x' }, { year: 'x' }])(
      'refuses the body %j',
      async (change) => {
        const body =
          change && Object.keys(change).length > 0 ? { ...place(await stampedOf('100101')), ...change } : {}
        const response = await fetchPdf('100101', generateReceipt, body)
        expect(response.status).toBeLessThan(500)
        expect(await response.json()).toMatchObject({ status: 'ERROR' })
      },
    )

    test('needs the provider’s token and refuses a session token', async () => {
      const period = await stampedOf('100101')
      for (const token of ['', await openSession(server, '100101')]) {
        const answer = await sendOperation(server, generateReceipt, place(period), token)
        expect(answer.http).toBe(401)
        expect(answer.isPdf).toBe(false)
      }
    })
  })

  describe('PROV-02', () => {
    const textOf = async (response: Response) => {
      expect(response.headers.get('content-type')).toBe('application/pdf')
      const texts = await readPdfTexts(new Uint8Array(await response.arrayBuffer()))
      return texts.map(({ text }) => text)
    }

    test('returns the newest prenómina when only the user is given (K-36)', async () => {
      const { userId } = await findPerson(server, '100101')
      const texts = await textOf(await fetchPdf('100101', generatePrereceipt, { pks: [userId] }))
      expect(texts).toContain('Prenómina')
      expect(texts).toContain('Sin timbre fiscal')
      expect(texts).toContain('Prenómina: los importes pueden cambiar hasta que cierre el periodo.')
      expect(texts.join(' ')).not.toContain('Folio fiscal')
    })

    test('returns the payslip of the period, and selects other payments by their type', async () => {
      const { userId } = await findPerson(server, '100101')
      const unstamped = (await periodsOf(listPayslipHistory, '100101')).filter((period) => !period.stamped)
      const labels = {
        extraordinary: 'Nómina extraordinaria',
        settlement: 'Finiquito',
        severance: 'Liquidación',
      }
      for (const [kind, label] of Object.entries(labels)) {
        const period = unstamped.find((each) => payslipKind(each) === kind)
        const body = {
          payroll: period?.payroll,
          year: period?.year,
          period: period?.period,
          type: period?.type,
        }
        const texts = await textOf(
          await fetchPdf('100101', generatePrereceipt, { ...body, pks: [String(userId)] }),
        )
        expect(texts).toContain(label)
      }
    })

    test('returns 404 for a stamped period, an unknown period and another user', async () => {
      const { userId } = await findPerson(server, '100101')
      const other = await findPerson(server, '100103')
      const stamped = (await periodsOf(listPayslips, '100103')).find((period) => period.stamped)
      const own = { pks: [other.userId], payroll: 1 }
      const bodies = [
        { ...own, year: stamped?.year, period: stamped?.period },
        { ...own, year: 1999, period: 1 },
        { pks: [userId] },
        { pks: ['100101'] },
        { pks: [0] },
      ]
      for (const body of bodies) {
        const response = await fetchPdf('100103', generatePrereceipt, body)
        expect(response.status).toBe(404)
        expect(await response.json()).toEqual({ status: 'ERROR', message: noPdf })
      }
    })

    test('returns 404 for a person without payslips', async () => {
      for (const login of ['candidato', 'externo']) {
        const { userId } = await findPerson(server, login)
        expect((await fetchPdf(login, generatePrereceipt, { pks: [userId] })).status).toBe(404)
      }
    })
  })

  /** Amounts in centavos whose text ends at `right` (mm), from top to bottom. */
  function amountsAt(texts: Awaited<ReturnType<typeof readPdfTexts>>, right: number): number[] {
    return texts
      .filter(({ text, right: end }) => /^\$[\d,]+\.\d\d$/.test(text) && Math.abs(end - right) < 0.5)
      .map(({ text }) => Number(text.replace(/[$,.]/g, '')))
  }

  test('renders the lines and correct sums into the PDF for every label', {
    tags: ['whole'],
  }, async () => {
    const periods = mergePeriods(
      await periodsOf(listPayslips, '100101'),
      await periodsOf(listPayslipHistory, '100101'),
    )
    const byLabel = new Map(periods.map((period) => [`${payslipKind(period)} ${period.stamped}`, period]))
    expect(byLabel.size).toBe(15)
    for (const period of byLabel.values()) {
      const texts = await readPdfTexts(await pdfOf('100101', period))
      expect(texts.every(({ page }) => page === texts[0]?.page)).toBe(true)
      const [perceptions, deductions, net] = [133.2, 264.4, 262.4].map((right) => amountsAt(texts, right))
      const { employeeId } = await findPerson(server, '100101')
      const lines = await linesOf(employeeId ?? 0, period)
      const [earned, deducted] = [amounts(lines, 'perception'), amounts(lines, 'deduction')]
      expect(perceptions).toEqual([...earned, sum(earned)])
      expect(deductions).toEqual([...deducted, sum(deducted)])
      expect(net).toEqual([sum(earned) - sum(deducted)])
      const all = texts.map(({ text }) => text)
      expect(all).toEqual(expect.arrayContaining(lines.map(({ description }) => description)))
      const isDemo = 'Datos de demostración: empresa, persona y timbre son inventados.'
      const stamp = period.stamped ? 'Timbrada' : 'Sin timbre fiscal'
      const named = ['GUADALUPE RAMOS ORTEGA', 'Metalmecánica Tres Turnos, S.A. de C.V.', isDemo, stamp]
      expect(all).toEqual(expect.arrayContaining(named))
    }
  })

  async function linesOf(employeeId: number, period: PayslipPeriod) {
    const rows = await server.db
      .select({ line: payslipLines })
      .from(payslipLines)
      .innerJoin(payslips, eq(payslips.id, payslipLines.payslipId))
      .where(
        and(
          eq(payslips.employeeId, employeeId),
          eq(payslips.year, period.year),
          eq(payslips.period, String(period.period)),
          eq(payslips.payroll, String(period.payroll)),
          eq(payslips.type, period.type),
          eq(payslips.isPrepayroll, period.prenomina),
        ),
      )
      .orderBy(asc(payslipLines.position))
    return rows.map(({ line }) => line)
  }
})

const sum = (each: readonly number[]) => each.reduce((all, one) => all + one, 0)

function amounts(lines: { side: string; amount: number }[], side: string): number[] {
  return lines.filter((line) => line.side === side).map((line) => line.amount)
}
