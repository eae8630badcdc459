import { IconAlertTriangle, IconFileSpreadsheet, IconPlus, IconScale, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Dispute } from '#contract/requests/disputes.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { hasNoRows } from '#ui/lists/has-no-rows.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { useMedia } from '#ui/theme/use-media.ts'
import { CARDS } from '../rating/narrow.ts'
import type { ConfirmedDispute } from './dispute-drafts.ts'
import { DISPUTES_PER_PAGE, findDisputes, withGivenLevel } from './dispute-rows.ts'
import { DisputeRows } from './dispute-table.tsx'
import { disputeTexts } from './dispute-texts.es.ts'
import { DisputesWaiting } from './dispute-waiting.tsx'
import classes from './disputes.module.css'
import { useDisputeExport } from './use-dispute-export.ts'
import type { Disputes } from './use-disputes.ts'

interface Props {
  disputes: Disputes
  onRate: (dispute: Dispute) => void
  onCorrect: (row: WaitingRequest<ConfirmedDispute>) => void
}

/** Shows queued disputes and the list, or the reason without one (spec 002 §2.9). */
export function DisputeList({ disputes, onRate, onCorrect }: Props) {
  const words = useTexts(disputeTexts)
  const { rows, isBroken, isRefreshing, refresh, waiting } = disputes
  if (isBroken) {
    return (
      <EmptyState
        drawing={<DrawingWork />}
        title={words.maintenance}
        text={words.maintenanceText}
        action={<Button onClick={refresh}>{words.again}</Button>}
      />
    )
  }
  if (!rows && isRefreshing) {
    return (
      <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} onRetry={refresh} />
    )
  }
  return (
    <div className="t-stack t-gap-4">
      <Age disputes={disputes} />
      {rows?.length === 0 && waiting.length > 0 && <New />}
      <DisputesWaiting rows={waiting} onCorrect={onCorrect} />
      {rows === null && (
        <div role="alert">
          <EmptyState
            drawing={<DrawingNoConnection />}
            title={words.notHere}
            text={<NotHereText disputes={disputes} />}
            action={<New />}
          />
        </div>
      )}
      {hasNoRows(rows, waiting) && (
        <EmptyState
          drawing={<IconScale size={64} aria-hidden />}
          title={words.empty}
          text={words.emptyText}
          action={<New />}
        />
      )}
      {rows && rows.length > 0 && <Found rows={rows} ratings={disputes.ratings} onRate={onRate} />}
    </div>
  )
}

export function NotHereText({ disputes: { offlineText } }: { disputes: Disputes }) {
  const words = useTexts(disputeTexts)
  return (
    <>
      {offlineText !== '' && <span className="t-block">{offlineText}</span>}
      <span className="t-block">{words.notHereText}</span>
    </>
  )
}

function New() {
  const words = useTexts(disputeTexts)
  return (
    <Button leftSection={<IconPlus size={22} aria-hidden />} onClick={() => navigate(paths.newDispute)}>
      {words.create}
    </Button>
  )
}

function Age({ disputes: { rows, at, failure } }: { disputes: Disputes }) {
  const words = useTexts(disputeTexts)
  if (!rows || !failure || at === null) return null
  const text = failure.kind === 'offline' ? words.old : words.outdated
  return (
    <Banner tone="warn" live="status" icon={<IconAlertTriangle size={24} />}>
      {text(formatInstant(at))}
    </Banner>
  )
}

interface FoundProps {
  rows: readonly Dispute[]
  ratings: Disputes['ratings']
  onRate: (dispute: Dispute) => void
}

function Found({ rows, ratings, onRate }: FoundProps) {
  const words = useTexts(disputeTexts)
  const [wanted, setWanted] = useState('')
  const found = findDisputes(rows, wanted)
  const isNarrow = useMedia(CARDS)
  return (
    <>
      <div className={classes.tools}>
        <New />
        <Search wanted={wanted} count={found.length} onSearch={setWanted} />
        {!isNarrow && <Export rows={found} ratings={ratings} />}
      </div>
      {found.length === 0 ? (
        <EmptyState
          drawing={<IconSearch size={72} stroke={1.5} aria-hidden />}
          title={words.search.none}
          action={
            <Button variant="outline" onClick={() => setWanted('')}>
              {words.search.clear}
            </Button>
          }
        />
      ) : (
        <Pages key={wanted} rows={found} ratings={ratings} onRate={onRate} />
      )}
      {isNarrow && <Export rows={found} ratings={ratings} />}
    </>
  )
}

function Export({ rows, ratings }: Pick<FoundProps, 'rows' | 'ratings'>) {
  const words = useTexts(disputeTexts)
  const exporting = useDisputeExport(true)
  if (!exporting) return null
  return (
    <Button
      variant="outline"
      aria-disabled={exporting.isBusy}
      leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
      onClick={() => {
        if (!exporting.isBusy) void exporting.run(rows.map((row) => withGivenLevel(row, ratings)))
      }}
    >
      {exporting.isBusy ? words.exporting : words.export}
    </Button>
  )
}

interface SearchProps {
  wanted: string
  count: number
  onSearch: (wanted: string) => void
}

function Search({ wanted, count, onSearch }: SearchProps) {
  const { search } = useTexts(disputeTexts)
  return (
    <search className={classes.search}>
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        clearLabel={search.clear}
        value={wanted}
        onChange={onSearch}
      />
      <output className="t-hidden">{wanted.trim() === '' ? '' : search.found(count)}</output>
    </search>
  )
}

function Pages({ rows, ratings, onRate }: FoundProps) {
  const words = useTexts(disputeTexts)
  const [asked, setPage] = useState(1)
  const pages = Math.ceil(rows.length / DISPUTES_PER_PAGE)
  const page = Math.min(asked, pages)
  const first = (page - 1) * DISPUTES_PER_PAGE
  return (
    <>
      <DisputeRows rows={rows.slice(first, first + DISPUTES_PER_PAGE)} ratings={ratings} onRate={onRate} />
      <Pager page={page} pages={pages} onPage={setPage} words={words} />
    </>
  )
}
