import { canSeeKardex } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart } from '#parts/lazy-part.ts'

const shared = { access: 'session', section: 'record', visible: canSeeKardex } as const

/** Kardex, the "Labour record" of spec 001 §2 and 002 §2.4: cards, with a detail over or beside them. */
const kardex: Omit<FeatureRoute, 'path'> = {
  ...shared,
  title: inBoth('Mi kardex', 'My kardex'),
  load: keptPart(() =>
    import('./list/kardex-screen.tsx').then(({ KardexScreen }) => ({ Screen: KardexScreen })),
  ),
}

const routes: FeatureRoute[] = [
  { ...kardex, path: paths.kardex, back: paths.home },
  {
    ...shared,
    path: paths.kardexYear,
    title: inBoth('Tus últimos 12 meses', 'Your last 12 months'),
    back: paths.kardex,
    load: keptPart(() => import('./year/year-view.tsx').then(({ YearView }) => ({ Screen: YearView }))),
  },
  { ...kardex, path: `${paths.kardex}/:tipo`, back: paths.kardex },
]

export const feature: Feature = { routes }
