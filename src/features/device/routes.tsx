import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

export const routes: FeatureRoute[] = [
  {
    path: paths.device,
    title: () => wordsOf(titles).device.device,
    access: 'session',
    section: 'more',
    back: paths.more,
    load: keptPart(() => import('./device-screen.tsx')),
  },
]
