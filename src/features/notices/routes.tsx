import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { texts } from './texts.es.ts'

/** The shell's notices dialog (SHELL-01, SHELL-33): the row on Inicio and the one in Más open it, never the app. */
export const dialogRoutes: readonly DialogRoute[] = [
  {
    path: paths.notices,
    title: () => wordsOf(texts).title,
    access: 'session',
    dialog: lazyPart(() => import('./notices-screen.tsx')),
  },
]
