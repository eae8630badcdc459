import { expect, test } from 'vitest'
import { feature } from './feature.ts'

test('product.md, kiosk: allows more idle time only on the two forms', () => {
  const dialogs = feature.dialogs ?? []
  const slow = dialogs.filter(({ idle }) => idle === 'form').map(({ path }) => path)
  expect(slow).toEqual(['/Aclaraciones/nueva', '/Inconformidades/nueva'])
})
