import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { GateEntry } from '#contract/approvals/gate.ts'
import { type GateKind, isOverdue, type Way } from '#domain/approvals/gate.ts'
import {
  aheadFirst,
  insideFirst,
  isMissing,
  type Mark,
  named,
  readCode,
  search,
  withMarks,
} from './entries.ts'
import { placeFor, readPlace } from './mark-place.ts'

const NOON = Date.parse('2026-11-24T18:00:00Z')
const DAY = '2026-11-24'
const entry = (id: number, more: Partial<GateEntry> = {}): GateEntry => ({
  id,
  clase: 'visita',
  nombre: `Inés Lara ${id}`,
  numero: '',
  de: 'Fletes',
  lugar: 'Nave 1',
  placas: '',
  dia: '2026-11-24',
  diaFin: '2026-11-24',
  llega: '09:00',
  seVa: '13:00',
  recibe: 'Ana',
  autorizo: 'Eva',
  marca: null,
  claves: [],
  ...more,
})
const mark = (id: number, via: Way, isWaiting: boolean, clase: GateKind = 'visita') => ({
  id,
  via,
  clase,
  at: NOON,
  name: `Folio ${id}`,
  isWaiting,
})
const entered = (hora: string) => ({ marca: { via: 'entra' as const, hora } })

test('counts a mark of this device before the server knows it; the latest mark wins', () => {
  const list = [entry(1), entry(2, entered('2026-11-24T15:00:00Z'))]
  const marks = [mark(1, 'entra', true), mark(2, 'sale', false)]
  expect(withMarks(list, marks, DAY).map(({ place, next, last }) => [place, next, last?.isWaiting])).toEqual([
    ['inside', 'sale', true],
    ['done', 'entra', false],
  ])
})

test('lists overdue visitors first, and expects people with an exit pass to come back', () => {
  const items = withMarks(
    [
      entry(1, entered('2026-11-24T13:00:00Z')),
      entry(2, { ...entered('2026-11-24T14:00:00Z'), seVa: '11:00' }),
      entry(3, { ...entered('2026-11-22T14:00:00Z'), dia: '2026-11-22', diaFin: '2026-11-22' }),
      entry(4, { clase: 'pase_salida', marca: { via: 'sale', hora: '2026-11-24T16:00:00Z' }, seVa: '12:00' }),
      entry(5, { llega: '10:00' }),
    ],
    [],
    DAY,
  )
  expect(insideFirst(items, NOON).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(items.map((item) => isOverdue(item, NOON))).toEqual([false, true, true, false, false])
  expect(aheadFirst(items, NOON).map(({ id, next }) => [id, next])).toEqual([
    [5, 'entra'],
    [4, 'entra'],
  ])
})

test('lists people who have not come in time first, and marks them', () => {
  const out = { clase: 'pase_salida', marca: { via: 'sale', hora: '2026-11-24T14:00:00Z' } } as const
  const items = withMarks(
    [
      entry(1, { llega: '' }),
      entry(2, { llega: '12:00' }),
      entry(3, { ...out, seVa: '11:30' }),
      entry(4, { llega: '11:59' }),
      entry(5, { llega: '08:00', dia: '2026-11-25', diaFin: '2026-11-25' }),
    ],
    [],
    DAY,
  )
  expect(aheadFirst(items, NOON).map((item) => [item.id, isMissing(item, NOON)])).toEqual([
    [3, true],
    [4, true],
    [1, false],
    [5, false],
    [2, false],
  ])
})

test('keeps people inside after midnight, and drops arrivals that were planned for yesterday', () => {
  const list = [
    entry(1),
    entry(2, entered('2026-11-24T15:00:00Z')),
    entry(3),
    entry(4, { diaFin: '2026-11-25' }),
    entry(5, { clase: 'pase_salida', marca: { via: 'sale', hora: '2026-11-24T16:00:00Z' } }),
  ]
  const marks = [mark(3, 'entra', true)]
  const items = withMarks(list, marks, '2026-11-25')
  expect(items.map(({ id, place }) => [id, place])).toEqual([
    [2, 'inside'],
    [3, 'inside'],
    [4, 'ahead'],
  ])
})

test('counts a person as inside from the entry mark to the exit mark, even when the list lacks them', () => {
  const came = mark(7, 'entra', true)
  const others = [mark(8, 'sale', true, 'pase_salida'), mark(9, 'entra', true, 'pase_salida')]
  const left = { ...mark(7, 'sale', true), at: NOON + 1 }
  const seen = (...marks: Mark[]) =>
    withMarks([], [...marks, ...others], '2026-11-25').map(({ id, nombre, place }) => [id, nombre, place])
  expect(seen(came)).toEqual([[7, 'Folio 7', 'inside']])
  expect(seen(left, came)).toEqual([])
})

test('restores a mark from its storage key, and ignores other keys', () => {
  const placed = { id: 7, via: 'sale', clase: 'pase_salida', at: NOON } as const
  expect(readPlace(placeFor(placed))).toEqual(placed)
  for (const place of [
    { form: 'marca-7', step: '2026-11-24T18:00:00.000Z' },
    { form: 'marca-x', step: '2026-11-24T18:00:00.000Z sale visita' },
    { form: 'marca-7', step: 'ayer sale visita' },
    { form: 'data-form', step: '3' },
  ])
    expect(readPlace(place)).toBeNull()
})

test('finds an entry by name without accents, by folio, or by the key of a link', async () => {
  const key = 'k'.repeat(42) + '_'
  const hash = createHash('sha256').update(key).digest('base64url')
  const items = withMarks([entry(7315), entry(8, { claves: [hash] })], [], DAY)
  expect(search(items, 'ines 7315').map(({ id }) => id)).toEqual([7315])
  for (const [text, id] of [
    ['7315', 7315],
    [' Visita 7315 ', 7315],
    [`https://portal.example/#/AutorizaVisita/${key}`, 8],
    [`https://portal.example/#/AutorizaPaseDeSalida/${key}/12/no`, 8],
    ['https://portal.example/#/Inicio', null],
    ['hola', null],
    ['999', null],
  ] as const) {
    expect([text, named(items, await readCode(text))?.id ?? null]).toEqual([text, id])
  }
})
