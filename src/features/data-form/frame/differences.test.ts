import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

const row = (label: string, value: string) => ({ label, value })

it('lists each answer that differs, in the order of the screens', () => {
  const mine = [row('Calle', 'Juárez'), row('Número', '1'), row('Colonia', 'Centro')]
  const theirs = [row('Calle', 'Hidalgo'), row('Número', '1'), row('Colonia', '')]
  expect(differencesOf(mine, theirs)).toEqual([
    { label: 'Calle', mine: 'Juárez', theirs: 'Hidalgo' },
    { label: 'Colonia', mine: 'Centro', theirs: '' },
  ])
})

it('pairs a row that only one side has with an empty value, even when labels repeat', () => {
  const mine = [row('Madre', 'Ana'), row('Otro', 'Eva')]
  const theirs = [row('Madre', 'Ana'), row('Otro', 'Eva'), row('Otro', 'Luis'), row('Hijo(a) 1', 'Leo')]
  expect(differencesOf(mine, theirs)).toEqual([
    { label: 'Otro', mine: '', theirs: 'Luis' },
    { label: 'Hijo(a) 1', mine: '', theirs: 'Leo' },
  ])
  expect(differencesOf(theirs, mine)).toEqual([
    { label: 'Otro', mine: 'Luis', theirs: '' },
    { label: 'Hijo(a) 1', mine: 'Leo', theirs: '' },
  ])
})
