import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { IncidentRow, readIncidents } from '#contract/approvals/incidents.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type DayOff, INCIDENTS_PER_PAGE, isSwap } from '#domain/approvals/incidents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { waitingFields } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { WaitingList } from '#pieces/sending/waiting-list.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { hasNoRows } from '#ui/lists/has-no-rows.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { IncidentRows } from './incident-rows.tsx'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

interface Props {
  incidents: OperationState<ResponseOf<typeof readIncidents>>
  waiting: readonly WaitingRequest<DayOff>[]
  onAsk: () => void
  onCorrect: (row: WaitingRequest<DayOff>) => void
}

export function IncidentList({ incidents, waiting, onAsk, onCorrect }: Props) {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = incidents
  if (!data && isRefreshing && waiting.length === 0) {
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  const items = waiting.map((row) => ({
    ...waitingFields(row),
    lead: <Tile tone="primary" icon={<IconCalendarPlus size={24} />} />,
    title: row.values.kind,
    text: daysText(row.values, words),
    correct: { onClick: () => onCorrect(row) },
  }))
  return (
    <div className="t-stack t-gap-4">
      <WaitingList items={items} />
      {!data && !isRefreshing && (
        <EmptyState drawing={<DrawingNoConnection />} title={words.notHere} text={words.notHereText} />
      )}
      {data && failure && (
        <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
          {words.old}
        </Banner>
      )}
      {hasNoRows(data?.incidencias, waiting) && (
        <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
      )}
      {data && data.incidencias.length > 0 && <Groups rows={data.incidencias} />}
      <Button fullWidth leftSection={<IconCalendarPlus size={22} aria-hidden />} onClick={onAsk}>
        {words.request}
      </Button>
    </div>
  )
}

function daysText({ kind, from, to }: DayOff, words: Translation<typeof es>): string {
  const names = isSwap(kind) ? [words.rest, words.work] : [words.start, words.end]
  return [from, to].map((day, at) => `${names[at]}: ${formatDate(day)}`).join(' · ')
}

function Groups({ rows }: { rows: readonly IncidentRow[] }) {
  const words = useTexts(texts)
  const groups = {
    others: rows.filter(({ nombre }) => nombre !== undefined),
    own: rows.filter(({ nombre }) => nombre === undefined),
  }
  const [chosen, setChosen] = useState<'others' | 'own'>('own')
  const hasBoth = groups.others.length > 0 && groups.own.length > 0
  const group = hasBoth ? chosen : groups.own.length > 0 ? 'own' : 'others'
  return (
    <>
      {hasBoth && (
        <Segments
          label={words.whose}
          value={group}
          options={[
            { value: 'own', label: words.own(groups.own.length) },
            { value: 'others', label: words.others(groups.others.length) },
          ]}
          onChange={setChosen}
        />
      )}
      {group === 'others' && (
        <Button variant="outline" href={`#${paths.approvals}`}>
          {words.decide(groups.others.length)}
        </Button>
      )}
      <Pages key={group} rows={groups[group]} />
    </>
  )
}

function Pages({ rows }: { rows: readonly IncidentRow[] }) {
  const words = useTexts(texts)
  const [asked, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / INCIDENTS_PER_PAGE))
  const page = Math.min(asked, pages)
  const first = (page - 1) * INCIDENTS_PER_PAGE
  return (
    <>
      <IncidentRows rows={rows.slice(first, first + INCIDENTS_PER_PAGE)} />
      <Pager page={page} pages={pages} onPage={setPage} words={words} />
    </>
  )
}
