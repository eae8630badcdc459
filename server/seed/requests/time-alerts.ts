import { addDays, weekday } from '#domain/time/dates.ts'
import { ALERT_DAYS } from '#domain/time/time-alerts.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { insertInBatches } from '../batches.ts'
import type { DemoPerson } from '../demo-person.ts'
import { randomFor } from '../random.ts'

export type AlertDraft = Omit<typeof tables.timeAlerts.$inferInsert, 'id' | 'employeeId'>

/** Length of `story` in days. The story ends yesterday. */
const STORY_DAYS = 7
/** Days since the leader and 100101 last opened the alerts, in the evening. Later alerts are new to them. */
const SEEN_DAYS_AGO = 3
const USUAL_SHARE = 0.12
const NO_SCHEDULE = '100103'

type Visit = [daysAgo: number, facility: 'R' | 'C', entry: string, exit: string | null]

const story: Readonly<Record<string, readonly Visit[]>> = {
  '100101': [
    [5, 'C', '13:00', '13:38'],
    [2, 'R', '10:02', '10:31'],
    [1, 'C', '13:00', '13:52'],
  ],
  '100102': [[2, 'R', '11:15', '11:44']],
  '100104': [[6, 'R', '16:20', null]],
  '100211': [
    [4, 'R', '08:15', '08:37'],
    [2, 'R', '09:42', '10:11'],
    [2, 'C', '12:05', '12:51'],
  ],
  '100212': [[5, 'C', '12:00', '12:44']],
  '100213': [
    [7, 'R', '07:30', '07:52'],
    [5, 'R', '08:05', '08:24'],
    [5, 'R', '11:10', '11:31'],
    [4, 'R', '10:40', '11:02'],
    [2, 'R', '09:00', '09:18'],
    [2, 'R', '13:20', '13:47'],
  ],
  '100215': [
    [4, 'C', '12:10', '12:49'],
    [1, 'C', '12:02', '12:45'],
  ],
  '100216': [[3, 'R', '23:50', '00:14']],
  '100217': [
    [3, 'C', '09:00', '09:36'],
    [3, 'C', '12:15', '12:58'],
  ],
  '100218': [[2, 'R', '14:05', '14:23']],
  '100219': [[1, 'C', '12:20', '12:57']],
}

const facilities = {
  R: { facilityId: 1, facility: 'Sanitario', places: ['Sanitarios nave 1', 'Sanitarios nave 2'] },
  C: { facilityId: 2, facility: 'Comedor', places: ['Comedor principal', 'Comedor de turno'] },
} as const

/**
 * Returns a person's alerts of the last 90 days: random ones, then those of the story. A person without a
 * story has none.
 */
export function timeAlertsOf(number: string, today: string): AlertDraft[] {
  const visits = story[number] ?? []
  const recent = visits.map(([daysAgo, kind, entry, exit]) =>
    draftOf(addDays(today, -daysAgo), kind, entry, exit, daysAgo % 2),
  )
  return visits.length === 0 ? [] : [...usualAlerts(number, today, USUAL_SHARE, STORY_DAYS + 1), ...recent]
}

/**
 * Returns alerts on a random `share` of the days from ALERT_DAYS − 1 to `until` days ago, except Sundays.
 * Each run returns the same alerts.
 */
export function usualAlerts(number: string, today: string, share: number, until: number): AlertDraft[] {
  const drafts: AlertDraft[] = []
  for (let daysAgo = ALERT_DAYS - 1; daysAgo >= until; daysAgo--) {
    const date = addDays(today, -daysAgo)
    const random = randomFor(`${number}|${date}|alert`)
    const [hasAlert, isRestroom, hour, minute] = [
      random.chance(share),
      random.chance(0.6),
      random.whole(7, 14),
      random.whole(0, 19),
    ]
    if (!hasAlert || weekday(date) === 0) continue
    const minutes = isRestroom ? random.whole(16, 34) : random.whole(31, 59)
    const end = hour * 60 + minute + minutes
    drafts.push(
      draftOf(
        date,
        isRestroom ? 'R' : 'C',
        clock(hour * 60 + minute),
        clock(end),
        random.chance(0.5) ? 1 : 0,
      ),
    )
  }
  return drafts
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function draftOf(date: string, kind: 'R' | 'C', entry: string, exit: string | null, place = 0): AlertDraft {
  const { facilityId, facility, places } = facilities[kind]
  const endDate = exit !== null && exit < entry ? addDays(date, 1) : date
  return {
    date,
    entry,
    exit,
    facilityId,
    facility,
    description: places[place] ?? places[0],
    recordedAt: companyInstant(endDate, exit ?? entry),
  }
}

/** Uses a fixed offset: Mexico City has had no daylight saving time since 2022. */
function companyInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00-06:00`)
}

export async function insertAlerts(tx: Tx, employeeId: number, drafts: readonly AlertDraft[]): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, employeeId }))
  await insertInBatches(rows, (batch) => tx.insert(tables.timeAlerts).values(batch))
}

/**
 * Inserts alerts, canteen schedules and the last views of two people. Only people of company 00100 eat in the
 * plant. NO_SCHEDULE has no schedule.
 */
export async function insertTimeAlerts(
  tx: Tx,
  people: readonly DemoPerson[],
  ids: ReadonlyMap<string, number>,
  today: string,
): Promise<void> {
  const seenDay = addDays(today, -SEEN_DAYS_AGO)
  const seen = { day: seenDay, seenAt: companyInstant(seenDay, '18:00') }
  for (const { number, company } of people) {
    const employeeId = ids.get(number)
    if (employeeId === undefined || company !== '00100') continue
    await insertAlerts(tx, employeeId, timeAlertsOf(number, today))
    if (number !== NO_SCHEDULE) {
      await tx.insert(tables.canteenSchedules).values({ employeeId, from: '12:00', to: '12:30' })
    }
    if (number === '100101')
      await tx.insert(tables.timeAlertViews).values({ employeeId, view: 'own', ...seen })
    if (number === '100201') {
      await tx.insert(tables.timeAlertViews).values({ employeeId, view: 'team', ...seen })
    }
  }
}
