import { expect, test } from 'vitest'
import { createWritingPace } from './writing-pace.ts'

const START = Date.UTC(2026, 10, 23)
const at = (seconds: number) => new Date(START + seconds * 1000)

function countOf(mayWrite: () => boolean, tries: number): number {
  return Array.from({ length: tries }, mayWrite).filter(Boolean).length
}

test('allows 600 writes without a pause, then one every ten seconds, for each person separately', () => {
  const pace = createWritingPace()
  expect(countOf(() => pace.mayWrite(1, at(0)), 1000)).toBe(600)
  expect(pace.mayWrite(2, at(0))).toBe(true)
  expect(countOf(() => pace.mayWrite(1, at(9)), 5)).toBe(0)
  expect(countOf(() => pace.mayWrite(1, at(35)), 5)).toBe(3)
  expect(countOf(() => pace.mayWrite(1, at(35 + 6000)), 1000)).toBe(600)
})

test('allows a write after the clock was set back', () => {
  const pace = createWritingPace()
  expect(pace.mayWrite(1, at(0))).toBe(true)
  expect(pace.mayWrite(1, at(-86_400))).toBe(true)
})
