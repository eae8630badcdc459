import { beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import { inventStyles } from '#tests/support/files/payroll-styles.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { lackingFigures, mainFigures, moneyIn, onDevice } from '#tests/support/files/receipt-on-device.ts'
import { isWhole } from '#tests/support/server/whole.ts'
import { drawLegacyPayslip, drawLegacyPayslips } from './legacy-payslip-pdf.ts'

/** Receipts per style. `npm run test:whole` draws as many as tests/bench/run-pay-lines.ts scores. */
const PER_STYLE = isWhole ? 100 : 2

const set = inventStyles(PER_STYLE).map(({ style, receipt }) => ({ style, receipt, ...onDevice(receipt) }))
/** Receipts in one joined paper: the maximum that a person may choose. */
const JOINED = 13

const contentOf = async (bytes: ArrayBuffer) =>
  (await readPdfTexts(new Uint8Array(bytes)))
    .map(({ text }) => text)
    .filter((text) => !/^Página \d+ de \d+$/.test(text))

let papers: string[][]

beforeAll(async () => {
  papers = []
  for (const { detail, period } of set) papers.push(await contentOf(drawLegacyPayslip(detail, period, true)))
}, 600_000)

test('landscape papers have the figures of the XML, and no other', () => {
  for (const [index, { style, receipt, detail }] of set.entries()) {
    const texts = papers[index] ?? []
    const printed = texts.flatMap(moneyIn)
    const wanted = mainFigures(receipt)
    expect(lackingFigures(wanted, printed), style).toEqual([])
    const { vouchers } = cashAndVouchers(receipt.totals.total, detail.lines)
    const allowed = [...wanted, formatMoney(vouchers)]
    expect(
      printed.filter((one) => !allowed.includes(one)),
      style,
    ).toEqual([])
    for (const fact of [receipt.daysPaid, receipt.stamp.uuid]) expect(texts, style).toContain(fact)
  }
})

test('joined papers have the same texts as each paper, in order', { timeout: 600_000 }, async () => {
  for (let from = 0; from < set.length; from += JOINED) {
    const joined = await drawLegacyPayslips(set.slice(from, from + JOINED), true)
    expect(await contentOf(joined)).toEqual(papers.slice(from, from + JOINED).flat())
  }
})
