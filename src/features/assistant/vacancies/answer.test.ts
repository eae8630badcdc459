import { expect, test } from 'vitest'
import { typedAnswer } from './answer.ts'

const areas = [
  { id: 1, name: 'Opinión y clima' },
  { id: 2, name: 'Almacén' },
  { id: 3, name: 'Recursos Humanos' },
  { id: 4, name: 'Calidad y Servicio' },
]

test.each([
  ['almacen', 2],
  ['alma', 2],
  ['humanos', 3],
  ['quiero recursos humanos', 3],
  ['rekursos umanos', 3],
  ['kalidad', 4],
  ['serbisio', 4],
])('«%s» chooses area %i', (text, id) => {
  expect(typedAnswer(text, { step: 'area' } as never, { areas, jobs: [] })).toEqual({ kind: 'area', id })
})

test.each(['pinión', 'macen', 'pizza'])('matches no area for «%s»: only word beginnings match', (text) => {
  expect(typedAnswer(text, { step: 'area' } as never, { areas, jobs: [] })).toEqual({ kind: 'unknown' })
})

test.each([
  ['Simón', 'yes'],
  ['claro que sí', 'yes'],
  ['nel', 'no'],
  ['mejor no', 'no'],
])('understands «%s» as %s', (text, kind) => {
  expect(typedAnswer(text, { step: 'about' } as never, { areas, jobs: [] })).toEqual({ kind })
})
