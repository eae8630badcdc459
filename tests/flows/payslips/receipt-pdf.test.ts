import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LAYOUT_VERSION } from '#server/services/payslips/layout-version.ts'
import type { Receipt } from '#server/services/payslips/receipt.ts'
import { renderReceipt } from '#server/services/payslips/receipt-pdf.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'

const line = { quantity: null, unit: null, balance: null }

const receipt: Receipt = {
  company: {
    name: 'Fábrica, S.A. de C.V.',
    taxId: 'AAA010101AA1',
    employerRegistration: 'Y54-1',
    address: 'Calle 1',
  },
  worker: {
    number: '7',
    name: 'ANA PEÑA',
    rfc: 'PEAA800101AB1',
    curp: 'PEAA800101MCLXXN09',
    nss: '00800012345',
    department: 'CALIDAD',
    jobTitle: 'INSPECTORA',
    hireDate: '2020-02-29',
    payGroup: '1 Operativos',
    isWeekly: true,
  },
  kind: 'regular',
  period: '46',
  year: 2026,
  startDate: '2026-11-09',
  endDate: '2026-11-15',
  paidDate: '2026-11-20',
  daysPaid: '7',
  dailySalary: 36_500,
  integratedSalary: 38_550,
  perceptions: [{ ...line, concept: '001', description: 'Sueldo', amount: 255_500 }],
  otherPayments: [],
  deductions: [],
  days: [{ concept: 701, days: 7 }],
  totalPerceptions: 255_500,
  totalOtherPayments: 0,
  totalDeductions: 0,
  net: 255_500,
  stamp: null,
  isDemo: false,
}

async function read(changed: Partial<Receipt>) {
  const texts = await readPdfTexts(renderReceipt({ ...receipt, ...changed }))
  return { texts, all: texts.map(({ text }) => text), pages: new Set(texts.map(({ page }) => page)).size }
}

test('BR-34: writes a negative amount with a hyphen', async () => {
  const perceptions = [{ ...line, concept: '001', description: 'Ajuste', amount: -2000 }]
  const { all } = await read({ perceptions })
  expect(all.join(' ')).toContain('-$20.00')
})

test('prints no demo mark for a real company and no fiscal data without a stamp', async () => {
  const { all, pages } = await read({})
  expect(pages).toBe(1)
  expect(all.join(' ')).not.toContain('demostración')
  expect(all).toContain('Sin timbre fiscal')
  expect(all).toContain('Este recibo todavía no tiene timbre fiscal y no sirve como comprobante.')
  expect(all).toContain('Sin deducciones')
  expect(all).toContain('Días trabajados')
  expect(all).toContain('DOS MIL QUINIENTOS CINCUENTA Y CINCO PESOS 00/100 M.N.')
  expect(all.filter((text) => text === '$0.00')).toHaveLength(1)
})

test('continues many lines on further pages and keeps each of them', async () => {
  const perceptions = Array.from({ length: 75 }, (_, index) => ({
    ...line,
    concept: String(index).padStart(3, '0'),
    description: `Concepto ${index}`,
    amount: 100 + index,
  }))
  const { texts, all, pages } = await read({ perceptions })
  expect(pages).toBe(3)
  for (const { description } of perceptions)
    expect(all.filter((text) => text === description)).toHaveLength(1)
  expect(all.filter((text) => text === 'Continúa en la página siguiente')).toHaveLength(2)
  for (const page of [1, 2, 3]) expect(all).toContain(`Página ${page} de 3`)
  expect(all.filter((text) => text === 'Neto a recibir')).toHaveLength(1)
  for (const { y, right, left } of texts) {
    expect(y).toBeLessThan(211)
    expect(left).toBeGreaterThan(9)
    expect(right).toBeLessThan(269)
  }
})

test.each([8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28])(
  '%i lines never overlap the totals below them',
  async (count) => {
    const deductions = Array.from({ length: count }, (_, index) => ({
      ...line,
      concept: '301',
      description: `Concepto ${index}`,
      amount: 100,
    }))
    const { texts } = await read({ deductions })
    const last = texts.findLast(({ text }) => text.startsWith('Concepto '))
    const total = texts.find(({ text }) => text === 'Total de deducciones')
    const net = texts.find(({ text }) => text === 'Neto a recibir')
    const notice = texts.find(({ text, left }) => text === 'Sin timbre fiscal' && left < 100)
    expect(total?.page).toBe(last?.page)
    expect((total?.y ?? 0) - (last?.y ?? 0)).toBeGreaterThan(5)
    expect((net?.y ?? 0) - (total?.y ?? 0)).toBeGreaterThan(10)
    expect((notice?.y ?? 0) - (net?.y ?? 0)).toBeGreaterThan(20)
  },
)

test('truncates long texts inside their area; replaces letters and signs that the font lacks', async () => {
  const worker = {
    ...receipt.worker,
    name: `ŁUCJA 李 👷 (O'BRIEN) \\ ${'MONTEMAYOR '.repeat(20)}`,
    jobTitle: 'X'.repeat(300),
  }
  const { texts } = await read({ worker })
  const name = texts.find(({ text }) => text.includes('UCJA'))
  expect(name?.text).toMatch(/^\?UCJA \? \? \(O'BRIEN\) \\ MONTEMAYOR .*…$/)
  for (const { right } of texts) expect(right).toBeLessThan(269)
})

test('prints each salary under its own name', async () => {
  const label = 'Salario diario integrado'
  expect((await read({})).all).not.toContain(label)
  const { all } = await read({ dailyIntegratedSalary: 1_234_567 })
  expect(all.slice(all.indexOf('Salario base de cotización')).slice(0, 4)).toEqual([
    'Salario base de cotización',
    '$385.50',
    label,
    '$12,345.67',
  ])
})

test('leaves out the daily salary when the receipt has none', async () => {
  expect((await read({})).all).toContain('Salario diario')
  const { all } = await read({ dailySalary: 0 })
  expect(all).not.toContain('Salario diario')
  expect(all).not.toContain('—')
})

test('labels a whole month with its period number and year', async () => {
  const { all } = await read({ startDate: '2026-10-01', endDate: '2026-10-31', period: '10' })
  expect(all).toContain('Periodo 10 de 2026')
})

test('calls fuel vouchers “vales”, not “vales de despensa”', async () => {
  const voucher = {
    ...line,
    concept: 'P031',
    description: 'VALES DE GASOLINA',
    satType: '031',
    amount: 5_500,
  }
  const { all } = await read({ perceptions: [voucher] })
  expect(all).toContain('$2,500.00 en tu cuenta y $55.00 en vales')
})

test('renders the same payslip to identical bytes', () => {
  expect(renderReceipt(receipt)).toEqual(renderReceipt({ ...receipt }))
})

test('needs a new LAYOUT_VERSION when the layout changes, so that stored PDFs are rendered again', () => {
  const stamp = {
    folio: '6C2E1A4B-9F3D-4E21-8A77-0B5D9C3E1F20',
    stampedAt: new Date('2026-11-20T18:00:00Z'),
    issuerCertificate: '00001000000500000001',
    authorityCertificate: '00001000000500000002',
    issuerSeal: 'SELLO',
    authoritySeal: 'SELLO',
  }
  const bytes = renderReceipt({ ...receipt, stamp, isDemo: true })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  // When the hash changes, raise LAYOUT_VERSION and write both here.
  expect({ version: LAYOUT_VERSION, hash }).toEqual({ version: 5, hash: 'd07f4b045b6ab549' })
})
