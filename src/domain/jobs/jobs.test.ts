import { describe, expect, test } from 'vitest'
import {
  type ApplicationEvent,
  type ApplicationState,
  applicationEvents,
  applicationStates,
  eventsAt,
  isOpenApplication,
  nextState,
  shownState,
} from './application.ts'
import { type Applying, type ApplyingEvent, answersToSend, applying, startOfApplying } from './applying.ts'
import { areaIds } from './areas.ts'
import { conditionsOf, factsOn, isEligible } from './eligibility.ts'
import { answerOf, answerProblem, type JobQuestion, moveItem, questionProblem } from './questions.ts'

test('JOB-02: lists the eight areas in their order', () => {
  expect(areaIds).toEqual([1, 2, 6, 7, 10, 11, 9, 12])
})

describe('BR-10, JOB-06 … JOB-10', () => {
  test.each([
    [6, 6, 1, true],
    [5, 6, 1, false],
    [6, 5, 1, false],
    [24, 24, 7, false],
    [24, 24, 8, false],
    [24, 24, 9, false],
    [24, 24, 6, true],
    [24, 24, 10, true],
    [0, 0, 0, false],
    ['6', '6', '1', true],
    [6, 6, '8', false],
    [6, 6, null, true],
    [6, 6, undefined, true],
    [6, null, 1, false],
    [null, 6, 1, false],
    ['', 6, 1, false],
  ] as const)(
    '%s and %s months, quadrant %s: eligible %s',
    (mesesIngreso, mesesOferta, cuadrante, result) => {
      expect(isEligible({ mesesIngreso, mesesOferta, cuadrante })).toBe(result)
    },
  )

  test('gives each condition its own result', () => {
    expect(conditionsOf({ mesesIngreso: 9, mesesOferta: 3, cuadrante: 8 })).toEqual([
      { name: 'position', value: 9, isMet: true },
      { name: 'offer', value: 3, isMet: false },
      { name: 'quadrant', value: 8, isMet: false },
    ])
  })

  test('K-44: counts months from the position date when there was no offer', () => {
    const person = { positionSince: '2025-05-31', lastOfferOn: null, quadrant: null }
    expect(factsOn('2025-11-30', person)).toEqual({ mesesIngreso: 6, mesesOferta: 6, cuadrante: 0 })
    expect(factsOn('2025-11-29', person)).toMatchObject({ mesesIngreso: 5, mesesOferta: 5 })
    expect(factsOn('2025-11-30', { ...person, lastOfferOn: '2025-10-01', quadrant: 4 })).toEqual({
      mesesIngreso: 6,
      mesesOferta: 1,
      cuadrante: 4,
    })
    expect(factsOn('2025-01-01', person).mesesIngreso).toBe(0)
  })
})

describe('the states of an application', () => {
  const allowed = new Set([
    'recibida revisar revision',
    'recibida descartar no_seleccionada',
    'revision citar entrevista',
    'revision descartar no_seleccionada',
    'entrevista citar entrevista',
    'entrevista ofrecer autorizacion',
    'entrevista descartar no_seleccionada',
  ])
  const pairs = applicationStates.flatMap((state) =>
    applicationEvents.map((event) => [state, event] as const),
  )
  test.each(pairs)('in state %s, follows the table for %s', (state, event) => {
    const to = nextState(state, event)
    const expected = [...allowed].find((way) => way.startsWith(`${state} ${event} `))
    expect(to === null ? undefined : `${state} ${event} ${to}`).toBe(expected)
    expect(eventsAt(state).includes(event)).toBe(to !== null)
  })

  test('never leaves a final state, and reaches no state before the required states', () => {
    const random = randomOf(7)
    for (let walk = 0; walk < 300; walk += 1) {
      let state: ApplicationState = 'recibida' as ApplicationState
      const seen = [state]
      for (let step = 0; step < 12; step += 1) {
        const event = applicationEvents[random(applicationEvents.length)] as ApplicationEvent
        const next = nextState(state, event)
        if (!isOpenApplication(state) || state === 'autorizacion' || state === 'oferta')
          expect(next).toBeNull()
        state = next ?? state
        seen.push(state)
      }
      expect(seen).not.toContain('oferta')
      if (seen.includes('autorizacion')) {
        expect(seen).toEqual(expect.arrayContaining(['revision', 'entrevista']))
      }
    }
  })
})

test('offers only after an authorization; shows a pending authorization as an interview', () => {
  expect(nextState('autorizacion', 'autorizada')).toBe('oferta')
  expect(nextState('autorizacion', 'devuelta')).toBe('entrevista')
  expect(nextState('oferta', 'devuelta')).toBe('entrevista')
  for (const state of ['recibida', 'revision', 'entrevista', 'oferta', 'no_seleccionada'] as const) {
    expect(nextState(state, 'autorizada')).toBeNull()
    expect(shownState(state)).toBe(state)
  }
  expect(shownState('autorizacion')).toBe('entrevista')
})

const questions: JobQuestion[] = [
  { id: 1, text: '¿Por qué?', kind: 'texto', options: [], isRequired: true },
  { id: 2, text: '¿Turno?', kind: 'opcion', options: ['Primero', 'Segundo'], isRequired: true },
  { id: 3, text: '¿Años?', kind: 'numero', options: [], isRequired: false },
  { id: 4, text: '¿Fines?', kind: 'sino', options: [], isRequired: true },
]

describe('answers and questions', () => {
  test.each([
    [0, '', 'missing'],
    [0, '   ', 'missing'],
    [0, 'x'.repeat(1000), null],
    [0, 'x'.repeat(1001), 'long'],
    [0, '😀'.repeat(1000), null],
    [1, 'Tercero', 'option'],
    [1, 'Segundo', null],
    [2, '', null],
    [2, '3', null],
    [2, '1,250.50', null],
    [2, 'tres', 'number'],
    [2, '1e9', 'number'],
    [2, '-1', 'number'],
    [3, 'si', null],
    [3, 'Sí', null],
    [3, ' NO. ', null],
    [1, 'SEGUNDO', null],
    [3, 'quizá', 'yesNo'],
  ] as const)('question %s, answer %s: problem %s', (at, answer, problem) => {
    expect(answerProblem(questions[at] as JobQuestion, answer)).toBe(problem)
  })

  test.each([
    [3, 'Sí', 'si'],
    [3, ' ¡SI! ', 'si'],
    [3, 'No', 'no'],
    [3, 'sin duda', 'sin duda'],
    [1, 'segundo', 'Segundo'],
    [1, 'Segundo turno', 'Segundo turno'],
    [0, ' Sí ', 'Sí'],
  ] as const)('question %s, %s is stored as %s', (at, typed, stored) => {
    expect(answerOf(questions[at] as JobQuestion, typed)).toBe(stored)
  })

  test('compares exactly when two options differ only by an accent', () => {
    const options = ['Llego', 'Llegó']
    expect(answerOf({ kind: 'opcion', options }, 'Llegó')).toBe('Llegó')
    expect(answerOf({ kind: 'opcion', options }, 'LLEGO')).toBe('LLEGO')
  })

  test('requires a text for a question, and at least two different options for a choice', () => {
    expect(questionProblem({ text: ' ', kind: 'texto', options: [] })).toBe('text')
    expect(questionProblem({ text: 'x'.repeat(201), kind: 'texto', options: [] })).toBe('text')
    expect(questionProblem({ text: 'a', kind: 'opcion', options: ['b'] })).toBe('options')
    expect(questionProblem({ text: 'a', kind: 'opcion', options: ['b', ' '] })).toBe('options')
    expect(questionProblem({ text: 'a', kind: 'opcion', options: ['b', 'b '] })).toBe('sameOption')
    expect(questionProblem({ text: 'a', kind: 'opcion', options: ['b', 'c'] })).toBeNull()
    expect(questionProblem({ text: 'a', kind: 'numero', options: [] })).toBeNull()
  })

  test('moves an entry up or down, but not beyond the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })
})

describe('applying, step by step (JOB-01, JOB-12)', () => {
  const walk = (state: Applying, ...events: ApplyingEvent[]) => events.reduce(applying, state)
  const yes = { type: 'YES', isEligible: true, questions, answers: {} } as const
  const about = walk(startOfApplying, { type: 'AREA', areaId: 6 }, { type: 'VACANCY', vacancyId: 501 })
  const answer = (text: string): ApplyingEvent[] => [{ type: 'TYPE', answer: text }, { type: 'NEXT' }]

  test('goes through area, vacancy, requirements, questions and review, and collects the answers', () => {
    expect(about).toMatchObject({ step: 'about', areaId: 6, vacancyId: 501 })
    const asked = applying(about, yes)
    expect(asked).toMatchObject({ step: 'question', at: 0 })
    const done = walk(asked, ...answer('Crecer'), ...answer('Segundo'), { type: 'NEXT' }, ...answer('no'))
    expect(done).toMatchObject({ step: 'review' })
    expect(answersToSend(done)).toEqual([
      { id: 1, respuesta: 'Crecer' },
      { id: 2, respuesta: 'Segundo' },
      { id: 4, respuesta: 'no' },
    ])
    expect(applying(done, { type: 'SENT' }).step).toBe('sent')
  })

  test('asks no questions of a person who cannot apply; "no" returns to the vacancies', () => {
    expect(applying(about, { ...yes, isEligible: false })).toBe(about)
    expect(applying(about, { type: 'NO' })).toMatchObject({ step: 'vacancy', vacancyId: null })
  })

  test('stays at a question with an invalid answer until the person types again', () => {
    const wrong = walk(about, yes, { type: 'NEXT' })
    expect(wrong).toMatchObject({ at: 0, problem: 'missing' })
    expect(applying(wrong, { type: 'TYPE', answer: 'a' }).problem).toBeNull()
  })

  test('returns to the review after a correction', () => {
    const answers = { 1: 'a', 2: 'Primero', 3: '', 4: 'si' }
    const review = applying(about, { ...yes, answers })
    expect(review.step).toBe('review')
    const correcting = applying(review, { type: 'CORRECT', at: 1 })
    expect(walk(correcting, ...answer('Segundo'))).toMatchObject({
      step: 'review',
      answers: { 2: 'Segundo' },
    })
    expect(applying(correcting, { type: 'BACK' }).step).toBe('review')
  })

  test('resumes at the first unanswered question; changed questions keep the answers that still fit', () => {
    expect(applying(about, { ...yes, answers: { 1: 'a', 2: 'Primero' } })).toMatchObject({ at: 2 })
    const review = applying(about, { ...yes, answers: { 1: 'a', 2: 'Primero', 3: '', 4: 'si' } })
    const other = { ...(questions[1] as JobQuestion), id: 9, text: '¿Qué turno?' }
    const next = applying(review, { type: 'QUESTIONS', questions: [questions[0] as JobQuestion, other] })
    expect(next).toMatchObject({ step: 'question', at: 1, answers: { 1: 'a' } })
    expect(applying(about, { ...yes, questions: [] }).step).toBe('review')
  })

  test('never reaches the review with invalid answers, whatever is tapped', () => {
    const random = randomOf(11)
    const texts = ['', 'a', 'Primero', 'si', '4', 'Tercero']
    for (let round = 0; round < 300; round += 1) {
      let state = startOfApplying
      for (let step = 0; step < 40; step += 1) {
        const events: ApplyingEvent[] = [
          { type: 'AREA', areaId: 6 },
          { type: 'VACANCY', vacancyId: 501 },
          { ...yes, isEligible: random(3) > 0, answers: state.answers },
          { type: 'NO' },
          { type: 'TYPE', answer: texts[random(texts.length)] ?? '' },
          { type: 'NEXT' },
          { type: 'NEXT' },
          { type: 'BACK' },
          { type: 'CORRECT', at: random(5) },
          { type: 'SENT' },
        ]
        state = applying(state, events[random(events.length)] as ApplyingEvent)
        if (state.step === 'review') expect(answersToSend(state)).not.toBeNull()
        if (state.step === 'question') expect(questions[state.at]).toBeDefined()
        if (state.step === 'sent') expect(state.vacancyId).toBe(501)
      }
    }
  })
})

function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
