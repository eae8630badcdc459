import { expect, test } from 'vitest'
import { judgeTab, type TabStory } from './typing-tab.ts'

/** Checks that the judge of an update detects each kind of fault. */

const well: TabStory = {
  step: 2,
  loads: 2,
  typed: { lugarNacimiento: 'Pueblo' },
  shown: { nacionalidad: '', lugarNacimiento: 'Pueblo' },
  kept: { nacionalidad: '', lugarNacimiento: 'Pueblo' },
}

test('one reload, every letter there', () => {
  expect(judgeTab(well)).toEqual([])
})
test('a screen that has gone on, with all of it kept', () => {
  expect(judgeTab({ ...well, shown: null })).toEqual([])
})
test('a tab that was left as it was, and one that was loaded twice', () => {
  expect(judgeTab({ ...well, loads: 1 })).toEqual(['step 2: 0 reloads'])
  expect(judgeTab({ ...well, loads: 3 })).toEqual(['step 2: 2 reloads'])
})
test('a letter that was kept and is not shown, and one that is shown and not kept', () => {
  expect(judgeTab({ ...well, shown: { lugarNacimiento: 'Puebl' } })).toHaveLength(1)
  expect(judgeTab({ ...well, kept: { lugarNacimiento: 'Puebl' } })).toHaveLength(1)
})
test('nothing kept at all', () => {
  expect(judgeTab({ ...well, kept: null })).toHaveLength(1)
})
