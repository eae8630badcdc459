import { expect, test } from 'vitest'
import { type Member, problemsOf, requestOf } from './family.ts'

const member = (number: string, isLeader: boolean, date = '2026-12-01'): Member => ({
  person: { EMPLID: number, NAME: `P ${number}`, nombreMostrar: `${number} - P` },
  isLeader,
  date,
})
const kinds = (project: string, members: Member[]) => problemsOf({ project, members }).map(({ kind }) => kind)

test('DICT-05, DICT-14: requires a project name of fewer than 100 characters', () => {
  const two = [member('1', true), member('2', false)]
  expect(kinds('  ', two)).toEqual(['project'])
  expect(kinds('x'.repeat(99), two)).toEqual([])
  expect(kinds('x'.repeat(100), two)).toEqual(['long'])
})

test('DICT-06, DICT-07: requires at least two people and exactly one leader', () => {
  expect(kinds('a', [])).toEqual(['few'])
  expect(kinds('a', [member('1', true)])).toEqual(['few'])
  expect(kinds('a', [member('1', false), member('2', false)])).toEqual(['noLeader'])
  expect(kinds('a', [member('1', true), member('2', true)])).toEqual(['manyLeaders'])
})

test('requires a valid date for everyone except the leader', () => {
  const family = { project: 'a', members: [member('1', true, ''), member('2', false, '2026-02-30')] }
  expect(problemsOf(family)).toEqual([{ kind: 'date', name: 'P 2', number: '2' }])
})

test('omits the leader’s date from the request', () => {
  expect(requestOf({ project: ' a ', members: [member('1', true), member('2', false)] })).toEqual({
    proyecto: 'a',
    integrantes: [
      { numero: '1', lider: true },
      { numero: '2', lider: false, fecha_aplicacion: '2026-12-01' },
    ],
  })
})
