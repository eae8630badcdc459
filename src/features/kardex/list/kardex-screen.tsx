import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { KardexSummary } from '#contract/time/kardex.ts'
import type { KardexKind } from '#domain/time/kardex.ts'
import { useFailureAlert } from '#hooks/operations/failure-alert.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { dayOffPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { failureTexts } from '#i18n/failure-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { DetailDialog, DetailPane } from './open-detail.tsx'
import { kindOfType, summaryField } from '../days/kinds.ts'
import { NinetyDays } from './ninety-days.tsx'
import { OldData } from './old-data.tsx'
import { detailButtonId, SummaryCards } from './summary-cards.tsx'
import { texts } from '../texts.es.ts'
import { VacationCard } from './vacation-card.tsx'
import { type KardexState, useFacts, useSummary } from '../days/use-kardex.ts'
import classes from './kardex-screen.module.css'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'

/**
 * Shows the cards, with the open detail over them (spec 002 §2.4). A wide screen shows the detail or the last 90 days
 * beside the cards.
 */
export function KardexScreen({ params }: ScreenProps) {
  const summary = useSummary()
  const { RecordTabs } = useShellParts()
  const { measure, isMeasured, hasPane } = useRoom()
  const mayRead = useAfterPaint(summary.data !== null || summary.failure !== null)
  const type = params.tipo ?? null
  const kind = type === null ? null : kindOfType(type)
  const close = useCloseItem(type, paths.kardex, focusButton)
  const open = {
    kind,
    total: kind && summary.data ? summary.data[summaryField[kind]].Totales : null,
    onClose: close,
  }
  return (
    <div ref={measure} className={hasPane ? classes.split : 't-stack t-gap-3 t-shrink'}>
      <div className={classes.tabs}>
        <RecordTabs current="kardex" />
      </div>
      {isMeasured && !hasPane && <NinetyDays mayRead={mayRead} />}
      {isMeasured && (
        <div className="t-stack t-gap-3 t-shrink">
          <AskForDay />
          <Summary summary={summary} openKind={hasPane ? kind : null} mayRead={mayRead} />
        </div>
      )}
      {isMeasured && hasPane && (
        <div className={classes.pane}>
          {type === null ? <NinetyDays mayRead={mayRead} /> : <DetailPane {...open} />}
        </div>
      )}
      {isMeasured && !hasPane && type !== null && <DetailDialog {...open} />}
    </div>
  )
}

function AskForDay() {
  const words = useTexts(texts).askForDay
  return (
    <ListCard label={words.title}>
      <ListRow
        {...words}
        lead={<Tile tone="primary" icon={<IconCalendarPlus size={24} />} />}
        href={`#${dayOffPaths.ask}`}
      />
    </ListCard>
  )
}

/** Returns true after the browser has painted the content that came with `isThere`. */
function useAfterPaint(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isThere) return
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [isThere])
  return isPainted
}

function focusButton(type: string): void {
  moveFocus(document.getElementById(detailButtonId(type)))
}

interface SummaryProps {
  summary: KardexState<KardexSummary>
  openKind: KardexKind | null
  mayRead: boolean
}

function Summary({ summary, openKind, mayRead }: SummaryProps) {
  const words = useTexts(texts).summary
  const { data, failure, at, isRefreshing, refresh } = summary
  const problem = useFailureAlert(failure, data !== null, useTexts(failureTexts))
  const retry = () => void refresh()
  if (data) {
    return (
      <div className="t-stack t-gap-3 t-shrink">
        {failure && <OldData failure={failure} text={problem} at={at} onRetry={retry} />}
        <VacationCard />
        <SummaryCards summary={data} openKind={openKind} />
      </div>
    )
  }
  if (problem === null || isRefreshing) {
    return (
      <SkeletonRows
        rows={6}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={retry}
      />
    )
  }
  return <NothingHere mayRead={mayRead} onRetry={retry} />
}

/** Shown without a summary. If the days are known, only the totals are reported as missing. */
function NothingHere({ mayRead, onRetry }: { mayRead: boolean; onRetry: () => void }) {
  const words = useTexts(texts).summary
  const hasDays = useFacts(mayRead).facts !== null
  return (
    <EmptyState
      drawing={<DrawingNoConnection />}
      title={hasDays ? words.sumsNotHere : words.notHere}
      text={hasDays ? words.sumsNotHereText : words.notHereText}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={onRetry}>
          {words.again}
        </Button>
      }
    />
  )
}
