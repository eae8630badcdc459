import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { IncidentRow, readIncidents } from '#contract/incidents.ts'
import type { ResponseOf } from '#contract/operation.ts'
import { INCIDENTS_PER_PAGE } from '#domain/incidents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Segments } from '#ui/fields/segments.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { IncidentRows } from './incident-rows.tsx'
import { texts } from './texts.es.ts'

interface Props {
  incidents: OperationState<ResponseOf<typeof readIncidents>>
  onAsk: () => void
}

/** Renders the list, its failure or its empty state, always with the button to request a day. */
export function IncidentList({ incidents, onAsk }: Props) {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = incidents
  if (!data && isRefreshing) {
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  const isEmpty = data?.incidencias.length === 0
  return (
    <div className="t-stack t-gap-4">
      {!data && (
        <EmptyState drawing={<DrawingNoConnection />} title={words.notHere} text={words.notHereText} />
      )}
      {data && failure && (
        <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
          {words.old}
        </Banner>
      )}
      {isEmpty && <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />}
      {data && !isEmpty && <Groups rows={data.incidencias} />}
      <Button fullWidth leftSection={<IconCalendarPlus size={22} aria-hidden />} onClick={onAsk}>
        {words.request}
      </Button>
    </div>
  )
}

/**
 * Groups the rows: the leader's own requests, and those that wait for the leader, who decides on them in
 * another screen.
 */
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

/** Shows five rows a page (INCD-02). */
function Pages({ rows }: { rows: readonly IncidentRow[] }) {
  const words = useTexts(texts)
  const [asked, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / INCIDENTS_PER_PAGE))
  // The list may have become shorter.
  const page = Math.min(asked, pages)
  const first = (page - 1) * INCIDENTS_PER_PAGE
  return (
    <>
      <IncidentRows rows={rows.slice(first, first + INCIDENTS_PER_PAGE)} />
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          onPage={setPage}
          label={words.pages}
          previousWord={words.previous}
          nextWord={words.next}
          placeText={words.place(page, pages)}
        />
      )}
    </>
  )
}
