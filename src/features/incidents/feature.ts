import { hasReminders } from '#domain/identity/can.ts'
import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { dayOffPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from './titles.ts'

const list: DialogRoute = {
  path: paths.incidents,
  title: titles.title,
  access: 'session',
  visible: hasReminders,
  idle: 'form',
  isAhead: true,
  dialog: lazyPart(() => import('./incidents-screen.tsx')),
}

/** The form has its own addresses, which "Pedir" opens without the list. */
const dialogs: readonly DialogRoute[] = [
  list,
  ...Object.values(dayOffPaths).map((path) => ({ ...list, path, title: titles.ask })),
]

export const feature: Feature = { dialogs }
