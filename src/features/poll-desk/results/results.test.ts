import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { examples } from '#contract/polls/poll-desk.examples.ts'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import type { PollResults } from '#contract/polls/poll-desk.ts'
import { shareOf } from '../parts/share.ts'
import { meanOf } from './counts.ts'
import { orderOf } from './results-order.ts'
import { writeResults } from './results-sheet.ts'

const [many] = examples.readPollResults.response.preguntas
if (!many) throw new Error('the example has no question')
const scale: WireQuestion = {
  ...many,
  id: 2,
  tipo: 'escala',
  pregunta: '=1+1',
  opciones: [1, 2, 3].map((id) => ({ id, texto: String(id) })),
}
const counted = {
  pregunta: 2,
  contestaron: 10,
  opciones: [
    { id: 1, cuantos: 5 },
    { id: 3, cuantos: 5 },
  ],
  textos: ['Más agua'],
  escribieron: 1,
}
const results: PollResults = {
  ...examples.readPollResults.response,
  preguntas: [many, scale],
  total: [...examples.readPollResults.response.total, counted],
}

test('rounds shares to whole percentages, and returns 0 or 100 only when exact', () => {
  expect([
    shareOf(0, 0),
    shareOf(0, 9),
    shareOf(1, 1000),
    shareOf(999, 1000),
    shareOf(1, 3),
    shareOf(9, 9),
  ]).toEqual([0, 0, 1, 99, 33, 100])
})

test('computes the mean of a scale, or null without answers', () => {
  expect(meanOf(scale, counted)).toBe(2)
  expect(meanOf(scale, { ...counted, opciones: [] })).toBeNull()
})

test('writes a row per option with the total and department counts, and texts without names', () => {
  const { columns, rows, words } = orderOf(results)
  expect(columns.map(([title]) => title).slice(3)).toEqual(['Todos', 'Todos %', 'Ensamble', 'Ensamble %'])
  expect(rows.every((row) => row.length === columns.length)).toBe(true)
  expect(rows.find((row) => row[0] === '=1+1' && row[2] === '3')).toEqual([
    '=1+1',
    'Escala',
    '3',
    5,
    0.5,
    null,
    null,
  ])
  expect(words.rows).toEqual([['=1+1', 'Más agua']])
})

test('writes a question that begins like a formula as text', async () => {
  const parts = unzipSync(new Uint8Array(await writeResults(orderOf(results))))
  const read = (end: string) =>
    strFromU8(parts[Object.keys(parts).find((name) => name.endsWith(end)) ?? ''] ?? new Uint8Array())
  expect(read('sharedStrings.xml')).toContain('=1+1')
  expect(read('sheet1.xml')).not.toContain('<f>')
  expect(read('sharedStrings.xml')).toContain('Más agua')
})
