import { describe, expect, test } from 'vitest'
import {
  offered,
  type ProcessEvent,
  type ProcessFacts,
  type ProcessStatus,
  processEvents,
  processStatuses,
  type StaffView,
  staffViews,
  step,
  TRAINED_GROUP,
} from './process.ts'

const TODAY = '2024-04-01'
const facts = (status: ProcessStatus, more: Partial<ProcessFacts> = {}): ProcessFacts => ({
  status,
  isRemoved: false,
  applicationDate: TODAY,
  isKardexJob: false,
  workGroup: 'EMPLEADOS',
  isTrained: false,
  surveys: 0,
  answered: 0,
  ...more,
})

/** The whole chart once more, as a plain list: from where, in which views, whereto. Everything else is refused. */
const chart: Record<ProcessEvent, { from: number[]; views: number[]; to: number | 'same' | 'removed' }> = {
  activate: { from: [1], views: [3], to: 2 },
  advance: { from: [1], views: [1, 2], to: 2 },
  evaluators: { from: [2], views: [1, 2, 3], to: 3 },
  continue: { from: [], views: [], to: 5 },
  removeSurvey: { from: [3], views: [3], to: 3 },
  changeSurvey: { from: [3], views: [3], to: 3 },
  remind: { from: [3], views: [3], to: 3 },
  answer: { from: [3], views: [1, 2, 3], to: 3 },
  calculate: { from: [3], views: [3], to: 4 },
  finish: { from: [4], views: [3], to: 5 },
  assignPlant: { from: [5], views: [3], to: 6 },
  extend: { from: [1, 2, 3, 4], views: [3], to: 1 },
  remove: { from: [1, 2, 3, 4], views: [3], to: 'removed' },
  confirmTraining: { from: [], views: [], to: 'same' },
}

describe('every status, event and view of somebody whose surveys are all answered', () => {
  test.each(processStatuses.flatMap((status) => staffViews.map((view) => [status, view] as const)))(
    'status %i, view %i',
    (status, view) => {
      for (const event of processEvents) {
        const { from, views, to } = chart[event]
        const isAllowed =
          (from.includes(status) && views.includes(view)) ||
          // K-53: whoever chooses the evaluators may extend, too.
          (event === 'extend' && status === 2)
        const next = step(facts(status, { surveys: 3, answered: 3 }), event, view, TODAY)
        expect([event, 'to' in next ? next.to : 'no']).toEqual([event, isAllowed ? to : 'no'])
      }
    },
  )

  test('nothing happens to whoever is removed', () => {
    for (const event of processEvents)
      for (const status of processStatuses)
        expect(step(facts(status, { isRemoved: true, surveys: 1, answered: 1 }), event, 3, TODAY)).toEqual({
          refusal: 'status',
        })
  })
})

describe('BR-17: the application date', () => {
  test.each([
    ['2024-04-01', '2024-04-01', true],
    ['2024-03-31', '2024-04-01', true],
    ['2024-04-02', '2024-04-01', false],
    ['2023-12-31', '2024-01-01', true],
    ['2025-01-01', '2024-12-31', false],
    ['2024-02-29', '2024-02-28', false],
    ['2024-02-29', '2024-03-01', true],
  ])('%s on %s', (applicationDate, today, isAllowed) => {
    const of = (event: ProcessEvent, view: StaffView, more = {}) =>
      step(facts(1, { applicationDate, ...more }), event, view, today)
    expect(of('advance', 2)).toEqual(isAllowed ? { to: 2 } : { refusal: 'date' })
    expect(of('activate', 3)).toEqual(isAllowed ? { to: 2 } : { refusal: 'date' })
    expect(of('continue', 2, { isKardexJob: true })).toEqual(isAllowed ? { to: 5 } : { refusal: 'date' })
  })
})

test('TEMP-13, TEMP-16: for the job codes of the kardex nothing else leads on', () => {
  for (const status of [1, 2] as const) {
    const row = facts(status, { isKardexJob: true })
    expect(step(row, 'continue', 2, TODAY)).toEqual({ to: 5 })
    for (const [event, view] of [
      ['advance', 2],
      ['activate', 3],
      ['evaluators', 2],
    ] as const)
      expect('to' in step(row, event, view, TODAY)).toBe(false)
  }
  expect(step(facts(1), 'continue', 2, TODAY)).toEqual({ refusal: 'kardex' })
})

test('EVAL-32: calculated with all surveys answered, and with at least one', () => {
  const of = (surveys: number, answered: number) =>
    step(facts(3, { surveys, answered }), 'calculate', 3, TODAY)
  expect(of(0, 0)).toEqual({ refusal: 'surveys' })
  expect(of(8, 7)).toEqual({ refusal: 'surveys' })
  expect(of(8, 8)).toEqual({ to: 4 })
})

test('BR-38: training of exactly one work group', () => {
  const of = (workGroup: string, isTrained: boolean) =>
    step(facts(2, { workGroup, isTrained }), 'confirmTraining', 2, TODAY)
  expect(of(TRAINED_GROUP, false)).toEqual({ to: 2 })
  expect(of(TRAINED_GROUP, true)).toEqual({ refusal: 'training' })
  expect(of('EMPLEADOS', false)).toEqual({ refusal: 'training' })
  expect(of('comisionista temporal', false)).toEqual({ refusal: 'training' })
})

describe('BR-15: what is offered', () => {
  test.each([
    [facts(1), 1, ['advance']],
    [facts(1), 3, ['activate', 'extend', 'remove']],
    [facts(1, { isKardexJob: true }), 1, ['checkKardex']],
    [facts(2), 1, ['evaluators', 'extend']],
    [facts(2, { isKardexJob: true }), 2, ['checkKardex', 'extend']],
    [facts(3, { surveys: 8, answered: 3 }), 1, ['startEvaluation']],
    [facts(3, { surveys: 8, answered: 7 }), 3, ['viewProcess', 'extend', 'remove']],
    [facts(4, { surveys: 8, answered: 8 }), 2, []],
    [facts(5), 2, []],
    [facts(5), 3, ['assignPlant']],
    [facts(6), 3, []],
  ] as const)('%o in view %i', (row, view, list) => {
    expect(offered(row, view, TODAY)).toEqual(list)
  })

  test('an advance whose date lies ahead is offered, so that it says when', () => {
    expect(offered(facts(1, { applicationDate: '2024-04-02' }), 2, TODAY)).toEqual(['advance'])
  })

  test('only what the chart lets happen is offered, but what opens something else', () => {
    const opens = ['checkKardex', 'viewProcess', 'startEvaluation']
    for (const status of processStatuses)
      for (const view of staffViews)
        for (const isKardexJob of [true, false]) {
          const row = facts(status, { isKardexJob, surveys: 2, answered: 2, workGroup: TRAINED_GROUP })
          for (const offer of offered(row, view, TODAY)) {
            if (opens.includes(offer)) continue
            expect([status, view, offer, step(row, offer as ProcessEvent, view, TODAY)]).toEqual([
              status,
              view,
              offer,
              { to: expect.anything() },
            ])
          }
        }
  })
})
