import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/desk-titles.es.ts'

/** Audit log (P-55 … P-58); not on a kiosk, which must not show other people's activity. */
const record: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).securityRecord.title,
  ...deskRoute(paths.record),
  visit: 'Registro',
  // Both routes share one load function, so the list stays mounted under an open event.
  load: lazyPart(() => import('./record-screen.tsx').then(({ RecordScreen }) => ({ Screen: RecordScreen }))),
}

export const routes: FeatureRoute[] = [
  { ...record, path: paths.record, back: paths.more },
  { ...record, path: `${paths.record}/:id`, back: paths.record },
]
