import type { Feature } from '#hooks/navigation/feature.ts'
import type { DialogRoute, FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { keptPart, type Load } from '#parts/lazy-part.ts'
import { deskRoute } from './desk-screen.ts'
import { entryRoutes } from './public-routes.ts'

const files = import.meta.glob<{ feature: Feature }>('../../features/*/feature.ts', { eager: true })
const features = Object.values(files).map(({ feature }) => feature)

/** Loads the maintenance page, for menu entries without a screen (GRAL-35). */
export const loadMaintenance = keptPart(() =>
  import('./maintenance.tsx').then(({ Maintenance }) => ({ Screen: Maintenance })),
)

const screens = features.flatMap(({ routes = [] }) => routes)

/** Screen of Inicio. The screen stays mounted under the dialogs that open over it. */
export const loadHome: FeatureRoute['load'] = loadOf(paths.home)

function loadOf(path: string): Load<Awaited<ReturnType<FeatureRoute['load']>>> {
  const found = screens.find((screen) => screen.path === path)
  if (!found) throw new Error(`no screen at ${path}`)
  return found.load
}

function overlayRoute(dialog: DialogRoute): FeatureRoute {
  return { ...dialog, section: 'home', header: 'own', load: loadHome }
}

export const routes: readonly FeatureRoute[] = [
  ...entryRoutes,
  ...screens,
  ...features.flatMap(({ desks = [] }) => desks).map(deskRoute),
  ...features.flatMap(({ dialogs = [] }) => dialogs).map(overlayRoute),
].sort(bySpecificity)

/** Sorts fixed segments before parameters, and a longer path before its own prefix. */
function bySpecificity(one: FeatureRoute, other: FeatureRoute): number {
  const [left, right] = [one, other].map(({ path }) => path.split('/').filter(Boolean))
  for (const [at, word] of (left ?? []).entries()) {
    const otherWord = right?.[at]
    if (otherWord === undefined) return -1
    if (word.startsWith(':') !== otherWord.startsWith(':')) return word.startsWith(':') ? 1 : -1
    if (word !== otherWord && !word.startsWith(':')) return word < otherWord ? -1 : 1
  }
  return (right?.length ?? 0) - (left?.length ?? 0)
}
