import { expect, test } from 'vitest'
import { dialogRoutes } from './routes.tsx'

test('product.md, kiosk: allows more idle time only on the two forms', () => {
  const slow = dialogRoutes.filter(({ idle }) => idle === 'form').map(({ path }) => path)
  expect(slow).toEqual(['/Aclaraciones/nueva', '/Inconformidades/nueva'])
  // The first matching route wins.
  const paths = dialogRoutes.map(({ path }) => path)
  expect(paths.indexOf('/Inconformidades/nueva')).toBeLessThan(paths.indexOf('/Inconformidades/:id'))
})
