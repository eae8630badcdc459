import type { DeskWork, DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { LATE_DAYS } from '#domain/portal-health/upkeep-limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const lateBefore = (now: Date): Date => new Date(now.getTime() - LATE_DAYS * DAY_MS)

export const recentSince = (now: Date): Date => new Date(now.getTime() - 7 * DAY_MS)

export function work(
  que: DeskWork,
  { waiting = 0, failed = 0, late = 0 }: { waiting?: number; failed?: number; late?: number },
): DeskWorkCount {
  return { que, cuantos: waiting + failed, fallan: failed, tarde: late }
}
