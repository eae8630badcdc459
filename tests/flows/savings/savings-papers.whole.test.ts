import { expect, test } from 'vitest'
import { fundMonth } from '#domain/savings/fund-month.ts'
import { type LoanPaper, drawLoanNote, drawLoanRequest } from '#paper/savings-loan.ts'
import { drawFundStatement } from '#paper/savings-statement.ts'
import { type PdfText, readPdfTexts } from '#tests/support/files/pdf-text.ts'

const person = {
  number: '100102',
  name: 'JOSÉ ÁNGEL ÑÚÑEZ GÜEREÑA',
  position: 'SUPERVISOR DE LÍNEA',
  department: 'PRODUCCIÓN',
}
const request: LoanPaper = {
  folio: 48_214,
  company: 'Metalmecánica Tres Turnos, S.A. de C.V.',
  person,
  loan: { amount: 1_200_000, term: 12, isWeekly: false, periodRate: 0.005 },
  requestedOn: '2026-11-24',
  firstPayday: '2026-12-15',
  rhythm: 'fortnight',
}

const read = (bytes: ArrayBuffer) => readPdfTexts(new Uint8Array(bytes))
const said = (texts: readonly PdfText[]) => texts.map(({ text }) => text).join(' ')

function lineOf(texts: readonly PdfText[], first: string): string[] {
  const head = texts.find(({ text }) => text === first)
  return texts
    .filter(({ page, y }) => page === head?.page && Math.abs(y - head.y) < 0.5)
    .toSorted((a, b) => a.left - b.left)
    .map(({ text }) => text)
}

test('the loan request shows the person, the amount in figures and words, the cost and every payment', async () => {
  const texts = await read(drawLoanRequest(request))
  const text = said(texts)
  for (const part of [
    'Solicitud de préstamo',
    'José Ángel Ñúñez Güereña',
    '$12,000.00',
    'doce mil pesos 00/100 M.N.',
    '12 quincenas',
    '12 % anual',
    '24/11/2026',
    'Página 1 de 1',
  ]) {
    expect(text).toContain(part)
  }
  expect(lineOf(texts, '15/12/2026')).toEqual([
    '1',
    '15/12/2026',
    '$12,000.00',
    '$1,000.00',
    '$60.00',
    '$1,060.00',
    '$11,000.00',
  ])
  expect(lineOf(texts, '31/05/2027').slice(3)).toEqual(['$1,000.00', '$5.00', '$1,005.00', '$0.00'])
  expect(lineOf(texts, 'Suma')).toEqual(['Suma', '$12,000.00', '$390.00', '$12,390.00'])
})

test('a note with 52 weekly payments lists each once on two pages; total and signature are on the last page', async () => {
  const loan = { amount: 600_000, term: 52, isWeekly: true, periodRate: 0.0025 }
  const bytes = drawLoanNote({ ...request, loan, firstPayday: '2026-12-04' })
  const texts = await read(bytes)
  const numbers = texts
    .filter(({ text, left }) => left < 20 && /^\d{1,2}$/.test(text))
    .map(({ text }) => Number(text))
  expect(numbers).toEqual(Array.from({ length: 52 }, (_, index) => index + 1))
  const pages = new Set(texts.map(({ page }) => page))
  const find = (text: string) => texts.filter((entry) => entry.text === text).map(({ page }) => page)
  expect(pages.size).toBe(2)
  expect([find('Calendario de pagos'), find('Suma'), find('Continúa en la página siguiente')]).toEqual([
    [1, 2],
    [2],
    [1],
  ])
  expect(find('Nombre y firma de quien recibe el préstamo')).toEqual([2])
  expect(texts.every(({ left, right, y }) => left > 10 && right < 206 && y < 276)).toBe(true)
  const promise = said(texts.filter(({ page }) => page === 1))
  expect(promise).toContain('pagaré incondicionalmente')
  expect(promise).toContain('seis mil pesos 00/100 M.N.')
  expect(drawLoanNote({ ...request, loan, firstPayday: '2026-12-04' })).toEqual(bytes)
})

test('leaves the days of the schedule blank when the host names no payday', async () => {
  const texts = await read(drawLoanRequest({ ...request, company: '', requestedOn: '', firstPayday: null }))
  expect(said(texts)).not.toMatch(/\d\d\/\d\d\/\d{4}|Nómina del/)
  expect(lineOf(texts, 'Suma')).toEqual(['Suma', '$12,000.00', '$390.00', '$12,390.00'])
})

test('the monthly statement shows opening balance, movements, closing balance and loan payments', async () => {
  const movement = (date: string, amount: number, concept = 'Ahorro de nómina') => ({
    concept,
    period: '2026046',
    amount,
    date,
  })
  const fund = {
    total: 1_150_000,
    movements: [
      movement('2026-12-04', 25_000),
      movement('2026-11-20', 25_050),
      movement('2026-11-13', -100_000, 'Retiro'),
      movement('2026-10-30', 25_000),
    ],
    loanMovements: [
      { loanId: 48_213, date: '2026-11-20', principal: 15_385, interest: 888, balance: 369_225 },
    ],
  }
  const month = fundMonth(fund, '2026-11', true)
  const drawn = drawFundStatement({
    company: '',
    person,
    month,
    periodText: () => 'Semana 46 de 2026',
    asOf: '05/12/2026, 07:40',
  })
  const texts = await read(drawn)
  expect(said(texts)).toContain('Noviembre de 2026')
  expect(said(texts)).toContain('Con datos del 05/12/2026, 07:40')
  expect(lineOf(texts, 'Había')).toEqual(['Había', 'Entró', 'Salió', 'Quedó'])
  expect(lineOf(texts, '$11,999.50')).toEqual(['$11,999.50', '$250.50', '-$1,000.00', '$11,250.00'])
  expect(lineOf(texts, '13/11/2026')).toEqual([
    '13/11/2026',
    'Retiro',
    'Semana 46 de 2026',
    '-$1,000.00',
    '$10,999.50',
  ])
  expect(lineOf(texts, 'Suma')).toEqual(['Suma', '$153.85', '$8.88', '$162.73'])
})
