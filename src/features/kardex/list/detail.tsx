import { IconRefresh } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import type { KardexKind } from '#domain/time/kardex.ts'
import { alertSoon } from '#hooks/operations/alert-soon.ts'
import { useFailureAlert } from '#hooks/operations/failure-alert.ts'
import { useProgressiveRows } from '#hooks/device/use-progressive-rows.ts'
import { failureTexts } from '#i18n/failure-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PHONE } from '#ui/theme/phone.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { DetailCards } from './detail-cards.tsx'
import { DetailTable } from './detail-table.tsx'
import { countYears, type DetailRow, toDetailRows } from '../days/kardex-rows.ts'
import { columns } from '../days/kinds.ts'
import { OldData } from './old-data.tsx'
import { texts } from '../texts.es.ts'
import { useDetail } from '../days/use-kardex.ts'
import classes from './detail.module.css'
import { Button } from '#ui/actions/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'

interface Props {
  kind: KardexKind
  /** Count from the summary; null while unknown. */
  total: number | null
}

/** Width in CSS px that the table needs for the date, and for each further column. */
const DATE_ROOM = 110
const COLUMN_ROOM = 120

export function Detail({ kind, total }: Props) {
  // A summary of 0 needs no fetch, because the empty list is correct.
  const isNone = total === 0
  const { data, failure, at, isRefreshing, refresh } = useDetail(kind, !isNone)
  const problem = useFailureAlert(isNone ? null : failure, data !== null, useTexts(failureTexts))
  const rows = useMemo(() => data && toDetailRows(data), [data])
  const retry = () => void refresh()
  // Offline, the screen itself explains the empty list.
  const isOffline = failure?.kind === 'offline'
  useEmptyAlert(!isNone && rows !== null && rows.length === 0 && !isRefreshing && !isOffline)
  if (isNone && !rows?.length) return <NoRows isTrue isOffline={false} onRetry={retry} />
  if (rows === null) {
    return (
      <NothingKnown failure={problem === null ? null : failure} isRefreshing={isRefreshing} onRetry={retry} />
    )
  }
  return (
    <div className="t-stack t-gap-3 t-shrink">
      {failure && <OldData failure={failure} text={problem} at={at} onRetry={retry} />}
      {rows.length === 0 ? (
        <NoRows isTrue={false} isOffline={isOffline} onRetry={retry} />
      ) : (
        <Rows kind={kind} rows={rows} />
      )}
    </div>
  )
}

/** Alerts about an empty detail once per opening (KARD-13), unless the summary also counts none. */
function useEmptyAlert(isEmpty: boolean): void {
  const text = useTexts(texts).detail.empty
  const isTold = useRef(false)
  useEffect(() => {
    if (!isEmpty || isTold.current) return
    return alertSoon(text, () => {
      isTold.current = true
    })
  }, [isEmpty, text])
}

interface NothingProps {
  failure: Failure | null
  isRefreshing: boolean
  onRetry: () => void
}

function NothingKnown({ failure, isRefreshing, onRetry }: NothingProps) {
  const { summary, detail } = useTexts(texts)
  if (failure === null || isRefreshing) {
    return (
      <SkeletonRows
        label={detail.loading}
        slowText={summary.slow}
        retryText={summary.again}
        onRetry={onRetry}
      />
    )
  }
  return <NoRows isTrue={false} isOffline={failure.kind === 'offline'} onRetry={onRetry} />
}

interface NoRowsProps {
  /** True when the summary also counts none and the empty list is correct. */
  isTrue: boolean
  isOffline: boolean
  onRetry: () => void
}

function NoRows({ isTrue, isOffline, onRetry }: NoRowsProps) {
  const { summary, detail } = useTexts(texts)
  if (isTrue) {
    return <EmptyState drawing={<DrawingAllDone />} title={detail.none} text={detail.noneText} />
  }
  return (
    <EmptyState
      drawing={<DrawingNoConnection />}
      title={detail.empty}
      text={isOffline ? summary.notHereText : null}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={onRetry}>
          {detail.again}
        </Button>
      }
    />
  )
}

function Rows({ kind, rows }: { kind: KardexKind; rows: readonly DetailRow[] }) {
  const { detail } = useTexts(texts)
  const { measure, isMeasured, hasTable } = useRoom(DATE_ROOM + COLUMN_ROOM * columns[kind].length)
  const isPhone = useMedia(PHONE)
  const [year, setYear] = useState('all')
  const applied = useDeferredValue(year)
  const years = useMemo(() => countYears(rows), [rows])
  const found = useMemo(
    () => (applied === 'all' ? rows : rows.filter((row) => row.year === applied)),
    [rows, applied],
  )
  const isThere = year === 'all' || years.some((each) => each.year === year)
  const count = useProgressiveRows(found.length)
  const drawn = useMemo(() => found.slice(0, count), [found, count])
  return (
    <div ref={measure} className="t-stack t-gap-3 t-shrink">
      <SelectField
        className={classes.year}
        label={detail.year}
        value={isThere ? year : 'all'}
        options={[
          { value: 'all', label: detail.allYears(rows.length) },
          ...years.map((each) => ({
            value: each.year,
            label: detail.oneYear(each.year || detail.noDate, each.count),
          })),
        ]}
        onChange={(event) => setYear(event.currentTarget.value)}
      />
      <output className="t-hidden">{year === 'all' ? '' : detail.count(found.length)}</output>
      {isMeasured &&
        (hasTable && !isPhone ? (
          <DetailTable kind={kind} rows={drawn} />
        ) : (
          <DetailCards kind={kind} rows={drawn} years={years} />
        ))}
    </div>
  )
}
