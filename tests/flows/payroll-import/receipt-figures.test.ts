import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDeductions, readPayrollDates, readPerceptions } from '#contract/payslips/legacy-payroll.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { formatMoney } from '#domain/money/money.ts'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { readPayslip, readReceipt } from '#server/services/payslips/queries.ts'
import { renderReceipt } from '#server/services/payslips/receipt-pdf.ts'
import { inventStyled, styles } from '#tests/support/files/payroll-styles.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Every figure of a receipt's XML is unchanged in the screen's responses and on the paper. */

let server: TestServer
let payroll: Payroll
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  payroll = await openPayroll(server)
})
afterAll(async () => {
  payroll.close()
  await server.stop()
})

const pesos = (centavos: number) => centavos / 100

describe.each(Object.keys(styles))('a receipt in the style %s', (style) => {
  test('has each figure of its XML in the responses and on the paper', async () => {
    payroll.nextWeek()
    const { receipt } = inventStyled(style, 1, payroll.payee, payroll.sunday())
    expect(await payroll.takeAll(receipt)).toMatchObject({ taken: 1, refused: 0 })
    const payslip = await payroll.payslipOf(receipt)
    if (!payslip) throw new Error('the receipt created no payslip')
    const periodo = payslipPeriodCode({ end_date: payslip.endDate, period: payslip.period })
    const ask = async <Answer>(operation: Parameters<Payroll['ask']>[1]) =>
      (await payroll.ask('100101', operation, { periodo })).body as Answer

    const { fechas } = await ask<ResponseOf<typeof readPayrollDates>>(readPayrollDates)
    expect(fechas.diasPagados).toBe(receipt.daysPaid)
    const { percepciones } = await ask<ResponseOf<typeof readPerceptions>>(readPerceptions)
    expect(
      percepciones.map(({ concepto, descripcion, importe, clase = '', tipo }) => [
        clase,
        tipo,
        concepto,
        descripcion,
        importe,
      ]),
    ).toEqual([
      ...receipt.perceptions.map((line) => [
        '',
        line.satType,
        line.key,
        line.concept,
        pesos(line.taxed + line.exempt),
      ]),
      ...receipt.otherPayments.map((line) => [
        'otroPago',
        line.satType,
        line.key,
        line.concept,
        pesos(line.amount),
      ]),
    ])
    for (const [at, { taxed, exempt, overtime }] of receipt.perceptions.entries()) {
      expect(percepciones[at]?.detalle).toMatchObject({ gravado: pesos(taxed), exento: pesos(exempt) })
      expect(percepciones[at]?.detalle?.horas ?? []).toEqual(
        overtime.map(({ kind, days, hours, paid }) => ({
          tipo: kind,
          dias: days,
          horas: hours,
          importe: pesos(paid),
        })),
      )
    }
    const { deducciones } = await ask<ResponseOf<typeof readDeductions>>(readDeductions)
    expect(deducciones.map(({ clave, tipo, importe }) => [clave, tipo, importe])).toEqual(
      receipt.deductions.map(({ key, satType, amount }) => [key, satType, pesos(amount)]),
    )

    const row = await readPayslip(server.db, payslip.id)
    if (!row) throw new Error('the payslip is gone')
    const texts = (await readPdfTexts(renderReceipt(await readReceipt(server.db, row)))).map(
      ({ text }) => text,
    )
    const { totals } = receipt
    const figures = [
      receipt.daysPaid,
      ...receipt.perceptions.map(({ taxed, exempt }) => formatMoney(taxed + exempt)),
      ...receipt.otherPayments.map(({ amount }) => formatMoney(amount)),
      ...receipt.deductions.map(({ amount }) => formatMoney(amount)),
      formatMoney(totals.perceptions ?? 0),
      formatMoney(totals.total),
      ...(totals.otherPayments === null ? [] : [formatMoney(totals.otherPayments)]),
      ...(totals.deductions === null ? [] : [formatMoney(totals.deductions)]),
    ]
    for (const figure of figures) expect(texts, figure).toContain(figure)
    expect(texts.includes('Total de otros pagos')).toBe(receipt.otherPayments.length > 0)
    expect(texts).toContain('Total de percepciones')
    expect(texts).toContain('Total de deducciones')
  })
})
