import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { texts } from './texts.es.ts'

export const routes: FeatureRoute[] = [
  {
    path: paths.notices,
    title: () => wordsOf(texts).title,
    access: 'session',
    section: 'home',
    back: paths.home,
    load: lazyPart(() => import('./notices-screen.tsx')),
  },
]

/** The dialog that the shell shows after sign-in (SHELL-01, SHELL-33). */
export const loadNoticesDialog = lazyPart(() => import('./notices-dialog.tsx'))
