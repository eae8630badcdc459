import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClipboardList,
  IconClock,
  IconPencil,
} from '@tabler/icons-react'
import { formatDate } from '#domain/time/dates.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { pollPaths } from '#hooks/navigation/inner-paths.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { pollNames } from '#models/polls/names.es.ts'
import { pollForm, titleOf } from '#models/polls/places.ts'
import { type PollRow, useOwnPolls } from '#models/polls/use-own-polls.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'

export function PollsScreen() {
  const words = useTexts(texts)
  const { rows, isWhole, failure, refresh } = useOwnPolls()
  const waiting = (rows ?? []).filter(({ state }) => !['done', 'queued', 'over'].includes(state))
  if (rows === null || (rows.length === 0 && !isWhole))
    return <MissingData {...toMissingDataProps({ failure, refresh }, words)} loading={words.list.loading} />
  const old = staleDataReason(failure, words.failure, words.list.old)
  return (
    <div className="t-stack t-gap-4 t-page">
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      <Group id="waiting" title={words.list.waiting} rows={waiting} />
      {waiting.length === 0 && isWhole && (
        <EmptyState drawing={<DrawingAllDone />} title={words.list.none} text={words.list.noneText} />
      )}
      <Group id="over" title={words.list.over} rows={rows.filter(isClosed)} />
      <Group id="queued" title={words.list.queued} rows={rows.filter(({ state }) => state === 'queued')} />
      <Group id="done" title={words.list.done} rows={rows.filter((row) => isAnswered(row))} />
    </div>
  )
}

function isAnswered({ state, isAnswered: isCounted }: PollRow): boolean {
  return state === 'done' || (state === 'over' && isCounted)
}

function isClosed(row: PollRow): boolean {
  return row.state === 'over' && !isAnswered(row)
}

interface GroupProps {
  id: string
  title: string
  rows: readonly PollRow[]
}

function Group({ id, title, rows }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListCard labelledBy={id}>
        {rows.map((row) => (
          <Row key={row.place} row={row} />
        ))}
      </ListCard>
    </section>
  )
}

function Row({ row }: { row: PollRow }) {
  const { place, title: given, until, minutes, state } = row
  const words = useTexts(texts)
  const title = titleOf(place, given, useTexts(pollNames)) || words.poll.name
  const address = pollPaths.poll(place)
  const waitsFor = useWaitsFor(state === 'queued' ? pollForm(place) : '')
  const isRefused = state === 'rejected' || state === 'over'
  const refusal = state === 'over' ? words.list.refusedOf : words.list.correctOf
  const isElsewhere = state === 'over' && isAnswered(row)
  const isLink = state === 'open' || state === 'begun' || isElsewhere
  return (
    <ListRow
      {...(isLink ? { href: `#${address}` } : {})}
      lead={<Tile tone="teal" icon={<IconClipboardList size={24} />} />}
      title={given ? <span lang="es-MX">{title}</span> : title}
      text={
        state === 'done' || state === 'queued' || state === 'over'
          ? undefined
          : state === 'begun'
            ? words.list.begun
            : words.list.minutes(minutes)
      }
      chip={
        state === 'done' || isElsewhere ? (
          <StateChip tone="ok" icon={<IconCircleCheck />}>
            {words.list.sent}
          </StateChip>
        ) : state === 'queued' ? (
          <SendingState live={false} state="queued" waitsFor={waitsFor} />
        ) : isRefused ? (
          <Button
            size="sm"
            variant="outline"
            danger
            leftSection={
              state === 'over' ? (
                <IconAlertTriangle size={20} aria-hidden />
              ) : (
                <IconPencil size={20} aria-hidden />
              )
            }
            aria-label={refusal(title)}
            onClick={() => navigate(address)}
          >
            {state === 'over' ? words.list.refused : words.list.correct}
          </Button>
        ) : (
          <StateChip tone="warn" icon={<IconClock />}>
            {until ? words.list.until(formatDate(until)) : words.list.open}
          </StateChip>
        )
      }
    />
  )
}
