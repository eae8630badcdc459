import { hasReminders } from '#domain/identity/can.ts'
import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from './titles.ts'

export type ReminderKind = 'certification' | 'ptu' | 'survey'

const places: Record<ReminderKind, string> = {
  certification: paths.expressCertifications,
  ptu: paths.ptu,
  survey: paths.survey,
}
const kinds = Object.keys(places) as ReminderKind[]

/** Returns the reminder of an address, or null. */
export function reminderAt(path: string): ReminderKind | null {
  return kinds.find((kind) => places[kind].toLowerCase() === path.toLowerCase()) ?? null
}

export const loadReminders = lazyPart(() => import('./reminders-screen.tsx'))

const dialogs: readonly DialogRoute[] = kinds.map((kind) => ({
  path: places[kind],
  title: titles[kind],
  access: 'session',
  visible: hasReminders,
  isAhead: true,
  dialog: loadReminders,
}))

export const feature: Feature = { dialogs }
