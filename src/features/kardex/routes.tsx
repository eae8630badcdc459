import { canSeeKardex } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

const shared = { access: 'session', section: 'record', visible: canSeeKardex } as const

/** Header dialog "Labour record" of spec 001 §2 and 002 §2.4: the cards, and one detail over or beside them. */
const kardex: Omit<FeatureRoute, 'path'> = {
  ...shared,
  title: () => wordsOf(titles).kardex.kardex,
  // Both routes share one function, so that the cards stay mounted and scrolled under an open detail.
  load: keptPart(() =>
    import('./list/kardex-screen.tsx').then(({ KardexScreen }) => ({ Screen: KardexScreen })),
  ),
}

export const routes: FeatureRoute[] = [
  { ...kardex, path: paths.kardex, back: paths.home },
  {
    ...shared,
    path: paths.kardexYear,
    title: () => wordsOf(titles).kardex.year,
    back: paths.kardex,
    load: keptPart(() => import('./year/year-view.tsx').then(({ YearView }) => ({ Screen: YearView }))),
  },
  { ...kardex, path: `${paths.kardex}/:tipo`, back: paths.kardex },
]
