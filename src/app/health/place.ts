import { deviceMode } from '#core/store/device-mode.ts'
import { type Device, ROUTE } from '#domain/portal-health/vitals.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { loadedPart } from '#parts/lazy-part.ts'
import { currentWidth } from '../page/use-width.ts'
import { routeOf } from '../routes/guard.ts'
import { entryRoutes } from '../routes/public-routes.ts'
import { findDeskScreen } from '../routes/desk-screen.ts'
import { routes } from '../routes/routes.ts'

export function patternOf(path = currentPath()): string {
  const route = routeOf(path, [...routes, ...entryRoutes])
  if (route === null) return '/'
  const table = route.room && loadedPart(route.room)?.routes
  const pattern = table ? findDeskScreen(table, route, path)?.route.path : route.path
  return pattern !== undefined && ROUTE.test(pattern) ? pattern : '/'
}

const BY_WIDTH = { phone: 'telefono', tablet: 'tableta', wide: 'computadora' } as const

export function deviceClass(): Device {
  return deviceMode() === 'kiosk' ? 'kiosco' : BY_WIDTH[currentWidth()]
}

/** Returns the name of the page's script, which changes with every build. */
export function buildVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/start-"]')
  return /\/([\w-]{1,36})\.js$/.exec(script?.src ?? '')?.[1] ?? 'dev'
}
