import { expect, test } from 'vitest'
import type { DetailLine, PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { drawLegacyPayslip } from '#features/payslips/paper/legacy-payslip-pdf.ts'
import { type PdfText, readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { week2026 as period } from '#tests/support/pay/payslip-periods.ts'

/** LEGPAY-01 … LEGPAY-09: the landscape payslip that the device draws, checked by its selectable text. */

const perception = (concept: string, description: string, amount: number): DetailLine => ({
  side: 'perception',
  concept,
  description,
  amount,
  balance: null,
})
const deduction = (
  concept: string,
  description: string,
  amount: number,
  balance: number | null = null,
): DetailLine => ({ side: 'deduction', concept, description, amount, balance })

const payslip: PayslipDetail = {
  kind: 'detail',
  periodo: '2026046',
  company: 'Fábrica Peña Muñoz, S.A. de C.V.',
  name: 'JOSÉ ÁNGEL ÑÚÑEZ GÜEREÑA',
  taxId: 'NUGJ900101AB1',
  department: 'Estampado y prensas',
  number: '100101',
  dailySalary: 36_500,
  regime: '02 Sueldos',
  start: '2026-11-09',
  end: '2026-11-15',
  paid: '2026-11-20',
  daysPaid: '',
  lines: [
    perception('001', 'Sueldo', 255_500),
    perception('012', 'Tiempo extra doble', 36_500),
    perception('282', 'Vales de despensa', 52_000),
    deduction('301', 'Impuesto (ISR)', 21_410),
    deduction('294', 'Caja de ahorro', 20_000, 340_000),
    deduction('295', 'Préstamo de caja de ahorro', 31_324, 1_250_075),
  ],
  days: [
    { concept: '701', days: 6 },
    { concept: '704', days: 1 },
  ],
  cashTotal: 219_266,
  at: 0,
}

async function read(changed: Partial<PayslipDetail> = {}, of: Partial<PayslipPeriod> = {}, weekly = true) {
  const bytes = new Uint8Array(drawLegacyPayslip({ ...payslip, ...changed }, { ...period, ...of }, weekly))
  const texts = await readPdfTexts(bytes)
  return {
    bytes,
    texts,
    all: texts.map(({ text }) => text),
    pages: new Set(texts.map(({ page }) => page)).size,
  }
}

/** Amounts in centavos on the same line as `label`, left to right. */
function amountsBeside(texts: PdfText[], label: string, apart = 0.3): number[] {
  const place = texts.find(({ text }) => text === label)
  if (!place) throw new Error(`${label} is not on the paper`)
  return texts
    .filter((one) => one.page === place.page && Math.abs(one.y - place.y) < apart && /^-?\$/.test(one.text))
    .filter((one) => one.left > place.left && one.left - place.left < 125)
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => Math.round(Number(text.replace(/[$,]/g, '')) * 100))
}

test('BR-34: writes a negative amount with a hyphen', async () => {
  const { all } = await read({ lines: [perception('001', 'Ajuste', -2000)], cashTotal: -2000 })
  expect(all).toContain('-$20.00')
  expect(all.join(' ')).not.toContain('−')
})

test('uses an 8 × 10.5 inch page in landscape', async () => {
  const { bytes } = await read()
  const [, width, height] =
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(new TextDecoder('latin1').decode(bytes)) ?? []
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 254) / 10
  expect([millimetres(width), millimetres(height)]).toEqual([266.7, 203.2])
})

test('prints the company, person, period, dates and concepts with their accents', async () => {
  const { all, pages } = await read()
  expect(pages).toBe(1)
  for (const text of [
    'Fábrica Peña Muñoz, S.A. de C.V.',
    'JOSÉ ÁNGEL ÑÚÑEZ GÜEREÑA',
    'NUGJ900101AB1',
    'Estampado y prensas',
    '100101',
    '$365.00',
    '02 Sueldos',
    'Semana 46 de 2026',
    '09/11/2026',
    '15/11/2026',
    '20/11/2026',
    'Préstamo de caja de ahorro',
    'Días del periodo',
  ]) {
    expect(all, text).toContain(text)
  }
})

test('prints each line with its amount and balance; the totals are the sums of the printed amounts', async () => {
  const { texts, all } = await read()
  for (const line of payslip.lines) {
    expect(all).toContain(line.concept)
    expect(amountsBeside(texts, line.description)[0], line.description).toBe(line.amount)
  }
  const written = (side: DetailLine['side']) =>
    payslip.lines
      .filter((line) => line.side === side)
      .reduce((sum, line) => sum + (amountsBeside(texts, line.description)[0] ?? 0), 0)
  expect(amountsBeside(texts, 'Total de percepciones')[0]).toBe(written('perception'))
  expect(amountsBeside(texts, 'Total de deducciones')[0]).toBe(written('deduction'))
  expect(amountsBeside(texts, 'Préstamo de caja de ahorro')).toEqual([31_324, 1_250_075])
  expect(amountsBeside(texts, 'Impuesto (ISR)')).toEqual([21_410])
  expect(all).toContain('Percepciones menos deducciones: $2,712.66')
})

test('marks the groceries benefit, shows the day counts of 701 to 705 and ends with the cash total', async () => {
  const { texts, all } = await read()
  expect(all.filter((text) => text === 'Despensa')).toHaveLength(1)
  expect(all).toContain('Despensa aparte: $520.00')
  expect(amountsBeside(texts, 'Lo que recibes', 2)).toEqual([payslip.cashTotal])
  const counters = texts
    .filter(({ text }) => /^70[1-5]$/.test(text))
    .map((key) => [
      key.text,
      texts.find((one) => Math.abs(one.left - key.left) < 0.1 && one.y > key.y + 3 && one.y < key.y + 9)
        ?.text,
    ])
  expect(counters).toEqual([
    ['701', '6'],
    ['702', '0'],
    ['703', '0'],
    ['704', '1'],
    ['705', '0'],
  ])
})

test('leaves out the separate groceries amount when the cash total equals the net', async () => {
  const { all } = await read({ cashTotal: 271_266 })
  expect(all.some((text) => text.startsWith('Despensa aparte'))).toBe(false)
})

test('marks a prenómina as subject to change, and titles a fortnight and a bonus correctly', async () => {
  expect((await read({}, { prenomina: true, stamped: false })).all).toContain('Puede cambiar')
  const fortnight = { start: '2026-11-16', end: '2026-11-30' }
  expect((await read(fortnight, { period: 22 }, false)).all).toContain('Quincena 22 de 2026')
  const bonus = (await read({ days: [] }, { payroll: 4, period: 51 })).all
  expect(bonus).toContain('Aguinaldo')
  expect(bonus).toContain('2026')
  // One-time payments count no days.
  expect(bonus).not.toContain('701')
})

test('renders the same payslip to identical bytes', async () => {
  const [one, other] = [await read(), await read()]
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
})

test('continues many lines on further pages, keeps each of them and stays within the margins', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    perception(String(index).padStart(3, '0'), `Concepto ${index}`, 100 + index),
  )
  const { texts, all, pages } = await read({ lines: many })
  expect(pages).toBe(3)
  for (const { description, amount } of many) expect(amountsBeside(texts, description)).toEqual([amount])
  expect(all).toContain('Sin deducciones')
  expect(all.filter((text) => text === 'Continúa en la página siguiente')).toHaveLength(2)
  expect(all).toContain('Página 3 de 3')
  expect(amountsBeside(texts, 'Total de percepciones')).toEqual([60 * 100 + (59 * 60) / 2])
  for (const { left, right, y } of texts) {
    expect(left).toBeGreaterThan(9)
    expect(right).toBeLessThan(258)
    expect(y).toBeLessThan(200)
  }
})

test('truncates texts that are too long and replaces letters that the font lacks', async () => {
  const { texts, all } = await read({
    company: 'ŁÓDŹ → 漢',
    lines: [perception('282', 'Vales de despensa muy largos que nadie podría leer de una sola vez', 100)],
  })
  expect(all).toContain('?ÓDZ ? ?')
  const cut = texts.find(({ text }) => text.startsWith('Vales de despensa muy'))
  expect(cut?.text.endsWith('…')).toBe(true)
  expect(amountsBeside(texts, cut?.text ?? '')).toEqual([100])
})
