import { expect, test } from 'vitest'
import { byMonth, countYears, toDetailRows, toFacts } from './kardex-rows.ts'
import { cardOrder, columns, detailType, kindOfType } from './kinds.ts'

const rows = [
  { Fecha: '2025-03-04', comentario: 'b' },
  { Fecha: '2026-10-09', comentario: 'a' },
  { Fecha: 'pendiente', comentario: 'c' },
  { Fecha: '2025-11-30', comentario: 'd' },
]

test('sorts rows newest first and puts rows without a date last', () => {
  expect(toDetailRows(rows).map(({ dateText, year }) => [dateText, year])).toEqual([
    ['09/10/2026', '2026'],
    ['30/11/2025', '2025'],
    ['04/03/2025', '2025'],
    ['pendiente', ''],
  ])
  expect(new Set(toDetailRows([...rows, ...rows]).map(({ key }) => key)).size).toBe(8)
})

test('uses fechaInconformidad as the date of a card (KARD-21)', () => {
  const [row] = toDetailRows([{ fechaInconformidad: '2026-08-20', estatus: 5 }])
  expect(row?.dateText).toBe('20/08/2026')
})

test('groups rows by month, newest first', () => {
  const more = [...rows, { Fecha: '2025-11-02', comentario: 'e' }]
  expect(
    byMonth(toDetailRows(more)).map(({ month, rows: of }) => [month, of.map(({ dateText }) => dateText)]),
  ).toEqual([
    ['2026-10', ['09/10/2026']],
    ['2025-11', ['30/11/2025', '02/11/2025']],
    ['2025-03', ['04/03/2025']],
    ['', ['pendiente']],
  ])
})

test('counts the rows of each year, newest year first', () => {
  expect(countYears(toDetailRows(rows))).toEqual([
    { year: '2026', count: 1 },
    { year: '2025', count: 2 },
    { year: '', count: 1 },
  ])
})

test('leaves rows without a date out of the calendar', () => {
  expect(toFacts('permit', rows)).toEqual([
    { kind: 'permit', date: '2025-03-04' },
    { kind: 'permit', date: '2026-10-09' },
    { kind: 'permit', date: '2025-11-30' },
  ])
})

test('accepts only detail types 1 to 6 (KARD-12)', () => {
  expect(['1', '2', '3', '4', '5', '6'].map(kindOfType)).toEqual([
    'permit',
    'vacation',
    'incapacity',
    'unjustified',
    'administrative',
    'card',
  ])
  for (const type of ['0', '7', '', '01', '1.0', 'x', '11']) expect(kindOfType(type)).toBeNull()
  for (const kind of cardOrder) expect(kindOfType(String(detailType(kind)))).toBe(kind)
})

test('defines the columns of each kind (KARD-21)', () => {
  const fields = Object.fromEntries(cardOrder.map((kind) => [kind, columns[kind].map(({ field }) => field)]))
  expect(fields).toEqual({
    administrative: ['TipoIncidencia', 'comentario'],
    unjustified: ['TipoIncidencia', 'comentario'],
    incapacity: ['incapacidad', 'comentario'],
    vacation: ['Estatus', 'comentario'],
    permit: ['TipoPermiso', 'Estatus', 'Comentarios'],
    card: ['maquina', 'tipoTarjeta', 'estatus', 'Comentarios'],
  })
})
