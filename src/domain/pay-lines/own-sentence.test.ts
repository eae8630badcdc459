import { describe, expect, test } from 'vitest'
import { type OwnSentence, ownSentenceFor, plainKey, sentenceProblems } from './own-sentence.ts'

const sentence = (more: Partial<OwnSentence>): OwnSentence => ({
  side: 'deduction',
  key: 'D045',
  satType: null,
  from: '2026-01-01',
  to: null,
  text: 'El uniforme que pediste en enero.',
  ...more,
})
const line = { side: 'deduction', concept: 'D045', satType: '004' } as const

describe('the company’s sentence', () => {
  test('explains lines of its key, however capitals and blanks are written', () => {
    for (const key of ['D045', 'd045', ' D 045 '])
      expect(ownSentenceFor(line, '2026-11-15', [sentence({ key })])).toBe(
        'El uniforme que pediste en enero.',
      )
    expect(ownSentenceFor({ ...line, concept: 'D0451' }, '2026-11-15', [sentence({})])).toBeNull()
  })

  test('treats keys that look the same as one key', () => {
    for (const key of ['\uFF24045', 'D\uFF10\uFF14\uFF15', 'D045\u200B', '\uFEFFD\u034F045', 'd\u00A0045'])
      expect(plainKey(key), JSON.stringify(key)).toBe('D045')
    expect(sentenceProblems(sentence({ key: '\u200B\u2060' }))).toEqual(['key'])
  })

  test('explains lines of a SAT type, unless another sentence names the key', () => {
    const general = sentence({ key: null, satType: '004', text: 'Lo que compraste en la tienda.' })
    expect(ownSentenceFor(line, '2026-11-15', [general])).toBe(general.text)
    expect(ownSentenceFor(line, '2026-11-15', [general, sentence({})])).toBe(sentence({}).text)
    expect(ownSentenceFor({ side: 'deduction', concept: 'X' }, '2026-11-15', [general])).toBeNull()
  })

  test('keeps the sides apart', () => {
    expect(ownSentenceFor({ ...line, side: 'perception' }, '2026-11-15', [sentence({})])).toBeNull()
  })

  test('explains payslips from its first day to its last day', () => {
    const dated = [sentence({ from: '2026-02-01', to: '2026-02-28' })]
    const isShown = (day: string) => ownSentenceFor(line, day, dated) !== null
    expect(['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', ''].map(isShown)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('a sentence that payroll writes', () => {
  test('names either a key or a SAT type', () => {
    expect(sentenceProblems(sentence({}))).toEqual([])
    expect(sentenceProblems(sentence({ key: null, satType: '004' }))).toEqual([])
    expect(sentenceProblems(sentence({ key: ' ' }))).toEqual(['key'])
    expect(sentenceProblems(sentence({ key: 'X'.repeat(21) }))).toEqual(['key'])
    expect(sentenceProblems(sentence({ key: null, satType: '4' }))).toEqual(['key'])
    expect(sentenceProblems(sentence({ satType: '004' }))).toEqual(['key'])
  })

  test('has 10 to 200 characters', () => {
    for (const [length, problems] of [
      [9, ['length']],
      [10, []],
      [200, []],
      [201, ['length']],
    ] as const)
      expect(sentenceProblems(sentence({ text: 'x'.repeat(length) })), String(length)).toEqual(problems)
  })

  test('counts only characters that can be seen', () => {
    expect(sentenceProblems(sentence({ text: '\u200B'.repeat(12) }))).toEqual(['length'])
  })

  test('has real days, and ends no earlier than it begins', () => {
    expect(sentenceProblems(sentence({ from: '2026-02-30' }))).toEqual(['day'])
    expect(sentenceProblems(sentence({ from: '2026--' }))).toEqual(['day'])
    expect(sentenceProblems(sentence({ to: '2026-01-01' }))).toEqual([])
    expect(sentenceProblems(sentence({ to: '2025-12-31' }))).toEqual(['end'])
  })
})
