import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

/**
 * "Por enviar": requests confirmed on this device that the server has not received yet (offline.md, Outbox).
 */
export const routes: FeatureRoute[] = [
  {
    path: paths.waiting,
    title: () => wordsOf(titles).pending.title,
    access: 'session',
    section: 'more',
    back: paths.more,
    load: keptPart(() => import('./pending-screen.tsx')),
  },
]
