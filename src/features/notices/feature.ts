import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { texts } from './texts.es.ts'

/** Notices (SHELL-01, SHELL-33) open from Inicio and Más, never automatically. */
const dialogs: readonly DialogRoute[] = [
  {
    path: paths.notices,
    title: () => wordsOf(texts).title,
    access: 'session',
    dialog: keptPart(() => import('./notices-screen.tsx')),
  },
]

export const feature: Feature = { dialogs }
