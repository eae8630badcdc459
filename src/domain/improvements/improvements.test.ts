import { expect, test } from 'vitest'
import {
  ALL_STATES,
  ideaProblems,
  type ImprovementState,
  improvementStates,
  isFinalState,
  moveProblem,
  nextStates,
  stateLine,
} from './improvements.ts'
import { MAX_IDEA } from './limits.ts'

const { registered, review, assigned, underWay, done, refused } = improvementStates
const plain = { engineer: '', reply: '' }

test('advances from registered to done one step at a time', () => {
  for (const [at, state] of stateLine.slice(0, -1).entries()) {
    const to = stateLine[at + 1] as ImprovementState
    expect(moveProblem(state, { to, engineer: '100201', reply: '' })).toBeNull()
    expect(moveProblem(to, { to: state, engineer: '100201', reply: 'No' })).toBe('move')
  }
  expect(moveProblem(registered, { ...plain, to: underWay })).toBe('move')
})

test('accepts a refusal in every open state, and only with a reason', () => {
  for (const state of ALL_STATES) {
    const given = moveProblem(state, { to: refused, engineer: '', reply: 'Ya existe' })
    expect(given).toBe(isFinalState(state) ? 'move' : null)
    if (!isFinalState(state))
      expect(moveProblem(state, { ...plain, to: refused, reply: '  ' })).toBe('reason')
  }
})

test('requires an engineer for an assignment, and allows reassignment', () => {
  expect(moveProblem(review, { ...plain, to: assigned })).toBe('engineer')
  expect(moveProblem(assigned, { to: assigned, engineer: '100201', reply: '' })).toBeNull()
  expect([isFinalState(done), isFinalState(refused), isFinalState(assigned)]).toEqual([true, true, false])
})

test('never leaves a final state in random walks', () => {
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  for (let walk = 0; walk < 200; walk += 1) {
    let state: ImprovementState = registered
    for (let step = 0; step < 40; step += 1) {
      const to = ALL_STATES[Math.floor(random() * ALL_STATES.length)] as ImprovementState
      const problem = moveProblem(state, { to, engineer: '1', reply: 'Porque sí' })
      expect(problem === null).toBe(nextStates(state).includes(to))
      if (problem === null) state = to
      if (isFinalState(state)) expect(nextStates(state)).toEqual([])
    }
  }
})

test('requires what, where and benefit, and limits their length', () => {
  expect(ideaProblems({ what: ' ', where: '', benefit: 'Menos ruido' })).toEqual([
    { field: 'what', kind: 'missing' },
    { field: 'where', kind: 'missing' },
  ])
  const long = 'é'.repeat(MAX_IDEA)
  expect(ideaProblems({ what: long, where: 'Línea 2', benefit: 'Menos' })).toEqual([])
  expect(ideaProblems({ what: `${long}é`, where: 'Línea 2', benefit: 'Menos' })).toEqual([
    { field: 'what', kind: 'long' },
  ])
})
