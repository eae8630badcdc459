import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { netOf, sumOf } from '#domain/payslips/pay-difference.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import type { DetailLine, PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { type PdfText, readPdfTexts } from '#tests/support/files/pdf-text.ts'
import type { Receipt } from '../paper/legacy-payslip-pdf.ts'
import { drawPaper } from './draw-paper.ts'
import { joinedFileName, yearFileName } from './file-names.ts'
import type { YearPaper } from './year-paper.ts'

const line = (side: DetailLine['side'], concept: string, amount: number): DetailLine => ({
  side,
  concept,
  description: `CONCEPTO ${concept}`,
  amount,
  balance: null,
})

/** Creates a receipt. Amounts differ from week to week, which reveals a figure on the wrong receipt's page. */
function receipt(week: number, end: string, paid: string, lines?: DetailLine[]): Receipt {
  const own = lines ?? [
    line('perception', '001', 255_500 + week),
    line('perception', '282', 52_000 + 3 * week),
    line('otherPayment', '002', 1_100 + week),
    line('deduction', '301', 21_410 + 7 * week),
  ]
  const detail: PayslipDetail = {
    kind: 'detail',
    periodo: `20260${week}`,
    company: 'Fábrica Peña, S.A. de C.V.',
    name: 'ANA RAMOS LARA',
    taxId: 'RALA900101AB1',
    department: 'ESTAMPADO',
    number: '100101',
    dailySalary: 36_500,
    regime: '02',
    start: end,
    end,
    paid,
    daysPaid: '7',
    lines: own,
    days: [],
    cashTotal: netOf(own),
    at: 0,
  }
  const period: PayslipPeriod = {
    paid_date: paid,
    stamped: true,
    idtimbrado: week,
    pdf_receipt: '',
    payroll: 1,
    year: 2026,
    period: week,
    type: 1,
    prenomina: false,
    end_date: end,
  }
  return { period, detail }
}

const receipts = [
  receipt(46, '2026-11-15', '2026-11-20'),
  receipt(45, '2026-11-08', '2026-11-13'),
  receipt(43, '2026-10-25', '2026-10-30'),
]
const paper: YearPaper = {
  year: 2026,
  receipts,
  missing: [],
  unlisted: [],
  unstamped: [],
  isListOpen: false,
  weekly: true,
  today: '2026-11-30',
}

async function textsOf(order: Parameters<typeof drawPaper>[0]): Promise<PdfText[]> {
  return readPdfTexts(new Uint8Array(await drawPaper(order)))
}

const whole = (texts: readonly PdfText[]) => texts.map(({ text }) => text).join(' ')

/** Returns the texts of the line that begins with `label`, from left to right. */
function lineOf(texts: readonly PdfText[], label: string): string[] {
  const place = texts.find(({ text }) => text === label)
  return texts
    .filter(({ page, y }) => page === place?.page && Math.abs(y - (place?.y ?? 0)) < 0.4)
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
}

test('joins receipts in one file, and each page has exactly the figures of its receipt', async () => {
  const texts = await textsOf({ kind: 'joined', receipts, weekly: true })
  expect(new Set(texts.map(({ page }) => page))).toEqual(new Set([1, 2, 3]))
  for (const [index, { period, detail }] of receipts.entries()) {
    const own = texts.filter(({ page }) => page === index + 1)
    expect(own.map(({ text }) => text)).toContain(`Semana ${period.period} de 2026`)
    expect(whole(own)).toContain(`Página ${index + 1} de 3`)
    const figures = whole(own).match(/-?\$[\d,]+\.\d\d/g) ?? []
    const { lines } = detail
    const expected = [
      ...lines.map(({ amount }) => amount),
      ...(['perception', 'otherPayment', 'deduction'] as const).map((side) => sumOf(lines, side)),
      detail.dailySalary,
      detail.cashTotal,
      netOf(lines),
    ]
    expect([...new Set(figures)].sort()).toEqual([...new Set(expected.map(formatMoney))].sort())
  }
})

test('has no daily salary on a receipt with types of the SAT, because its XML has none', async () => {
  const [newest] = receipts
  if (!newest) throw new Error('no receipt')
  const lines = newest.detail.lines.map((one) => ({ ...one, satType: '001' }))
  const typed = { ...newest, detail: { ...newest.detail, lines } }
  const textOf = async (one: Receipt) =>
    whole(await textsOf({ kind: 'joined', receipts: [one], weekly: true }))
  expect(await textOf(newest)).toContain('Salario diario')
  const text = await textOf(typed)
  expect(text).not.toContain('Salario diario')
  expect(text).not.toContain(formatMoney(newest.detail.dailySalary))
})

test('shows the stamp as the receipt has it, and names other payments beside the net', async () => {
  const [newest] = receipts
  if (!newest) throw new Error('no receipt')
  const stamp = {
    folio: '7B3F1C52-9D64-4A0E-8C1B-2F5A6D7E8091',
    stampedAt: '2026-11-20T09:15:07',
    sealEnd: 'mX0kQ7w=',
  }
  const texts = await textsOf({
    kind: 'joined',
    receipts: [{ ...newest, detail: { ...newest.detail, stamp } }],
    weekly: true,
  })
  for (const text of [stamp.folio, '20/11/2026 09:15:07', stamp.sealEnd])
    expect(texts.map((each) => each.text)).toContain(text)
  expect(whole(texts)).toContain('Percepciones y otros pagos, menos deducciones: ')
})

test('names a receipt of a month by its own days, not by the pay group', async () => {
  const month = receipt(10, '2026-10-31', '2026-10-30')
  const detail = { ...month.detail, start: '2026-10-01' }
  const texts = await textsOf({ kind: 'joined', receipts: [{ ...month, detail }], weekly: false })
  expect(whole(texts)).toContain('Periodo 10 de 2026')
})

test('joins thirteen receipts', async () => {
  const many = Array.from({ length: 13 }, (_, index) => receipt(46 - index, '2026-11-15', '2026-11-20'))
  const texts = await textsOf({ kind: 'joined', receipts: many, weekly: true })
  expect(Math.max(...texts.map(({ page }) => page))).toBe(13)
})

test('adds up the year by month, and shows no figure for a month without receipts', async () => {
  const texts = await textsOf({ kind: 'year', paper })
  const both = receipts.slice(0, 2).flatMap(({ detail }) => detail.lines)
  const all = receipts.flatMap(({ detail }) => detail.lines)
  const cells = (lines: readonly DetailLine[]) => [
    ...(['perception', 'otherPayment', 'deduction'] as const).map((side) => formatMoney(sumOf(lines, side))),
    formatMoney(netOf(lines)),
  ]
  expect(lineOf(texts, 'Noviembre')).toEqual(['Noviembre', '2', ...cells(both)])
  expect(lineOf(texts, 'Octubre')).toEqual(['Octubre', '1', ...cells(receipts[2]?.detail.lines ?? [])])
  expect(lineOf(texts, 'Total del año')).toEqual(['Total del año', '3', ...cells(all)])
  expect(lineOf(texts, 'Enero')).toEqual(['Enero', '–', '–', '–', '–', '–'])
  // Three lines of figures: two months and the total.
  expect(whole(texts).match(/\$[\d,]+\.\d\d/g)).toHaveLength(12)
  expect(whole(texts)).toContain('30/10/2026 al 20/11/2026')
})

test('a year’s sum says how many receipts it has, that none is missing, and that it is no SAT document', async () => {
  const text = whole(await textsOf({ kind: 'year', paper }))
  expect(text).toContain('no es la constancia de percepciones y retenciones del SAT')
  expect(text).toContain('la suma de 3 recibos timbrados')
  expect(text).toContain('No falta ningún recibo de la lista de este año.')
})

test('says that receipts cached from an older server may count other payments as perceptions', async () => {
  const [newest, ...others] = receipts
  if (!newest) throw new Error('no receipt')
  const stamp = { folio: 'F', stampedAt: '2026-11-20T09:15:00', sealEnd: 'ABCD123=' }
  const older = { ...newest, period: { ...newest.period, start_date: '2026-11-09' } }
  const note = 'los otros pagos pueden estar sumados como percepciones'
  const textWith = async (one: Receipt) =>
    whole(await textsOf({ kind: 'year', paper: { ...paper, receipts: [one, ...others] } }))
  expect(await textWith(older)).toContain(`En 1 recibo, ${note}`)
  expect(await textWith({ ...older, detail: { ...older.detail, stamp } })).not.toContain(note)
  expect(await textWith(newest)).not.toContain(note)
})

test('names each receipt that is not added', async () => {
  const [newest, ...others] = receipts
  if (!newest) throw new Error('no receipt')
  const text = whole(
    await textsOf({
      kind: 'year',
      paper: {
        ...paper,
        receipts: others,
        missing: [newest.period],
        unlisted: [{ year: 2026, number: 44 }],
        unstamped: [{ ...newest.period, stamped: false, payroll: 4, period: 220 }],
        isListOpen: true,
      },
    }),
  )
  expect(text).toContain('la suma de 2 recibos timbrados')
  expect(text).toContain('Falta 1 recibo, que no se sumó: Semana 46 de 2026.')
  expect(text).toContain('La lista de recibos no tiene: Semana 44 de 2026.')
  expect(text).toContain('Todavía sin timbrar, por eso no se suman: Aguinaldo 2026.')
  expect(text).toContain('puede estar incompleta')
  expect(text).not.toContain('No falta ningún recibo')
})

test('names many missing receipts on further lines and pages', async () => {
  const missing = Array.from({ length: 260 }, (_, index) => ({
    ...receipt(index + 1, '2026-01-04', '2026-01-09').period,
  }))
  const texts = await textsOf({ kind: 'year', paper: { ...paper, missing } })
  expect(whole(texts).replaceAll(' ', '')).toContain('Semana260de2026.')
  expect(Math.max(...texts.map(({ page }) => page))).toBeGreaterThan(1)
})

test('draws no paper without receipts', async () => {
  await expect(drawPaper({ kind: 'year', paper: { ...paper, receipts: [] } })).rejects.toThrow('no receipt')
  await expect(drawPaper({ kind: 'joined', receipts: [], weekly: true })).rejects.toThrow('no payslip')
})

test('names the files by the person’s number and the periods', () => {
  const periods = receipts.map(({ period }) => period)
  expect(joinedFileName('100101', periods)).toBe('recibos_100101_2026-43_2026-45_2026-46.pdf')
  const many = Array.from({ length: 13 }, (_, index) => ({ ...receipt(46 - index, '', '').period }))
  expect(joinedFileName('100101', many)).toBe('recibos_100101_2026-34_a_2026-46_13.pdf')
  expect(yearFileName('100101', 2026)).toBe('constancia-de-percepciones_100101_2026.pdf')
})
