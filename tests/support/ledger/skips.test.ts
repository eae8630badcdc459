import { expect, test } from 'vitest'
import { skipsIn } from './skips.ts'

test.each([
  ['test.skip("a", () => {})', 'test.skip'],
  ['test.skip.each([1])("a", () => {})', 'test.skip'],
  ['test.only.each([1])("a", () => {})', 'test.only'],
  ['test.skipIf(isAway(1))("a", () => {})', 'test.skipIf(isAway(1))'],
  [
    "describe.runIf(process.platform === 'linux')('a', () => {})",
    "describe.runIf(process.platform === 'linux')",
  ],
  ['it.concurrent.fails("a", () => {})', 'it.concurrent.fails'],
  ['test.fixme()', 'test.fixme()'],
  ['test.describe.only("a", () => {})', 'test.describe.only'],
  ['test.skip(!program, NO_FIREFOX)', 'test.skip(!program, NO_FIREFOX)'],
  ['const maybe = program ? test : test.skip', 'test.skip'],
  ['test("a", { skip: true }, () => {})', 'skip: true'],
  ['test("a", { only: true }, () => {})', 'only: true'],
  ['test("a", { skip: program === null }, () => {})', 'skip: program'],
  ['test("a", (context) => context.skip("no disk"))', 'context.skip'],
  ['test("a", ({ skip }) => skip())', 'skip()'],
])('finds the skip in %s', (source, found) => {
  expect(skipsIn(source).join()).toBe(found)
})

test.each([
  'open(page, { only: "card" })',
  'interface Choice { only?: number; skip?: boolean }',
  'const told = { todo: texts.release }',
  '// test.skip is for nobody',
  'test("skips nothing", () => {})',
  'const skipped = all.filter(isSkipped)',
])('finds nothing in %s', (source) => {
  expect(skipsIn(source)).toEqual([])
})
