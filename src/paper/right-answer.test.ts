import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawRightAnswer, type RightPaper } from './right-answer.ts'

const hash = '9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a'
const paper: RightPaper = {
  person: { number: '100101', name: 'LAURA RIOS' },
  company: 'TURNO DEMO',
  today: '2026-12-01',
  folio: 12,
  right: 'acceso',
  text: 'Quiero saber qué datos guardan.',
  askedOn: '2026-11-13',
  answerUntil: '2026-12-14',
  isGranted: true,
  carryOutUntil: '2026-12-21',
  answer: { text: 'Te damos una copia.', by: 'ANA GOMEZ', on: '2026-11-30', entry: 2, hash },
  carriedOut: null,
}

function pagesOf(drawn: RightPaper): string[] {
  const file = Buffer.from(drawRightAnswer(drawn))
  const raw = file.toString('latin1')
  return [...raw.matchAll(/stream\r?\n/g)]
    .filter(({ index }) => raw.slice(index - 3, index) !== 'end')
    .map(({ index, 0: word }) => inflateSync(file.subarray(index + word.length)).toString('latin1'))
}

test('prints person, request, terms, answer and its fingerprint; the same data gives the same bytes', () => {
  const text = pagesOf(paper).join('\n')
  const written = ['Laura Rios', '100101', 'TURNO DEMO', 'Folio 12', '13/11/2026', '14/12/2026', 'Concedida']
  const answer = ['21/12/2026', 'Ana Gomez', '30/11/2026', 'Te damos una copia.', hash]
  for (const part of [...written, ...answer]) expect(text).toContain(part)
  expect(text).not.toContain('Cumplimiento')
  expect(Buffer.from(drawRightAnswer(paper))).toEqual(Buffer.from(drawRightAnswer(paper)))
})

test('prints a refusal, and how a granted request was carried out', () => {
  expect(pagesOf({ ...paper, isGranted: false, carryOutUntil: '' }).join()).toContain('Negada')
  const carriedOut = { ...paper.answer, text: 'Entregada en mano.', entry: 3 }
  expect(pagesOf({ ...paper, carriedOut }).join()).toContain('Entregada en mano.')
})

test('continues the widest texts on a second page', () => {
  const widest = 'W'.repeat(1000)
  const answer = { ...paper.answer, text: widest }
  const one = pagesOf(paper).length
  expect(pagesOf({ ...paper, text: widest, answer, carriedOut: answer }).length).toBe(one + 1)
})
