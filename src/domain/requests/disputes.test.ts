import { expect, test } from 'vitest'
import {
  canRateDispute,
  COMMENT_PREVIEW,
  daysElapsed,
  daysElapsedText,
  disputeDayProblem,
  disputeLevel,
  disputeStates,
  isAnswered,
  previewOf,
} from './disputes.ts'

test('DISP-18 … DISP-20: names the three states', () => {
  expect(disputeStates).toEqual({ 1: 'Abierta', 2: 'Por calificar', 3: 'Cerrada' })
})

test.each([
  [0, 'Hoy'],
  ['0', 'Hoy'],
  [1, '1 Día'],
  ['1', '1 Día'],
  [2, '2 Días'],
  ['2', '2 Días'],
  [365, '365 Días'],
  [-1, 'Hoy'],
  ['', 'Hoy'],
  ['ayer', 'Hoy'],
  [1.9, '1 Día'],
])('BR-22, DISP-09 … DISP-11: %j days are "%s"', (days, text) => {
  expect(daysElapsedText(days)).toBe(text)
})

test.each([
  ['2024-03-11', '2024-03-11', 0],
  ['2024-03-11', '2024-03-12', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2023-02-28', '2023-03-01', 1],
  ['2023-12-31', '2024-12-31', 366],
])('BR-22: from %s to %s counts %i days, until the answer or until today', (from, until, days) => {
  expect(daysElapsed(from, until, '2026-01-01')).toBe(days)
  expect(daysElapsed(from, null, until)).toBe(days)
})

test('BR-22: never counts fewer than 0 days', () => {
  expect(daysElapsed('2024-03-12', null, '2024-03-11')).toBe(0)
})

test.each([
  [2, '', 'button'],
  [2, null, 'button'],
  [2, undefined, 'button'],
  [2, 0, 'button'],
  [2, '0', 'button'],
  [2, 'Pendiente', 'button'],
  [2, 5, 'level'],
  [2, '5', 'level'],
  [3, 5, 'level'],
  [3, 'Pendiente', 'nothing'],
  [1, '', 'nothing'],
  [1, 'Pendiente', 'nothing'],
] as const)('BR-27, DISP-21 … DISP-25: state %i with level %j shows the %s', (state, level, shown) => {
  expect(canRateDispute(state, level)).toBe(shown === 'button')
  expect(disputeLevel(level)).toBe(shown === 'level' ? 5 : null)
})

test.each([6, -1, 2.5, '6', 'NaN'])('BR-27: rejects %j as a level', (level) => {
  expect(disputeLevel(level)).toBe(null)
})

test('DISP-16: shows the answer above state 1', () => {
  expect([1, 2, 3].map(isAnswered)).toEqual([false, true, true])
})

test('DISP-12: cuts a long comment between words, or at the limit if it has no blanks', () => {
  expect(previewOf('x'.repeat(COMMENT_PREVIEW))).toEqual({ text: 'x'.repeat(COMMENT_PREVIEW), isCut: false })
  const words = 'me descontaron '.repeat(10)
  const cut = previewOf(words)
  expect(cut.isCut).toBe(true)
  expect(cut.text).toMatch(/(me|descontaron)…$/)
  expect(cut.text.length).toBeLessThanOrEqual(COMMENT_PREVIEW + 1)
  expect(previewOf('x'.repeat(200)).text).toBe(`${'x'.repeat(COMMENT_PREVIEW)}…`)
  expect(previewOf(`${'x'.repeat(COMMENT_PREVIEW - 1)}👷 faltó`).text).toBe(
    `${'x'.repeat(COMMENT_PREVIEW - 1)}…`,
  )
})

test.each([
  ['2026-11-21', null],
  ['2026-11-20', null],
  ['2024-02-29', null],
  ['2021-11-21', null],
  ['2026-11-22', 'ahead'],
  ['2021-11-20', 'tooOld'],
  ['0202-03-10', 'tooOld'],
  ['2023-02-29', 'noDay'],
  ['2026-13-01', 'noDay'],
  ['2026-00-10', 'noDay'],
  ['0000-00-00', 'noDay'],
  ['9999-99-99', 'noDay'],
  ['21/11/2026', 'noDay'],
  ['', 'noDay'],
])('P-06: the day "%s" has the problem %s', (day, problem) => {
  expect(disputeDayProblem(day, '2026-11-21')).toBe(problem)
})

test('P-06: counts five years back from 29 February to 1 March', () => {
  expect(disputeDayProblem('2023-03-01', '2028-02-29')).toBe(null)
  expect(disputeDayProblem('2023-02-28', '2028-02-29')).toBe('tooOld')
})

test('removes the punctuation before the ellipsis of a cut text', () => {
  const comment = `${'Me quedé 3 horas extra el sábado y en el recibo solo aparece 1. '}${'Adjunto la foto. '.repeat(5)}`
  expect(previewOf(comment.slice(3)).text).not.toMatch(/[.,;: ]…$/)
  expect(previewOf(`${'x'.repeat(70)} solo 1. Adjunto el vale`).text).toBe(`${'x'.repeat(70)} solo 1…`)
})

test('writes the days in another language', () => {
  const words = { today: 'Today', oneDay: '1 day', days: (count: number) => `${count} days` }
  expect([0, 1, '7'].map((days) => daysElapsedText(days, words))).toEqual(['Today', '1 day', '7 days'])
})
