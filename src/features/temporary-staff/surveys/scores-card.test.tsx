import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { personOf } from '../parts/people.ts'
import { PlaceProvider } from '../parts/place.ts'
import { ScoresCard } from './scores-card.tsx'

afterEach(cleanup)

const [row] = examples.listStaff.response.personalTemporal
if (!row) throw new Error('the example has no row')

test.each([
  ['says that they come later', 3, 6, 'Todavía no hay calificaciones'],
  [
    'does not report calculated scores as missing when the host does not send them',
    4,
    6,
    'Aquí no se muestran sus calificaciones',
  ],
  ['says that there are none after a decision by kardex', 5, 0, 'Todavía no hay calificaciones'],
])('EVAL-44: without scores, %s', (_, estatus, total, says) => {
  const person = personOf({ ...row, estatus }, new Set(), '2026-03-01')
  render(
    <PlaceProvider value={{ view: 3, base: '/Especiales/Temporal', ruta: 'Especiales' }}>
      <ScoresCard person={person} surveys={{ encuestas: [], total, completados: total }} />
    </PlaceProvider>,
  )
  expect(screen.getByText(says)).toBeTruthy()
})
