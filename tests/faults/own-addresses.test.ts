import { expect, it } from 'vitest'
import { matchPath } from '#app/page/match-path.ts'
import { allScreens } from '../support/app-screens.ts'
import { ownAddresses } from './own-addresses.ts'

/**
 * Every screen needs a test at its own address, because a screen may work only when opened from Inicio
 * (tests/e2e/looks/own-addresses.whole.spec.ts).
 */
it('has an address for every route', async () => {
  const screens = await allScreens()
  expect(screens.length).toBeGreaterThan(100)
  const opened = new Set(
    ownAddresses.map(({ path }) => screens.find((one) => matchPath(one.path, path))?.path),
  )
  const left = screens.map(({ path }) => path).filter((path) => !opened.has(path))
  expect(left, 'a route needs an address in tests/faults/own-addresses.ts').toEqual([])
})
