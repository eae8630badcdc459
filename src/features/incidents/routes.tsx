import { hasReminders } from '#domain/identity/can.ts'
import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

export const dialogRoutes: readonly DialogRoute[] = [
  {
    path: paths.incidents,
    title: () => wordsOf(titles).incidents.title,
    access: 'session',
    visible: hasReminders,
    idle: 'form',
    isAhead: true,
    dialog: lazyPart(() => import('./incidents-screen.tsx')),
  },
]
