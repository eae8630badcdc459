import type { IncidentRow } from '#contract/approvals/incidents.ts'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import type { KardexRow } from '#contract/time/kardex.ts'
import { type DayOff, isDay, isSwap } from '#domain/approvals/incidents.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import { holidayOn } from '#domain/time/holidays.ts'
import { type FreeDays, isWeeklyRest } from '#domain/time/workdays.ts'

/**
 * Fact about a day.
 * - 'asked': a request waits for its answer
 * - 'granted': an authorized day off
 * - 'rests': a weekly rest day, or the rest day of an authorized swap
 * - 'works': the working day of a swap, or an authorized worked rest day
 */
export type DayFact = 'asked' | 'granted' | 'rests' | 'works' | 'vacation' | 'incapacity' | 'permit'

export interface DayNotes {
  facts: readonly DayFact[]
  /** Name as in `holidayOn`. */
  holiday: string | null
  /** Weekly rest day; a Sunday for a person whose rest days are unknown. */
  isRest: boolean
}

export interface KnownDays extends FreeDays {
  facts: ReadonlyMap<string, readonly DayFact[]>
}

/** Maximum number of days that one request can mark, because a host's list may contain any dates. */
const LONGEST = 62

type Noted = readonly [day: string, fact: DayFact]

function everyDay(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < LONGEST; day = addDays(day, 1)) days.push(day)
  return days
}

function noteDayOff({ kind, from, to }: DayOff, isAuthorized: boolean): Noted[] {
  if (!isDay(from)) return []
  const last = isDay(to) ? to : from
  if (!isSwap(kind)) return everyDay(from, last).map((day) => [day, isAuthorized ? 'granted' : 'asked'])
  return isAuthorized
    ? [
        [from, 'rests'],
        [last, 'works'],
      ]
    : [from, last].map((day) => [day, 'asked'])
}

function noteItem({ estado, detalle }: Pick<ApprovalItem, 'estado' | 'detalle'>): Noted[] {
  if (estado !== 'waiting' && estado !== 'authorized') return []
  const isAuthorized = estado === 'authorized'
  if (detalle.clase === 'incidencia') {
    return noteDayOff({ kind: detalle.tipo, from: detalle.dia, to: detalle.diaFin }, isAuthorized)
  }
  if (detalle.clase !== 'descanso_laborado') return []
  return [[detalle.dia, isAuthorized ? 'works' : 'asked']]
}

function noteKardex(rows: readonly KardexRow[] | undefined, fact: DayFact): Noted[] {
  return (rows ?? []).flatMap(({ Fecha }): Noted[] => {
    const day = (Fecha ?? '').slice(0, 10)
    return isDay(day) ? [[day, fact]] : []
  })
}

export interface DaySources {
  incidents?: readonly IncidentRow[] | undefined
  asked?: readonly Pick<ApprovalItem, 'estado' | 'detalle'>[] | undefined
  /** Requests confirmed on this device: days off, and the days of worked rest days. */
  queued?: readonly (DayOff | { day: string })[] | null
  vacations?: readonly KardexRow[] | undefined
  incapacities?: readonly KardexRow[] | undefined
  permits?: readonly KardexRow[] | undefined
  weeklyRest?: string | null | undefined
  law?: FreeDays['law']
}

export function knownDays({
  incidents = [],
  asked = [],
  queued,
  weeklyRest,
  law,
  ...kardex
}: DaySources): KnownDays {
  const own = incidents.filter(({ nombre }) => nombre === undefined)
  const noted: Noted[] = [
    ...(queued ?? []).flatMap((one): Noted[] =>
      'day' in one ? [[one.day, 'asked']] : noteDayOff(one, false),
    ),
    ...own.flatMap(({ descIncidencia: kind, fechaInIncidencia: from, fechaFiIncidencia: to }) =>
      noteDayOff({ kind, from, to: to ?? from }, false),
    ),
    ...asked.flatMap(noteItem),
    ...noteKardex(kardex.vacations, 'vacation'),
    ...noteKardex(kardex.incapacities, 'incapacity'),
    ...noteKardex(kardex.permits, 'permit'),
  ]
  const days = new Map<string, DayFact[]>()
  for (const [day, fact] of noted) {
    const facts = days.get(day) ?? []
    if (!facts.includes(fact)) days.set(day, [...facts, fact])
  }
  return { facts: days, weeklyRest: weeklyRest ?? '', law }
}

const NO_FACTS: readonly DayFact[] = []

export function notesOn({ facts, weeklyRest, law }: KnownDays, day: string): DayNotes {
  const noted = facts.get(day) ?? NO_FACTS
  const isRest = isWeeklyRest(day, weeklyRest)
  // An authorized swap or worked rest day replaces the rest.
  const isMarked = isRest && !noted.includes('works') && !noted.includes('rests')
  return {
    facts: isMarked ? [...noted, 'rests'] : noted,
    holiday: law ? holidayOn(day, law) : null,
    isRest: weeklyRest === '' ? weekday(day) === 0 : isRest,
  }
}
