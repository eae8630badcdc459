import { expect, test } from 'vitest'
import { typedAnswer } from './answer.ts'

const areas = [
  { id: 1, name: 'Opinión y clima' },
  { id: 2, name: 'Almacén' },
  { id: 3, name: 'Recursos Humanos' },
]

test.each([
  ['almacen', 2],
  ['alma', 2],
  ['humanos', 3],
  ['quiero recursos humanos', 3],
])('«%s» chooses area %i', (text, id) => {
  expect(typedAnswer(text, { step: 'area' } as never, { areas, jobs: [] })).toEqual({ kind: 'area', id })
})

test.each(['pinión', 'macen', 'pizza'])('matches no area for «%s»: only word beginnings match', (text) => {
  expect(typedAnswer(text, { step: 'area' } as never, { areas, jobs: [] })).toEqual({ kind: 'unknown' })
})
