import { expect, test } from 'vitest'
import type { Task } from '#hooks/navigation/task.ts'
import { mergeTasks } from './task.ts'

function tasks(...keys: string[]): Task[] {
  return keys.map((key) => ({ key, icon: null, tone: 'teal', title: key, text: '', minutes: 1, path: '/' }))
}

test('takes the first task of every source before any second one', () => {
  const merged = mergeTasks([tasks('a1', 'a2', 'a3'), [], tasks('b1'), tasks('c1', 'c2')])
  expect(merged.map(({ key }) => key)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

test('returns no tasks when no source has one', () => {
  expect(mergeTasks([])).toEqual([])
  expect(mergeTasks([[], []])).toEqual([])
})
