import { hasReminders } from '#domain/identity/can.ts'
import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

export type ReminderKind = 'certification' | 'ptu' | 'survey'

const places: Record<ReminderKind, string> = {
  certification: paths.expressCertifications,
  ptu: paths.ptu,
  survey: paths.survey,
}
const kinds = Object.keys(places) as ReminderKind[]

/** Returns the reminder that an address opens, or null. */
export function reminderAt(path: string): ReminderKind | null {
  return kinds.find((kind) => places[kind].toLowerCase() === path.toLowerCase()) ?? null
}

export const loadReminders = lazyPart(() => import('./reminders-screen.tsx'))

export const dialogRoutes: readonly DialogRoute[] = kinds.map((kind) => ({
  path: places[kind],
  title: () => wordsOf(titles).reminders[kind],
  access: 'session',
  visible: hasReminders,
  isAhead: true,
  dialog: loadReminders,
}))
