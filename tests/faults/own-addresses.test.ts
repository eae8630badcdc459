import { expect, it } from 'vitest'
import { matchPath } from '#app/page/match-path.ts'
import { routes as rooms } from '#app/routes/desk-routes.ts'
import { routes } from '#app/routes/routes.ts'
import { ownAddresses } from './own-addresses.ts'

const screens = [...routes.filter(({ room }) => room === undefined), ...rooms]

/**
 * Each screen needs a direct address, in case it opens only from Inicio
 * (tests/e2e/looks/own-addresses.whole.spec.ts).
 */
it('has an address for every route', () => {
  expect(screens.length).toBeGreaterThan(100)
  const opened = new Set(
    ownAddresses.map(({ path }) => screens.find((one) => matchPath(one.path, path))?.path),
  )
  const left = screens.map(({ path }) => path).filter((path) => !opened.has(path))
  expect(left, 'a route needs an address in tests/faults/own-addresses.ts').toEqual([])
})
