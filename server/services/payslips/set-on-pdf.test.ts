import { expect, test } from 'vitest'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { formatMoney } from '#domain/money/money.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import { formatDate } from '#domain/time/dates.ts'
import { inventStyles } from '#tests/support/files/payroll-styles.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { lackingFigures, mainFigures, moneyIn } from '#tests/support/files/receipt-on-device.ts'
import { isWhole } from '#tests/support/server/whole.ts'
import type { Receipt, ReceiptLine } from './receipt.ts'
import { renderReceipt } from './receipt-pdf.ts'

/** Receipts per style. `npm run test:whole` draws as many as tests/bench/run-pay-lines.ts. */
const PER_STYLE = isWhole ? 100 : 2

/**
 * Returns what the server reads from the database; receipt-figures.test.ts compares these values with the
 * XML.
 */
function storedOf(receipt: PayrollReceipt): Receipt {
  const { stamp, worker, issuer, totals, startDate, endDate, paidDate } = receipt
  const line = (one: { satType: string; key: string; concept: string }, amount: number): ReceiptLine => ({
    concept: one.key,
    description: one.concept,
    satType: one.satType,
    amount,
    quantity: null,
    unit: null,
    balance: null,
  })
  return {
    company: { name: issuer.name, taxId: issuer.rfc, employerRegistration: '', address: '' },
    worker: {
      number: worker.number,
      name: worker.name,
      rfc: worker.rfc,
      curp: worker.curp,
      nss: worker.nss ?? '',
      department: worker.department ?? '',
      jobTitle: worker.jobTitle ?? '',
      hireDate: worker.hireDate ?? '',
      payGroup: 'Semanal',
      isWeekly: true,
    },
    kind: 'regular',
    period: '46',
    year: Number(endDate.slice(0, 4)),
    startDate,
    endDate,
    paidDate,
    daysPaid: receipt.daysPaid,
    // A CFDI has only integrated salaries.
    dailySalary: 0,
    integratedSalary: receipt.baseSalary ?? 0,
    dailyIntegratedSalary: receipt.integratedSalary,
    perceptions: receipt.perceptions.map((one) => line(one, one.taxed + one.exempt)),
    otherPayments: receipt.otherPayments.map((one) => line(one, one.amount)),
    deductions: receipt.deductions.map((one) => line(one, one.amount)),
    days: [],
    totalPerceptions: totals.perceptions ?? 0,
    totalOtherPayments: totals.otherPayments ?? 0,
    totalDeductions: totals.deductions ?? 0,
    net: totals.total,
    stamp: { ...stamp, folio: stamp.uuid, stampedAt: new Date(`${stamp.stampedAt}-06:00`) },
    isDemo: false,
  }
}

test('the PDF has the figures of the XML, and no other', { timeout: 300_000 }, async () => {
  for (const { style, receipt } of inventStyles(PER_STYLE)) {
    const stored = storedOf(receipt)
    const texts = (await readPdfTexts(renderReceipt(stored))).map(({ text }) => text)
    const printed = texts.flatMap(moneyIn)
    const salaries = [receipt.baseSalary, receipt.integratedSalary].map((salary) => formatMoney(salary ?? 0))
    const wanted = [...mainFigures(receipt), ...salaries]
    expect(lackingFigures(wanted, printed), style).toEqual([])
    const { cash, vouchers } = cashAndVouchers(stored.net, [
      ...stored.perceptions.map((line) => ({ ...line, side: 'perception' as const })),
      ...stored.deductions.map((line) => ({ ...line, side: 'deduction' as const })),
    ])
    const allowed = [...wanted, ...[cash, vouchers].map(formatMoney)]
    expect(
      printed.filter((one) => !allowed.includes(one)),
      style,
    ).toEqual([])
    for (const fact of [receipt.daysPaid, receipt.stamp.uuid, formatDate(receipt.paidDate)])
      expect(texts, style).toContain(fact)
  }
})
