import { expect, test } from 'vitest'
import { feature } from './feature.ts'

test('allows more idle time only in the forms of clarifications and disputes (product.md, Kiosk mode)', () => {
  const dialogs = feature.dialogs ?? []
  const slow = dialogs.filter(({ idle }) => idle === 'form').map(({ path }) => path)
  expect(slow).toEqual(['/Aclaraciones/nueva', '/Inconformidades/nueva'])
})
