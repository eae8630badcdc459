import { expect, test } from 'vitest'
import {
  listActions,
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

const today = '2024-04-01'
const facts = (changes: Partial<ProcessFacts> = {}): ProcessFacts => ({
  status: 1,
  isRemoved: false,
  applicationDate: '2024-04-01',
  isKardexJob: false,
  workGroup: 'OPERATIVO',
  isTrained: false,
  surveys: 8,
  answered: 8,
  ...changes,
})

/**
 * Views that may perform an event in each status, and the next status. The application date has passed and all
 * surveys are answered. Written by hand, not derived from the code.
 */
const table: Record<
  ProcessEvent,
  Partial<Record<ProcessStatus, readonly [string, ProcessStatus | 'removed']>>
> = {
  activate: { 1: ['3', 2] },
  advance: { 1: ['12', 2] },
  evaluators: { 2: ['123', 3] },
  continue: {},
  removeSurvey: { 3: ['3', 3] },
  changeSurvey: { 3: ['3', 3] },
  remind: { 3: ['3', 3] },
  answer: { 3: ['123', 3] },
  calculate: { 3: ['3', 4] },
  finish: { 4: ['3', 5] },
  assignPlant: { 5: ['3', 6] },
  extend: { 1: ['3', 1], 2: ['123', 1], 3: ['3', 1], 4: ['3', 1] },
  remove: { 1: ['3', 'removed'], 2: ['3', 'removed'], 3: ['3', 'removed'], 4: ['3', 'removed'] },
  confirmTraining: {},
}

const pairs = processEvents.flatMap((event) =>
  processStatuses.flatMap((status) => staffViews.map((view) => ({ event, status, view }))),
)

test.each(pairs)('handles $event in status $status of view $view by the table', ({ event, status, view }) => {
  const cell = table[event][status]
  const next = step(facts({ status }), event, view, today)
  if (cell?.[0].includes(String(view))) expect(next).toEqual({ to: cell[1] })
  else expect(next).toHaveProperty('refusal')
})

test.each(pairs)(
  'removed person: rejects $event in status $status, view $view',
  ({ event, status, view }) => {
    const removed = facts({
      status,
      isRemoved: true,
      isKardexJob: event === 'continue',
      workGroup: TRAINED_GROUP,
    })
    expect(step(removed, event, view, today)).toEqual({ refusal: 'status' })
    expect(listActions(removed, view, today)).toEqual([])
  },
)

test.each([
  ['2024-04-01', '2024-04-01', true],
  ['2024-03-31', '2024-04-01', true],
  ['2024-04-02', '2024-04-01', false],
  ['2023-12-31', '2024-01-01', true],
])('BR-17: allows an advance of %s on %s only from its date on', (applicationDate, on, isAllowed) => {
  const late = { refusal: 'date' }
  expect(step(facts({ applicationDate }), 'advance', 2, on)).toEqual(isAllowed ? { to: 2 } : late)
  expect(step(facts({ applicationDate }), 'activate', 3, on)).toEqual(isAllowed ? { to: 2 } : late)
  const kardex = facts({ applicationDate, isKardexJob: true })
  expect(step(kardex, 'continue', 2, on)).toEqual(isAllowed ? { to: 5 } : late)
})

test('TEMP-13, 16: replaces advance and evaluators with the kardex check for a kardex job', () => {
  for (const view of staffViews) {
    for (const status of [1, 2] as const) {
      const person = facts({ status, isKardexJob: true })
      expect(listActions(person, view, today)).toContain('checkKardex')
      expect(step(person, view === 3 ? 'activate' : 'advance', view, today)).toHaveProperty('refusal')
      expect(step(person, 'evaluators', view, today)).toHaveProperty('refusal')
      expect(step(person, 'continue', view, today)).toEqual({ to: 5 })
    }
  }
  expect(step(facts({ status: 3, isKardexJob: true }), 'continue', 1, today)).toEqual({ refusal: 'status' })
})

test('TEMP-31: offers the next step and then the kardex check where the job is unknown', () => {
  for (const view of staffViews) {
    const waiting = listActions(facts({ isKardexJob: null }), view, today)
    expect(waiting.slice(0, 2)).toEqual([view === 3 ? 'activate' : 'advance', 'checkKardex'])
    const choosing = listActions(facts({ status: 2, isKardexJob: null }), view, today)
    expect(choosing.slice(0, 2)).toEqual(['evaluators', 'checkKardex'])
    expect(listActions(facts({ status: 3, isKardexJob: null }), view, today)).not.toContain('checkKardex')
    expect(step(facts({ isKardexJob: null }), 'continue', view, today)).toEqual({ to: 5 })
  }
})

test.each([
  [0, 0],
  [8, 7],
  [1, 0],
])('EVAL-32: refuses to compute scores of %i surveys with %i answered', (surveys, answered) => {
  expect(step(facts({ status: 3, surveys, answered }), 'calculate', 3, today)).toEqual({ refusal: 'surveys' })
})

test('TEMP-32 … 35: confirms training once, only in the temporary commission work group', () => {
  const of = (workGroup: string, isTrained: boolean) =>
    step(facts({ status: 2, workGroup, isTrained }), 'confirmTraining', 2, today)
  expect(of('COMISIONISTA TEMPORAL', false)).toEqual({ to: 2 })
  expect(of('COMISIONISTA TEMPORAL', true)).toEqual({ refusal: 'training' })
  expect(of('Comisionista Temporal', false)).toEqual({ refusal: 'training' })
  expect(of('COMISIONISTA', false)).toEqual({ refusal: 'training' })
})

test.each<[ProcessStatus, StaffView, number, string[]]>([
  [1, 1, 0, ['advance']],
  [2, 1, 0, ['evaluators', 'extend']],
  [3, 1, 3, ['startEvaluation']],
  [3, 3, 7, ['viewProcess', 'extend', 'remove']],
  [5, 3, 8, ['assignPlant']],
  [6, 3, 8, []],
])('BR-15: lists the actions of status %i in view %i with %i answered', (status, view, answered, list) => {
  expect(listActions(facts({ status, answered }), view, today)).toEqual(list)
})

/** Seeded random numbers, so that a walk can be repeated by its seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('follows the table in random walks', { tags: ['whole'] }, () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomOf(seed)
    const way = facts()
    let modelled: ProcessStatus | 'removed' = 1
    for (let turn = 0; turn < 40; turn += 1) {
      const event = processEvents[random(processEvents.length)] as ProcessEvent
      const view = staffViews[random(3)] as StaffView
      const cell: readonly [string, ProcessStatus | 'removed'] | undefined =
        modelled === 'removed' ? undefined : table[event][modelled]
      const isAllowed = cell?.[0].includes(String(view)) ?? false
      const next = step(way, event, view, today)
      expect('to' in next, `walk ${seed}, turn ${turn}: ${event} of view ${view} in ${modelled}`).toBe(
        isAllowed,
      )
      if (!('to' in next) || !cell) continue
      modelled = cell[1]
      if (next.to === 'removed') way.isRemoved = true
      else way.status = next.to
      expect(way.isRemoved ? 'removed' : way.status).toBe(modelled)
    }
  }
})
