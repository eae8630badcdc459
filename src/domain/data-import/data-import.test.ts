import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HeadingBook, wholeHeading } from '../import-file/headings.ts'
import { DATA_KINDS } from '../import-file/import-kinds.ts'
import { readPesos, readWhole } from './cells.ts'
import type { DataProblem } from './kind.ts'
import { dataKinds } from './kinds.ts'
import { daysOf, kardex, type WantedFacts } from './kinds/kardex/kind.ts'
import { missingFields, readDataRow } from './read-row.ts'
import { sharedProblems } from './shared-words.es.ts'
import { dataProblemSentence, fieldWords, kindWords } from './words.es.ts'

const TODAY = '2026-11-27'

describe('cells', () => {
  test.each([
    ['1,234.50', 123_450],
    ['$ 1234.5', 123_450],
    ['$1,234', 123_400],
    ['0', 0],
    ['-12.30', -1230],
    ['-$12.30', -1230],
    ['$-12.30', -1230],
    ['MXN 5', 500],
    ['1234.5000', 123_450],
    ['-0', 0],
    [' $ 1,234.50 ', 123_450],
    ['$\u00a01,234.50', 123_450],
    ['$ 1 234.50', 123_450],
    ["1'234,567.89", 123_456_789],
    ['1’234,567.89', 123_456_789],
    ['1,234.50 MXN', 123_450],
    ['$1,234.50 M.N.', 123_450],
    ['MX$1,234.50', 123_450],
    ['1234.50 pesos', 123_450],
    ["'1234.50", 123_450],
    ['(1,234.50)', -123_450],
    ['($ 1,234.50)', -123_450],
    ['1,234.50-', -123_450],
    ['−12.30', -1230],
    ['- $12.30', -1230],
    ['.50', 50],
    ['$.5', 50],
    ['1234.', 123_400],
    [' $ -   ', 0],
  ])('reads %s as pesos', (text, centavos) => expect(readPesos(text)).toBe(centavos))

  test.each([
    '1.234,50',
    '$ 1 234,50',
    '12,5',
    '1,23',
    '1,2345',
    '12.345',
    '--5',
    '-$-5',
    '',
    'doce',
    '1e5',
    '12 USD',
    'US$ 12',
    '(5',
    '5)',
    '-(5)',
    '(5)-',
    '-5-',
    '$',
    '.',
    '-',
    '1 2345',
    "1'23",
  ])('rejects %j as an amount', (text) => expect(readPesos(text)).toBeNull())

  test('reads whole numbers, and rejects fractions and other text', () => {
    expect(['12', '12.0', '1,200', '1 200', '12.', "'12", '-3'].map(readWhole)).toEqual([
      12, 12, 1200, 1200, 12, 12, -3,
    ])
    expect(['', '1.5', '12a', '1,20', '1e3'].map(readWhole)).toEqual(Array(5).fill(null))
  })
})

describe('kinds', () => {
  test.each(DATA_KINDS)('%s: lists in `days` every field that it reads as a day', (name) => {
    const kind = dataKinds[name]
    const { fields, days } = kind
    const found = fields.filter((field) =>
      kind
        .read({ [field]: '31/02/2026' }, TODAY)
        .problems.some((problem) => problem.field === field && problem.what === 'noDay'),
    )
    expect(found).toEqual(fields.filter((field) => days.includes(field)))
  })

  test.each(DATA_KINDS)('%s: every column has words, and no heading belongs to two columns', (name) => {
    const kind = dataKinds[name]
    expect(kind.fields.filter((field) => fieldWords[field] === undefined)).toEqual([])
    expect(kind.needed.filter((field) => !kind.fields.includes(field))).toEqual([])
    const names = kind.fields.flatMap((field) => {
      const { sure, maybe } = kind.headings[field] ?? { sure: '' }
      return [...sure.split(', '), ...(maybe?.split(', ') ?? [])]
    })
    expect(names.filter((each, at) => names.indexOf(each) !== at)).toEqual([])
    const whole = kind.fields.flatMap((field) => {
      const { sure, maybe } = kind.headings[field] ?? { sure: '' }
      return [...new Set([...sure.split(', '), ...(maybe?.split(', ') ?? [])].map(wholeHeading))]
    })
    expect(whole.filter((each, at) => whole.indexOf(each) !== at)).toEqual([])
    const book = new HeadingBook(kind.headings, kind.fields)
    // A field's API name is a known heading, too: FECHA_FIN for fechaFin.
    for (const field of kind.fields) {
      const heading = field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
      expect([heading, book.guess([heading], [[]])]).toEqual([heading, [{ field, isSure: true }]])
    }
  })

  test.each(DATA_KINDS)('%s: names its columns like the other kinds', (name) => {
    const { fields } = kindWords[name]
    expect(Object.entries(fields)).toEqual(Object.keys(fields).map((field) => [field, fieldWords[field]]))
  })

  test('has a single sentence for each problem, either shared or of one kind', () => {
    const own = DATA_KINDS.flatMap((name) => Object.keys(kindWords[name].problems))
    const all = [...Object.keys(sharedProblems), ...own]
    expect(all.filter((what, at) => all.indexOf(what) !== at)).toEqual([])
  })
})

const columns = ['numero', 'tipo', 'fecha', 'fechaFin', 'estadoQueja', 'quitar'] as const
const read = (...cells: string[]) => readDataRow(kardex, cells, columns, TODAY)

describe('a row of the kardex', () => {
  test('reads words with or without accents, and numbers with decimals', () => {
    const wanted = (...cells: string[]) => read(...cells).wanted as WantedFacts
    expect(wanted('00123.0', 'Vacaciones', '05/01/2026', '07/01/2026')).toEqual({
      numero: '00123',
      type: 2,
      from: '2026-01-05',
      to: '2026-01-07',
      texts: {},
      isTaken: false,
    })
    expect(wanted('1', '6.0', '05/01/2026', '', 'Reparación', 'Sí')).toMatchObject({
      type: 6,
      complaint: 5,
      isTaken: true,
    })
    expect(
      ['permiso', 'INCAPACIDAD', 'Falta injustificada', 'falta_administrativa'].map(
        (type) => wanted('1', type, '05/01/2026').type,
      ),
    ).toEqual([1, 3, 4, 5])
  })

  test('reads yes and no as spreadsheets and people write them', () => {
    const taken = (text: string) =>
      (read('1', '2', '05/01/2026', '', '', text).wanted as WantedFacts | null)?.isTaken
    for (const yes of ['S', 'Sí.', 'SI', 'X', '1', '1.0', 'Verdadero', 'V', 'TRUE', 'Yes', '✓', '✔️', '☑'])
      expect([yes, taken(yes)]).toEqual([yes, true])
    for (const no of ['', 'N', 'No.', '0', '0.0', 'Falso', 'F', 'false', '☐'])
      expect([no, taken(no)]).toEqual([no, false])
    for (const other of ['?', '☒', 'quizá']) expect([other, taken(other)]).toEqual([other, undefined])
    const row = { numero: '1', ingreso: '05/01/2026', ahorro: '1', baja: '✔', incapacidad: 'F' }
    expect(dataKinds.cuentas.read(row, TODAY).wanted).toMatchObject({ hasLeft: true, isDisabled: false })
  })

  test('includes every day of a range, up to a maximum of days', () => {
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ])
    expect(read('1', '2', '01/01/2026', '02/04/2026').problems).toEqual([])
    expect(read('1', '2', '01/01/2026', '03/04/2026').problems).toEqual([
      { field: 'fechaFin', what: 'tooManyDays', of: '92' },
    ])
  })

  test('reports each missing value once and imports nothing of the row', () => {
    expect(read('', '', '')).toMatchObject({
      wanted: null,
      problems: [
        { field: 'numero', what: 'empty' },
        { field: 'tipo', what: 'empty' },
        { field: 'fecha', what: 'empty' },
      ],
    })
    expect(read('1', '2', '#N/A').problems).toEqual([{ field: 'fecha', what: 'broken' }])
    expect(missingFields(kardex, ['numero', ''])).toEqual(['tipo', 'fecha'])
  })

  test('reads a cell that says "no day" like an empty one', () => {
    expect(read('1', '2', '05/01/2026', '00/00/0000').problems).toEqual([])
    expect(read('1', '2', '30/12/1899').problems).toEqual([{ field: 'fecha', what: 'empty' }])
    expect(
      dataKinds.cuentas.read({ numero: '1', ingreso: '-', ahorro: '1', fechaSaldo: '0' }, TODAY).problems,
    ).toEqual([{ field: 'ingreso', what: 'empty' }])
  })

  test('describes every problem in a sentence', () => {
    const all: DataProblem[] = read('x', 'y', 'z', 'z', 'w', 'u').problems
    expect(all).toHaveLength(6)
    for (const problem of all) expect(dataProblemSentence(problem)).toMatch(/\.$/)
  })
})

describe('headings as files write them', () => {
  const OTHERS: Record<(typeof DATA_KINDS)[number], [field: string, headings: string][]> = {
    kardex: [
      ['numero', 'NumEmpleado, EmployeeID, Nº Emp., No. de Reloj, Employee ID#'],
      ['tipo', 'TipoMovimiento, Tipo Mov.'],
      ['fecha', 'FechaInicio, Fec. Inicio, Fecha Ini., Fecha (dd/mm/aaaa), Fecha Incid.'],
      ['fechaFin', 'FechaFin, Fec. Fin, Fch. Final'],
      ['comentario', 'Obs., Observaciones'],
      ['incapacidad', 'TipoIncapacidad, Tipo Incap.'],
      ['quitar', 'Quitar (S/N)'],
    ],
    prenominas: [
      ['numero', 'NumEmpleado, Cve. Empleado'],
      ['inicio', 'FechaInicialPago, Fec. Inicial, Fecha Ini. Periodo'],
      ['fin', 'FechaFinalPago, Fec. Final, Fecha Fin Per.'],
      ['pago', 'FechaPago, Fec. Pago, F. de Pago'],
      ['dias', 'NumDiasPagados, Días pagados, No. Días Pagados'],
      ['salario', 'SalarioDiario, Salario Diario ($), Sal. Diario MXN'],
      ['sdi', 'S.D.I., S.B.C., SalarioDiarioIntegrado, SalarioBaseCotApor, SDI ($)'],
      ['clave', 'Cve. Concepto, ClaveConcepto'],
      ['clase', 'P/D, TipoConcepto'],
      ['importe', 'Importe ($), Importe MXN, Importe (M.N.), IMPORTE EN PESOS'],
    ],
    cuentas: [
      ['numero', 'EmployeeID, No. Trab.'],
      ['ingreso', 'FechaIngreso, Fec. Ing., Fecha de ingreso a caja'],
      ['ahorro', 'Ahorro ($), Aportación MXN, Monto Ahorro'],
      ['parteSocial', 'ParteSocial, P. S., Parte Soc.'],
      ['saldoInicial', 'SaldoInicial, Saldo Inicial (MXN), Saldo Ini.'],
      ['fechaSaldo', 'FechaSaldo, Fec. Saldo, Fecha de corte'],
      ['baja', 'Baja (S/N)'],
    ],
    movimientos: [
      ['numero', 'NumEmp., EmployeeID'],
      ['fecha', 'FechaMovimiento, Fec. Mov., Fecha (aaaa-mm-dd)'],
      ['tipo', 'TipoMovimiento, Tipo de Mov.'],
      ['importe', 'Importe $, Importe (pesos)'],
    ],
    prestamos: [
      ['numero', 'NumEmpleado, Nº de Empleado'],
      ['monto', 'MontoPrestamo, Monto Prest. ($), Importe préstamo'],
      ['plazo', 'No. Pagos, Núm. de Pagos, NumPagos'],
      ['tasa', 'Tasa %, TasaAnual, Tasa de interés anual (%)'],
      ['primerPago', '1er Pago, 1er. Pago, PrimerPago, Fecha 1er Pago'],
      ['saldo', 'Saldo ($), Saldo pendiente MXN, SaldoInsoluto'],
      ['fechaSaldo', 'FechaSaldo, Fec. Saldo'],
      ['otorgado', 'FechaPrestamo, Fec. Prést.'],
    ],
    vacaciones: [
      ['numero', 'NumEmpleado, Employee ID'],
      [
        'diasRestantes',
        'DiasRestantes, Días por disfrutar, Saldo de vacaciones, Days left, Vacation balance',
      ],
      ['fechaSaldo', 'FechaSaldo, Fecha del saldo, Saldo al, As of, As of date'],
    ],
  }
  test.each(Object.entries(OTHERS))('%s: are recognized with certainty', (name, expected) => {
    const { headings, fields } = dataKinds[name as keyof typeof OTHERS]
    const book = new HeadingBook(headings, fields)
    for (const [field, written] of expected) {
      for (const heading of written.split(', '))
        expect([heading, book.guess([heading], [])]).toEqual([heading, [{ field, isSure: true }]])
    }
  })

  test('with another currency are not recognized', () => {
    const { headings, fields } = dataKinds.movimientos
    expect(new HeadingBook(headings, fields).guess(['Importe USD'], [])).toEqual([
      { field: '', isSure: true },
    ])
  })
})

describe('canonical headings', () => {
  const page = readFileSync(
    new URL(`../../../docs/${['importing', 'data'].join('-')}.md`, import.meta.url),
    'utf8',
  )
  test.each(DATA_KINDS)('%s: recognizes the documented headings with certainty', (name) => {
    const kind = dataKinds[name]
    const line = page.split('\n').find((each) => each.startsWith(`| \`${name}\` | \``)) ?? ''
    const [needed = '', others = ''] = line.split('|').slice(2)
    const words = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
    const guessed = new HeadingBook(kind.headings, kind.fields).guess(
      [...words(needed), ...words(others)],
      [],
    )
    expect(guessed.map(({ isSure }) => isSure)).not.toContain(false)
    const fields = guessed.map(({ field }) => field)
    expect(fields.slice(0, words(needed).length)).toEqual(kind.needed)
    expect(fields.toSorted()).toEqual(kind.fields.toSorted())
  })
})
