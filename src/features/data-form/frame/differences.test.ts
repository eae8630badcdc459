import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

const row = (label: string, value: string) => ({ label, value })

it('names each answer that is not the same on both sides, in the order of the screens', () => {
  const mine = [row('Calle', 'Juárez'), row('Número', '1'), row('Colonia', 'Centro')]
  const theirs = [row('Calle', 'Hidalgo'), row('Número', '1'), row('Colonia', '')]
  expect(differencesOf(mine, theirs)).toEqual([
    { label: 'Calle', mine: 'Juárez', theirs: 'Hidalgo' },
    { label: 'Colonia', mine: 'Centro', theirs: '' },
  ])
})

it('puts a row of a list that only one side has beside nothing, also of several that are called alike', () => {
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
