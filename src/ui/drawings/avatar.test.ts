import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

it.each([
  ['GUADALUPE RAMOS ORTEGA', 'GR'],
  ['  ángel   ñúñez ', 'ÁÑ'],
  ['Omar', 'O'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
