import { companyDate, daysBetween } from '#domain/time/dates.ts'
import type { ListedNotification } from '#models/notifications/use-notifications.ts'

export interface NotificationGroup {
  name: 'today' | 'week' | 'before' | 'all'
  items: ListedNotification[]
}

const DAYS_OF_A_WEEK = 7

/**
 * Groups the items by day and keeps their order.
 * @param now server time, ms
 * @returns one group 'all' when no item has a date, as on a legacy host
 */
export function groupByDay(items: readonly ListedNotification[], now: number): NotificationGroup[] {
  const today = companyDate(now)
  const groups: NotificationGroup[] = []
  for (const item of items) {
    const name = groupOf(item.fecha, today)
    const group = groups.find((each) => each.name === name)
    if (group) group.items.push(item)
    else groups.push({ name, items: [item] })
  }
  return groups
}

function groupOf(fecha: string | undefined, today: string): NotificationGroup['name'] {
  const day = dayOf(fecha)
  if (day === null) return 'all'
  if (day >= today) return 'today'
  return daysBetween(day, today) < DAYS_OF_A_WEEK ? 'week' : 'before'
}

/** Converts "21/11/2026 06:52:10" to "2026-11-21"; null for other text. */
function dayOf(fecha: string | undefined): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(fecha ?? '')
  return match ? `${match[3]}-${match[2]}-${match[1]}` : null
}

/** Returns "06:52" for today, "19/11/2026, 16:08" for other days, and '' without a date. */
export function timeText(fecha: string | undefined, isToday: boolean): string {
  const match = /^(\S+) (\d{2}:\d{2})/.exec(fecha ?? '')
  if (!match) return ''
  return isToday ? (match[2] ?? '') : `${match[1]}, ${match[2]}`
}
