import { describe, expect, test } from 'vitest'
import { answerTo, cardsOf, choose, commentState, isExcluded, shownQuestions, setText } from './answers.ts'
import { type ListedQuestion, benefitsBody, parseBenefits, benefitsPoll } from './benefits.ts'
import { isComplete, isPageAnswered, findPageFaults } from './complete.ts'
import { sentAnswers, firstInvalid } from './sent-answers.ts'
import type { Answers, Poll } from './poll.ts'
import { routesBody, parseRoutes, routesPoll } from './routes.ts'
import { isWhole } from '#tests/support/server/whole.ts'

const asked = (id: number, ids: number[]): ListedQuestion => ({
  id,
  pregunta: `Pregunta ${id}`,
  respuestas: ids.map((each) => ({ id: each, respuesta: `Respuesta ${each}` })),
})
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const benefits = benefitsPoll([
  ...[101, 102, 103, 104].map((id) => asked(id, [1, 2, 3, 4])),
  asked(105, span(20, 24)),
  asked(106, [9, 10, 11]),
  asked(107, [12, 13]),
  asked(108, [...span(29, 39), 52]),
  asked(109, span(60, 64)),
])
const slot = (poll: Poll, at: number) => {
  const question = poll.questions[at - 1]
  if (!question) throw new Error(`no question ${at}`)
  return question
}

function tapped(poll: Poll, taps: [at: number, option: number][], from: Answers = {}) {
  let answers = from
  let isCut = false
  for (const [at, option] of taps) {
    const chosen = choose(poll, answers, slot(poll, at), option)
    answers = chosen.answers
    isCut ||= chosen.isCut
  }
  return { answers, isCut, to: (at: number) => answerTo(answers, slot(poll, at).id) }
}

describe('BR-11: the benefits poll', () => {
  test('BENE-01, BENE-02, BENE-03: has at most nine questions, four on step 1 and five on step 2', () => {
    const ten = Array.from({ length: 10 }, (_, at) => asked(at + 1, [1, 2]))
    const { questions } = benefitsPoll(ten)
    expect(questions.map(({ id, page }) => [id, page])).toEqual([
      ...[1, 2, 3, 4].map((id) => [id, 1]),
      ...[5, 6, 7, 8, 9].map((id) => [id, 2]),
    ])
    expect(questions[0]).toMatchObject({
      text: 'Pregunta 1',
      options: [{ id: 1, text: 'Respuesta 1' }, { id: 2 }],
    })
  })

  const six: [number, number][] = [[6, 9]]
  test.each([
    [[20], [20], false, false, false],
    [[20, 21], [20, 21], false, false, false],
    [[20, 21, 22], [20, 21], true, false, false],
    [[23], [23], false, true, false],
    [[24], [24], false, false, true],
    [[23, 24], [23, 24], false, true, true],
    [[24, 23], [24, 23], false, true, true],
    [[20, 21, 24], [20, 21], true, false, false],
  ])('BENE-11, BENE-12, BENE-13: question 5 %j gives %j', (taps, kept, isCut, hasCard, isCleared) => {
    const {
      answers,
      to,
      isCut: wasCut,
    } = tapped(benefits, [...six, ...taps.map((option): [number, number] => [5, option])])
    expect(to(5).options).toEqual(kept)
    expect(wasCut).toBe(isCut)
    expect(cardsOf(slot(benefits, 5), to(5)).length > 0).toBe(hasCard)
    expect(answers[106] === undefined).toBe(isCleared)
  })

  test.each([
    [[30], 'gimnasio', 'needed', [52], true],
    [[30], 'abcd', 'needed', [52], false],
    [[30], '  abcd  ', 'needed', [52], false],
    [[38], 'abcde', 'needed', [52], true],
    [[29], '', 'shown', [52], true],
    [[39], '', 'shown', [52], true],
    [[29, 31], '', 'needed', [52], false],
    [[52], '', 'hidden', span(29, 39), true],
    [[], '', 'hidden', [], false],
  ])(
    'BENE-15, BENE-17, BENE-18, BENE-19, BENE-20, BENE-21: question 8 %j with «%s»',
    (taps, text, state, excluded, isOk) => {
      const question = slot(benefits, 8)
      const { answers, to } = tapped(
        benefits,
        taps.map((option): [number, number] => [8, option]),
      )
      const written = setText(answers, question, text)
      expect(commentState(question, to(8))).toBe(state)
      const ids = question.options.map(({ id }) => id)
      expect(ids.filter((id) => isExcluded(question, to(8), id))).toEqual(excluded)
      expect(findPageFaults(benefits, written, 2).every((lack) => lack.question !== question)).toBe(isOk)
    },
  )

  test('BENE-16: accepts option 52 only when nothing else is chosen, and clears the text', () => {
    const first = tapped(benefits, [[8, 30]])
    const written = setText(first.answers, slot(benefits, 8), 'Guardería')
    expect(tapped(benefits, [[8, 52]], written).to(8)).toEqual({ options: [30], text: 'Guardería' })
    expect(
      tapped(
        benefits,
        [
          [8, 30],
          [8, 52],
        ],
        written,
      ).to(8),
    ).toEqual({ options: [52], text: '' })
  })

  test('BENE-14: shows question 7 only for the first answer of question 6, else deletes its answer', () => {
    const shown = (answers: Answers) => shownQuestions(benefits, answers).some(({ id }) => id === 107)
    const { answers } = tapped(benefits, [
      [6, 9],
      [7, 13],
    ])
    expect(shown({})).toBe(false)
    expect(shown(answers)).toBe(true)
    const other = tapped(benefits, [[6, 10]], answers).answers
    expect(shown(other)).toBe(false)
    expect(other[107]).toBeUndefined()
  })

  const step2 = (five: number[], sixth: number | null, eight: number[], nine: number[]) =>
    tapped(benefits, [
      ...five.map((option): [number, number] => [5, option]),
      ...(sixth === null ? [] : [[6, sixth] as [number, number]]),
      ...eight.map((option): [number, number] => [8, option]),
      ...nine.map((option): [number, number] => [9, option]),
    ]).answers

  test.each([
    [[1, 2, 3, 4], true],
    [[1, 2, 3], false],
  ])('BENE-06: options %j enable the button of step 1: %s', (options, isEnabled) => {
    const { answers } = tapped(
      benefits,
      options.map((option, index): [number, number] => [index + 1, option]),
    )
    expect(isPageAnswered(benefits, answers, 1)).toBe(isEnabled)
  })
  test.each([
    [[23], 9, [30], [60], true],
    [[], 9, [30], [60], false],
    [[23], null, [30], [60], false],
    [[23], 9, [], [60], false],
    [[23], 9, [30], [], false],
    [[24], 10, [52], [60, 61], true],
  ])(
    'BENE-07, BENE-08, BENE-09, BENE-10: options %j %j %j %j enable the button of step 2: %s',
    (five, sixth, eight, nine, isEnabled) => {
      expect(isPageAnswered(benefits, step2(five, sixth, eight, nine), 2)).toBe(isEnabled)
    },
  )

  test('BENE-22: parses the request that it has built', () => {
    const { answers } = tapped(
      benefits,
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 23],
        [5, 20],
        [6, 9],
        [7, 12],
        [8, 31],
        [9, 60],
      ],
      {},
    )
    const whole = setText(answers, slot(benefits, 8), ' Gimnasio ')
    expect(isComplete(benefits, whole)).toBe(true)
    const body = benefitsBody(benefits, whole)
    expect(body).toEqual({
      radios: [
        { id: 101, respuesta: 1 },
        { id: 102, respuesta: 2 },
        { id: 103, respuesta: 3 },
        { id: 104, respuesta: 4 },
        { id: 106, respuesta: 9 },
        { id: 107, respuesta: 12 },
      ],
      ask5: [23, 20],
      ask8: [31],
      ask9: [60],
      abierta: 'Gimnasio',
    })
    const given = parseBenefits(benefits, body)
    expect(given).toHaveLength(9)
    expect(firstInvalid(benefits, given)).toBeNull()
  })
})

describe('BR-12: the routes poll', () => {
  const routes = routesPoll(
    [asked(1, [53, 54, 55]), asked(2, []), asked(3, [70, 71])],
    [
      { id: 12, DescRuta: 'Ruta Norte' },
      { id: 13, DescRuta: 'Ruta Sur' },
    ],
  )
  const of = (...options: (number | null)[]): Answers =>
    Object.fromEntries(
      options.flatMap((option, index) =>
        option === null ? [] : [[index + 1, { options: [option], text: '' }]],
      ),
    )
  test.each([
    [54, null, null, true],
    [54, 12, 70, true],
    [53, 12, null, false],
    [53, 12, 70, true],
    [null, 12, 70, false],
    [53, null, 70, false],
    [55, 12, 70, true],
    [55, null, null, false],
  ])(
    'RUTA-04, RUTA-05, RUTA-06, RUTA-07, RUTA-08: options %j %j %j enable the button: %s',
    (first, second, third, isEnabled) => {
      expect(isPageAnswered(routes, of(first, second, third), 1)).toBe(isEnabled)
    },
  )

  test('RUTA-03: offers the routes in the second question', () => {
    expect(slot(routes, 2).options).toEqual([
      { id: 12, text: 'Ruta Norte' },
      { id: 13, text: 'Ruta Sur' },
    ])
  })

  test('RUTA-09: option 54 clears the other answers and is sent alone', () => {
    const all = tapped(routes, [
      [1, 53],
      [2, 12],
      [3, 70],
    ]).answers
    expect(routesBody(routes, all)).toHaveLength(3)
    const none = tapped(routes, [[1, 54]], all).answers
    expect(routesBody(routes, none)).toEqual([{ id: 1, respuesta: 54 }])
    expect(firstInvalid(routes, parseRoutes(routesBody(routes, none)))).toBeNull()
    expect(firstInvalid(routes, parseRoutes(routesBody(routes, all)))).toBeNull()
  })
})

class PlainBenefits {
  one = new Map<number, number>()
  five: number[] = []
  eight: number[] = []
  nine: number[] = []
  text = ''
  tap(at: number, option: number) {
    if (at === 5) {
      if (this.five.includes(option)) this.five = this.five.filter((each) => each !== option)
      else if (this.five.length < 2) {
        this.five.push(option)
        if (option === 24) {
          this.one.delete(6)
          this.one.delete(7)
        }
      }
    } else if (at === 8) {
      if (this.eight.includes(option)) this.eight = this.eight.filter((each) => each !== option)
      else if (option === 52 ? this.eight.length === 0 : !this.eight.includes(52)) this.eight.push(option)
      if (this.eight.length === 0 || this.eight.includes(52)) this.text = ''
    } else if (at === 9) {
      this.nine = this.nine.includes(option)
        ? this.nine.filter((each) => each !== option)
        : [...this.nine, option]
    } else {
      if (at === 7 && this.one.get(6) !== 9) return
      this.one.set(at, option)
      if (at === 6 && option !== 9) this.one.delete(7)
    }
  }
  type(text: string) {
    if (this.eight.length > 0 && !this.eight.includes(52)) this.text = text
  }
  isComplete(): boolean {
    const needsText = this.eight.some((option) => option >= 30 && option <= 38)
    return (
      [1, 2, 3, 4, 6].every((at) => this.one.has(at)) &&
      this.five.length > 0 &&
      this.eight.length > 0 &&
      this.nine.length > 0 &&
      (!needsText || this.text.trim().length > 4)
    )
  }
}

const byNumber = (one: number, other: number) => one - other

/** mulberry32, seeded so that the walk is reproducible. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('BR-11: random taps and texts end in the same state as a plain model', { tags: ['whole'] }, () => {
  let complete = 0
  for (let walk = 0; walk < (isWhole ? 400 : 80); walk += 1) {
    const random = randomOf(walk + 1)
    const pick = (most: number) => Math.floor(random() * most)
    const model = new PlainBenefits()
    let answers: Answers = {}
    for (let step = 0; step < 40; step += 1) {
      const at = 1 + pick(9)
      const question = slot(benefits, at)
      const isShown = shownQuestions(benefits, answers).includes(question)
      if (at === 8 && random() < 0.4) {
        if (commentState(question, answerTo(answers, question.id)) === 'hidden') continue
        const text = ['', 'abc', 'abcd ', 'abcde', 'Guardería'][pick(5)] ?? ''
        answers = setText(answers, question, text)
        model.type(text)
      } else {
        const option = question.options[pick(question.options.length)]?.id ?? 0
        if (isShown) answers = choose(benefits, answers, question, option).answers
        model.tap(at, option)
      }
      for (const place of [1, 2, 3, 4, 6, 7])
        expect(answerTo(answers, slot(benefits, place).id).options).toEqual(
          model.one.has(place) ? [model.one.get(place)] : [],
        )
      expect(answerTo(answers, 105).options).toEqual(model.five)
      expect(answerTo(answers, 108).options).toEqual(model.eight)
      expect(answerTo(answers, 108).text).toBe(model.text)
      expect(answerTo(answers, 109).options).toEqual(model.nine)
      expect(isComplete(benefits, answers)).toBe(model.isComplete())
    }
    if (!isComplete(benefits, answers)) continue
    complete += 1
    const given = parseBenefits(benefits, benefitsBody(benefits, answers))
    expect(firstInvalid(benefits, given)).toBeNull()
    expect(given.map(({ question }) => question).sort(byNumber)).toEqual(
      sentAnswers(benefits, answers)
        .map(({ question }) => question)
        .sort(byNumber),
    )
    expect(
      firstInvalid(
        benefits,
        given.filter(({ question }) => question !== 106),
      ),
    ).not.toBeNull()
  }
  expect(complete).toBeGreaterThan(isWhole ? 20 : 3)
})

test('gives a reason for each invalid answer', () => {
  const good = [
    { question: 1, options: [53], text: '' },
    { question: 2, options: [12], text: '' },
    { question: 3, options: [70], text: '' },
  ]
  const routes = routesPoll(
    [asked(1, [53, 54]), asked(2, []), asked(3, [70, 71])],
    [{ id: 12, DescRuta: 'Ruta Norte' }],
  )
  const why = (given: typeof good) => firstInvalid(routes, given)?.why ?? null
  const change = (at: number, more: Partial<(typeof good)[number]>) =>
    good.map((each, index) => (index === at ? { ...each, ...more } : each))
  expect(why(good)).toBeNull()
  expect(why(change(2, { options: [99] }))).toBe('noOption')
  expect(why(change(1, { options: [13] }))).toBe('noOption')
  expect(why(change(0, { options: [53, 54] }))).toBe('tooMany')
  expect(why(change(2, { options: [70, 70] }))).toBe('twice')
  expect(why(change(2, { question: 2 }))).toBe('twice')
  expect(why(change(2, { question: 77 }))).toBe('notAsked')
  expect(why(change(0, { options: [54] }))).toBe('notAsked')
  expect(why(change(2, { text: 'Soy Juan' }))).toBe('noWords')
  expect(why(good.slice(0, 2))).toBe('answer')
  const eight = (options: number[]) => firstInvalid(benefits, [{ question: 108, options, text: '' }])
  expect(eight([30, 52])).not.toBeNull()
})
