import { expect, test } from 'vitest'
import { judgeTab, type TabStory } from './typing-tab.ts'

const well: TabStory = {
  step: 2,
  loads: 2,
  typed: { lugarNacimiento: 'Pueblo' },
  shown: { nacionalidad: '', lugarNacimiento: 'Pueblo' },
  kept: { nacionalidad: '', lugarNacimiento: 'Pueblo' },
}

test('accepts one reload with every letter kept', () => {
  expect(judgeTab(well)).toEqual([])
})
test('accepts a tab on the next screen with everything kept', () => {
  expect(judgeTab({ ...well, shown: null })).toEqual([])
})
test('reports a tab without a reload, and a tab with two reloads', () => {
  expect(judgeTab({ ...well, loads: 1 })).toEqual(['step 2: 0 reloads'])
  expect(judgeTab({ ...well, loads: 3 })).toEqual(['step 2: 2 reloads'])
})
test('reports a letter that is kept but not shown, or shown but not kept', () => {
  expect(judgeTab({ ...well, shown: { lugarNacimiento: 'Puebl' } })).toHaveLength(1)
  expect(judgeTab({ ...well, kept: { lugarNacimiento: 'Puebl' } })).toHaveLength(1)
})
test('reports a tab that kept nothing', () => {
  expect(judgeTab({ ...well, kept: null })).toHaveLength(1)
})
