import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPayslipHistory } from '#contract/payslips/payslips.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { formatDate } from '#domain/time/dates.ts'
import { drawLegacyPayslip, drawLegacyPayslips } from '#features/payslips/paper/legacy-payslip-pdf.ts'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { readPayslip, readReceipt } from '#server/services/payslips/queries.ts'
import { renderReceipt } from '#server/services/payslips/receipt-pdf.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { inventStyled, styles } from '#tests/support/files/payroll-styles.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { lackingFigures, mainFigures, moneyIn, onDevice } from '#tests/support/files/receipt-on-device.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { sample } from '#tests/support/sample.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * Figures, both dates, UUID and seal of a receipt's XML stay unchanged: on the device, in the portal's PDF, and on
 * landscape and joined papers. Takes four receipts of each style through the server. The whole set is drawn without a
 * server in set-on-paper.test.ts, set-on-pdf.test.ts and set-on-screen.test.tsx.
 */

const PER_STYLE = 4
const SAMPLED = 5

const wanted = sample(
  'receipt figures',
  Object.keys(styles).flatMap((style) =>
    Array.from({ length: PER_STYLE }, (_, number) => ({ style, number })),
  ),
  SAMPLED,
  ({ style, number }) => `${style} ${number}`,
)

let server: TestServer
let payroll: Payroll
let receipts: PayrollReceipt[]
let periods: readonly PayslipPeriod[]

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  payroll = await openPayroll(server)
  receipts = wanted.map(({ style, number }) => {
    payroll.nextWeek()
    return inventStyled(style, number, payroll.payee, payroll.sunday()).receipt
  })
  expect(await payroll.takeAll(...receipts)).toMatchObject({ taken: receipts.length, refused: 0 })
  const app = await createDevice(server.url).start()
  await app.session.signIn('100101', 'Portal.2026')
  const history = await app.rpc.call(listPayslipHistory, {})
  if (!history.ok || typeof history.value.data === 'string') throw new Error('no history')
  periods = history.value.data
}, 180_000)
afterAll(async () => {
  payroll.close()
  await server.stop()
})

async function fetched(receipt: PayrollReceipt): Promise<{ period: PayslipPeriod; detail: PayslipDetail }> {
  const payslip = await payroll.payslipOf(receipt)
  const period = periods.find(({ idtimbrado }) => idtimbrado === payslip?.stampId)
  if (!payslip || !period) throw new Error('the receipt is in no list')
  const { fetchLegacyPayslip } = await import('#models/payslips/legacy-payslip.ts')
  const answer = await fetchLegacyPayslip(period)
  if (!answer.ok || answer.value.kind !== 'detail') throw new Error(JSON.stringify(answer))
  return { period, detail: answer.value }
}

const textsOf = async (bytes: Uint8Array) => (await readPdfTexts(bytes)).map(({ text }) => text)
const contentOf = async (bytes: ArrayBuffer) =>
  (await textsOf(new Uint8Array(bytes))).filter((text) => !/^Página \d+ de \d+$/.test(text))

function factsOf({ daysPaid, perceptions, otherPayments, deductions, totals, ...receipt }: PayrollReceipt) {
  const { uuid, stampedAt } = receipt.stamp
  const amounts = [
    ...perceptions.map(({ taxed, exempt }) => taxed + exempt),
    ...otherPayments.map(({ amount }) => amount),
    ...deductions.map(({ amount }) => amount),
    totals.perceptions ?? 0,
    totals.total,
    totals.deductions ?? 0,
    ...(totals.otherPayments === null ? [] : [totals.otherPayments]),
  ]
  return [
    daysPaid,
    ...amounts.map(formatMoney),
    ...[receipt.startDate, receipt.endDate, receipt.paidDate].map(formatDate),
    uuid,
    `${formatDate(stampedAt)} ${stampedAt.slice(11)}`,
    'Total de percepciones',
    'Total de deducciones',
    ...(otherPayments.length > 0 ? ['Total de otros pagos'] : []),
  ]
}

describe.each(wanted.map((each, at) => ({ ...each, at })))('$style $number', ({ at }) => {
  const receiptOf = () => {
    const receipt = receipts[at]
    if (!receipt) throw new Error('the receipt was not generated')
    return receipt
  }

  test('is on the device as in its XML', async () => {
    const receipt = receiptOf()
    const { period, detail } = await fetched(receipt)
    const { stamp, startDate, endDate, paidDate } = receipt
    expect(period).toMatchObject({ start_date: startDate, end_date: endDate, paid_date: paidDate })
    expect(detail).toMatchObject({
      start: startDate,
      end: endDate,
      paid: paidDate,
      daysPaid: receipt.daysPaid,
      stamp: { folio: stamp.uuid, stampedAt: stamp.stampedAt, sealEnd: stamp.issuerSeal.slice(-8) },
    })
    expect(detail.lines).toEqual(onDevice(receipt).detail.lines)
  })

  test('is in the portal’s PDF as in its XML', async () => {
    const receipt = receiptOf()
    const payslip = await payroll.payslipOf(receipt)
    const row = await readPayslip(server.db, payslip?.id ?? 0)
    if (!row) throw new Error('the payslip is gone')
    const texts = await textsOf(renderReceipt(await readReceipt(server.db, row)))
    const { stamp, baseSalary, integratedSalary } = receipt
    const salaries = [baseSalary, integratedSalary].map((salary) => formatMoney(salary ?? 0))
    const certificates = [stamp.issuerCertificate, stamp.authorityCertificate]
    for (const fact of [...factsOf(receipt), ...salaries, ...certificates])
      expect(texts, fact).toContain(fact)
    expect(lackingFigures(mainFigures(receipt), texts.flatMap(moneyIn))).toEqual([])
    expect(texts).not.toContain('Salario diario')
    expect(texts.includes('Total de otros pagos')).toBe(receipt.otherPayments.length > 0)
    const together = texts.join('').replaceAll(' ', '')
    expect(together).toContain(stamp.issuerSeal)
    expect(together).toContain(stamp.authoritySeal)
  })

  test('is in the landscape PDF as in its XML', async () => {
    const receipt = receiptOf()
    const { period, detail } = await fetched(receipt)
    const texts = await contentOf(drawLegacyPayslip(detail, period, true))
    // The net is in one text with its label: "Percepciones menos deducciones: $2,350.00".
    const figures = texts.flatMap((text) => [text, text.replace(/^[^$]+: (?=\$)/, '')])
    for (const fact of [...factsOf(receipt), receipt.stamp.issuerSeal.slice(-8)])
      expect(figures, fact).toContain(fact)
    expect(figures).not.toContain('Salario diario')
  })
})

test('a joined PDF has the contents of each landscape PDF, in order', { timeout: 180_000 }, async () => {
  const all: { period: PayslipPeriod; detail: PayslipDetail }[] = []
  for (const receipt of receipts) all.push(await fetched(receipt))
  const single: string[] = []
  for (const { period, detail } of all)
    single.push(...(await contentOf(drawLegacyPayslip(detail, period, true))))
  expect(await contentOf(await drawLegacyPayslips(all, true))).toEqual(single)
})
