import { expect, test } from 'vitest'
import { dialogRoutes } from './routes.tsx'

test('product.md, kiosk: only the two forms give more time', () => {
  const slow = dialogRoutes.filter(({ idle }) => idle === 'form').map(({ path }) => path)
  expect(slow).toEqual(['/Aclaraciones/nueva', '/Inconformidades/nueva'])
  // The first matching route wins.
  const paths = dialogRoutes.map(({ path }) => path)
  expect(paths.indexOf('/Inconformidades/nueva')).toBeLessThan(paths.indexOf('/Inconformidades/:id'))
})
