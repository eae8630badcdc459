import { IconCalendarMonth, IconChartBar } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { daysBetween } from '#domain/time/dates.ts'
import type { KardexFact, KardexKind } from '#domain/time/kardex.ts'
import { useToday } from '#hooks/device/use-today.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { countFacts, firstOfTwelveMonths, trendOf } from '../days/calendar.ts'
import { DayTable } from './day-table.tsx'
import { cardOrder } from '../days/kinds.ts'
import { MapLegend } from './map-legend.tsx'
import { MissingKinds } from './missing-kinds.tsx'
import { texts } from '../texts.es.ts'
import { TrendBars } from './trend-bars.tsx'
import { useFacts } from '../days/use-kardex.ts'
import { YearCalendar } from './year-calendar.tsx'
import classes from './year-view.module.css'
import { SelectField } from '#ui/fields/select-field.tsx'

type View = 'calendar' | 'trend'
type Choice = KardexKind | 'all'

/** Non-breaking space, which keeps the height of an empty line. */
const NOTHING = '\u00a0'
const nothing: readonly KardexFact[] = []

export function YearView() {
  const words = useTexts(texts)
  const today = useToday()
  const { facts, missing, unknown, isRefreshing, refresh } = useFacts()
  const known = facts ?? nothing
  const [view, setView] = useState<View>('calendar')
  const [choice, setChoice] = useState<Choice>('all')
  const days = daysBetween(firstOfTwelveMonths(today), today) + 1
  const chosen = useMemo(
    () => (choice === 'all' ? known : known.filter(({ kind }) => kind === choice)),
    [known, choice],
  )
  const all = useMemo(() => countFacts(known, today, days), [known, today, days])
  const shown = useMemo(
    () => (choice === 'all' ? all : countFacts(chosen, today, days)),
    [all, choice, chosen, today, days],
  )
  const isWhole = choice === 'all' ? unknown.length === 0 : !unknown.includes(choice)
  const isUnknown = choice === 'all' ? facts === null : !isWhole
  const seen = choice === 'all' ? shown.counts : shown.counts.filter(({ count }) => count > 0)
  const trend = useMemo(() => trendOf(known, choice, today), [known, choice, today])
  const countOf = (kind: KardexKind) => all.counts.find((each) => each.kind === kind)?.count ?? 0
  const totalText = () => {
    const total = words.year.total(trend.total)
    return isWhole ? total : isRefreshing ? words.ninety.loading : words.atLeast(total)
  }
  return (
    <div className="t-stack t-gap-3">
      <div className={classes.tools}>
        <Segments<View>
          label={words.year.view}
          value={view}
          options={[
            { value: 'calendar', label: words.year.calendar, icon: <IconCalendarMonth size={22} /> },
            { value: 'trend', label: words.year.trend, icon: <IconChartBar size={22} /> },
          ]}
          onChange={setView}
        />
        <SelectField
          label={words.year.kind}
          value={choice}
          options={[
            {
              value: 'all',
              label: words.year.all(
                unknown.length > 0 ? null : all.counts.reduce((sum, { count }) => sum + count, 0),
              ),
            },
            ...cardOrder.map((kind) => ({
              value: kind,
              label: unknown.includes(kind)
                ? words.kinds[kind]
                : words.year.option(words.kinds[kind], countOf(kind)),
            })),
          ]}
          onChange={(event) => setChoice(event.currentTarget.value as Choice)}
        />
      </div>
      {isUnknown && !isRefreshing ? (
        <NotHere onRetry={refresh} />
      ) : (
        <Card className="t-stack t-gap-4">
          <div>
            <h2>{choice === 'all' ? totalText() : words.kinds[choice]}</h2>
            <p className="t-quiet">
              {/* Incomplete data allow neither a comparison nor "none". */}
              {!isWhole
                ? isUnknown && choice !== 'all'
                  ? words.ninety.loading
                  : NOTHING
                : trend.total === 0
                  ? words.year.none
                  : (changeText(trend.change, words.year) ?? NOTHING)}
            </p>
          </div>
          {view === 'calendar' ? (
            <>
              <YearCalendar facts={chosen} today={today} />
              {seen.length > 0 && (
                <MapLegend
                  counts={seen}
                  unknown={unknown}
                  hasSeveral={choice === 'all' || shown.hasSeveral}
                />
              )}
              <DayTable caption={words.year.calendar} days={shown.byDay} />
            </>
          ) : (
            <TrendBars months={trend.months} kind={choice} />
          )}
          <MissingKinds missing={missing} isRefreshing={isRefreshing} onRetry={refresh} />
        </Card>
      )}
    </div>
  )
}

function NotHere({ onRetry }: { onRetry: () => void }) {
  const { summary } = useTexts(texts)
  return (
    <EmptyState
      drawing={<DrawingNoConnection />}
      title={summary.notHere}
      text={summary.notHereText}
      action={<Button onClick={onRetry}>{summary.again}</Button>}
    />
  )
}

interface ChangeWords {
  more: (count: number) => string
  fewer: (count: number) => string
  same: string
}

function changeText(change: number | null, words: ChangeWords): string | null {
  if (change === null) return null
  if (change === 0) return words.same
  return change > 0 ? words.more(change) : words.fewer(-change)
}
