import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPayrollDates, readPerceptions } from '#contract/payslips/legacy-payroll.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { work } from '#tests/support/people/sending-files.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  beforeAll(async () => {
    server = await startServer({ database })
    payroll = await openPayroll(server)
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })

  const rowsOf = async (receipt: PayrollReceipt) => {
    const payslip = await payroll.payslipOf(receipt)
    if (!payslip) throw new Error('the receipt created no payslip')
    const lines = await server.db
      .select()
      .from(payslipLines)
      .where(eq(payslipLines.payslipId, payslip.id))
      .orderBy(payslipLines.position)
    return { payslip, lines: lines.map(({ id: _id, ...line }) => line) }
  }

  /** Imports a receipt and changes its payslip to what the version before migration 0066 wrote. */
  async function takeOld(): Promise<PayrollReceipt> {
    payroll.nextWeek()
    const paid = Array.from({ length: 50 }, (_, at) => payroll.weekly(payroll.payee, `${at}`)).find(
      ({ totals }) => (totals.otherPayments ?? 0) > 0,
    )
    if (!paid) throw new Error('no receipt has other payments')
    const receipt: PayrollReceipt = { ...paid, daysPaid: '6.500' }
    expect(await payroll.takeAll(receipt)).toMatchObject({ taken: 1, refused: 0 })
    const { payslip } = await rowsOf(receipt)
    await server.db
      .update(payslips)
      .set({
        daysPaid: '7',
        integratedSalary: 1,
        dailyIntegratedSalary: null,
        totalPerceptions: payslip.totalPerceptions + payslip.totalOtherPayments,
        totalOtherPayments: 0,
      })
      .where(eq(payslips.id, payslip.id))
    const ofPayslip = eq(payslipLines.payslipId, payslip.id)
    await server.db.update(payslipLines).set({ facts: null }).where(ofPayslip)
    for (const { id, side } of await server.db.select().from(payslipLines).where(ofPayslip)) {
      if (side === 'otherPayment')
        await server.db.update(payslipLines).set({ side: 'perception' }).where(eq(payslipLines.id, id))
    }
    await server.db
      .update(payrollReceipts)
      .set({ readerVersion: 0 })
      .where(eq(payrollReceipts.uuid, receipt.stamp.uuid))
    return receipt
  }

  const datesOf = async (receipt: PayrollReceipt) => {
    const { payslip } = await rowsOf(receipt)
    const periodo = payslipPeriodCode({ end_date: payslip.endDate, period: payslip.period })
    return (await payroll.ask('100101', readPayrollDates, { periodo })).body as ResponseOf<
      typeof readPayrollDates
    >
  }

  test('writes figures, lines and facts again, once, and keeps period and stamp', async () => {
    const receipt = await takeOld()
    const old = await rowsOf(receipt)
    expect(await datesOf(receipt)).not.toHaveProperty('timbre')
    expect((await datesOf(receipt)).fechas).not.toHaveProperty('diasPagados')

    await work(server)
    const read = await rowsOf(receipt)
    expect(read.payslip).toEqual({
      ...old.payslip,
      daysPaid: '6.500',
      integratedSalary: receipt.baseSalary,
      dailyIntegratedSalary: receipt.integratedSalary,
      totalPerceptions: receipt.totals.perceptions,
      totalOtherPayments: receipt.totals.otherPayments ?? 0,
    })
    expect(read.lines.map(({ side, concept, amount }) => [side, concept, amount])).toEqual([
      ...receipt.perceptions.map(({ key, taxed, exempt }) => ['perception', key, taxed + exempt]),
      ...receipt.otherPayments.map(({ key, amount }) => ['otherPayment', key, amount]),
      ...receipt.deductions.map(({ key, amount }) => ['deduction', key, amount]),
    ])
    expect(read.lines.every(({ facts }) => facts !== null)).toBe(true)
    expect(await datesOf(receipt)).toMatchObject({
      fechas: { diasPagados: '6.500' },
      timbre: { folio: receipt.stamp.uuid, sello: receipt.stamp.issuerSeal.slice(-8) },
    })
    const { payslip } = read
    const periodo = payslipPeriodCode({ end_date: payslip.endDate, period: payslip.period })
    const { percepciones } = (await payroll.ask('100101', readPerceptions, { periodo })).body as ResponseOf<
      typeof readPerceptions
    >
    expect(percepciones.filter(({ clase }) => clase === 'otroPago')).toHaveLength(
      receipt.otherPayments.length,
    )

    await server.db.update(payslips).set({ daysPaid: '1' }).where(eq(payslips.id, payslip.id))
    await work(server)
    expect((await rowsOf(receipt)).payslip.daysPaid).toBe('1')
  })

  test('moves a payslip stored as a settlement to regular pay, beside another payslip of its period', async () => {
    const receipt = await takeOld()
    const { payslip } = await rowsOf(receipt)
    await server.db.update(payslips).set({ payroll: '2' }).where(eq(payslips.id, payslip.id))
    const second = payroll.weekly(payroll.payee, 'second')
    expect(await payroll.takeAll(second)).toMatchObject({ taken: 1 })
    expect((await rowsOf(second)).payslip).toMatchObject({ payroll: '1', period: payslip.period })
    await work(server)
    expect((await rowsOf(receipt)).payslip).toMatchObject({
      payroll: '1',
      type: 1,
      period: `${payslip.period} B`,
    })
  })

  test('keeps the payslip when its XML is missing, and does not try again', async () => {
    const receipt = await takeOld()
    const isOwn = eq(payrollReceipts.uuid, receipt.stamp.uuid)
    await server.db
      .update(payrollReceipts)
      .set({ fileKey: `00/${'0'.repeat(46)}` })
      .where(isOwn)
    const old = await rowsOf(receipt)
    await work(server)
    expect(await rowsOf(receipt)).toEqual(old)
    expect(await datesOf(receipt)).not.toHaveProperty('timbre')
    const [row] = await server.db.select().from(payrollReceipts).where(isOwn)
    expect(row?.readerVersion).toBe(1)
  })
})
