import { memo, useMemo, useState } from 'react'
import { type KardexFact, kardexCalendar, kardexKinds } from '#domain/time/kardex.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useToday } from '#hooks/device/use-today.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DayMap } from '#ui/drawings/day-map.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { countFacts, toMapWeeks } from '../days/calendar.ts'
import { DayTable } from '../year/day-table.tsx'
import { MapLegend } from '../year/map-legend.tsx'
import { MonthDialog } from '../year/month-dialog.tsx'
import { MissingKinds } from '../year/missing-kinds.tsx'
import { texts } from '../texts.es.ts'
import { useFacts } from '../days/use-kardex.ts'
import classes from './ninety-days.module.css'

const DAYS = 90
/** Non-breaking space, which keeps the height of an empty line. */
const NOTHING = '\u00a0'
const nothing: readonly KardexFact[] = []

interface Props {
  /** True after the cards are painted. Reading five years of facts must not delay the cards (quality.md). */
  mayRead: boolean
}

export const NinetyDays = memo(function NinetyDays({ mayRead }: Props) {
  const words = useTexts(texts)
  const today = useToday()
  const { facts, missing, unknown, isRefreshing, refresh } = useFacts(mayRead)
  const known = facts ?? nothing
  const weeks = useMemo(
    () => toMapWeeks(kardexCalendar(known, today, DAYS), today, words),
    [known, today, words],
  )
  const [month, setMonth] = useState<string | null>(null)
  const { counts, days, byDay } = useMemo(() => countFacts(known, today, DAYS), [known, today])
  // No kind could be loaded, and nothing can be drawn.
  if (facts === null && missing.length === kardexKinds.length && !isRefreshing) return null
  const daysText = () => {
    if (unknown.length === 0) return days === 0 ? words.ninety.none : words.ninety.days(days)
    if (isRefreshing || missing.length === 0) return words.ninety.loading
    return days === 0 ? NOTHING : words.atLeast(words.ninety.days(days))
  }
  return (
    <div className={classes.card}>
      <div className="t-row t-wrap t-gap-0-3 t-between">
        <div>
          <h2>{words.ninety.title}</h2>
          <p className="t-quiet">{daysText()}</p>
        </div>
        <TextLink href={`#${paths.kardexYear}`}>{words.ninety.toYear}</TextLink>
      </div>
      <div className={classes.picture}>
        {/* Mouse and touch only, because a square is too small for a button. The link above leads keyboards and
            screen readers to the same months. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={classes.map} onClick={({ target }) => setMonth(monthAt(target))}>
          <DayMap weeks={weeks} weekdays={words.weekdays} />
        </div>
        {/* Shows every kind from the first paint, because rows arrive kind by kind. */}
        <div className={classes.legend}>
          <MapLegend counts={counts} unknown={unknown} hasSeveral />
        </div>
      </div>
      <MissingKinds missing={missing} isRefreshing={isRefreshing} onRetry={refresh} />
      {byDay.length > 0 && <DayTable caption={words.ninety.title} days={byDay} />}
      {month !== null && (
        <MonthDialog month={month} facts={known} today={today} onClose={() => setMonth(null)} />
      )}
    </div>
  )
})

/** Returns YYYY-MM of the tapped day; null for a tap outside the days. */
function monthAt(target: EventTarget): string | null {
  const day = target instanceof Element ? target.closest('[data-date]') : null
  return day?.getAttribute('data-date')?.slice(0, 7) ?? null
}
