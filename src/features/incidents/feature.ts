import { hasReminders } from '#domain/identity/can.ts'
import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from './titles.ts'

const dialogs: readonly DialogRoute[] = [
  {
    path: paths.incidents,
    title: titles.title,
    access: 'session',
    visible: hasReminders,
    idle: 'form',
    isAhead: true,
    dialog: lazyPart(() => import('./incidents-screen.tsx')),
  },
]

export const feature: Feature = { dialogs }
