import { expect, test } from 'vitest'
import type { Task } from '#hooks/navigation/task.ts'
import { mergeTasks } from './task.ts'

function tasks(...keys: string[]): Task[] {
  return keys.map((key) => ({ key, icon: null, tone: 'teal', title: key, text: '', minutes: 1, path: '/' }))
}

test('every source has its first task before any has its second', () => {
  const merged = mergeTasks([tasks('a1', 'a2', 'a3'), [], tasks('b1'), tasks('c1', 'c2')])
  expect(merged.map(({ key }) => key)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

test('nothing is missing where no source has a task', () => {
  expect(mergeTasks([])).toEqual([])
  expect(mergeTasks([[], []])).toEqual([])
})
