import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['../src/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Browsers order day and month of such a field by their own language, not by the portal's. */
const native = /\btype(?:=|: ?)['"](?:date|datetime-local|month|week)['"]/

it('uses no date field of the browser', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100)
  const found = Object.entries(files).filter(([, code]) => native.test(code))
  expect(found.map(([file]) => file)).toEqual([])
})
