import { hasReminders } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

/** A dialog over Inicio: the app gives it Inicio's screen. */
export const dialogRoutes: readonly Omit<FeatureRoute, 'load'>[] = [
  {
    path: paths.incidents,
    title: () => wordsOf(titles).incidents.title,
    access: 'session',
    section: 'home',
    visible: hasReminders,
    idle: 'form',
  },
]

export const loadIncidents = lazyPart(() => import('./incidents-screen.tsx'))
