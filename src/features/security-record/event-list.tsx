import { IconSearch } from '@tabler/icons-react'
import type { RecordedEvent } from '#contract/identity/security-record.ts'
import { addDays } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { EventTile } from './event-look.tsx'
import { dayTitle, personName, sentenceOf } from './event-words.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { LoadFailure, StaleData } from '#ui/feedback/load-failure.tsx'
import { texts } from './texts.es.ts'
import type { SecurityRecord } from './use-record.ts'
import classes from './record.module.css'

interface Props {
  record: SecurityRecord
  openId: number | null
  today: string
}

export const LIST_HEADING = 'movimientos'

export function EventList({ record, openId, today }: Props) {
  const words = useTexts(texts)
  const { rows, failure, refresh, isAsked } = record
  if (rows === null) {
    if (failure && !record.isRefreshing) {
      return <LoadFailure {...missingDataReason(failure, words)} againWord={words.again} onRetry={refresh} />
    }
    if (!isAsked) return null
    return (
      <SkeletonRows
        rows={6}
        label={words.list.loading}
        slowText={words.list.slow}
        retryText={words.again}
        onRetry={refresh}
      />
    )
  }
  const old = staleDataReason(failure, words.failure, words.list.old)
  return (
    <section className="t-stack t-gap-3 t-shrink" aria-labelledby={LIST_HEADING}>
      <h2 id={LIST_HEADING} className="t-hidden" tabIndex={-1}>
        {words.list.title}
      </h2>
      {old && <StaleData {...old} againWord={words.again} onRetry={refresh} />}
      {rows.length === 0 ? <Nothing record={record} /> : <Days rows={rows} openId={openId} today={today} />}
      {record.hasMore && (
        <Button variant="outline" aria-disabled={record.isFetchingMore} onClick={record.showMore}>
          {record.isFetchingMore ? words.list.moreBusy : words.list.more}
        </Button>
      )}
      {rows.length > 0 && !record.hasMore && <p className="t-quiet t-words-centred">{words.list.end}</p>}
    </section>
  )
}

function Nothing({ record }: Pick<Props, 'record'>) {
  const words = useTexts(texts).list
  if (record.filterCount > 0) {
    return (
      <div className={classes.none}>
        <p>{words.none}</p>
        <Button variant="outline" onClick={record.showAll}>
          {words.showAll}
        </Button>
      </div>
    )
  }
  return (
    <EmptyState drawing={<IconSearch size={64} aria-hidden />} title={words.empty} text={words.emptyText} />
  )
}

function Days({ rows, openId, today }: { rows: readonly RecordedEvent[] } & Omit<Props, 'record'>) {
  const words = useTexts(texts)
  const days = [...new Set(rows.map(({ fecha }) => fecha))]
  const yesterday = addDays(today, -1)
  return days.map((day) => (
    <section key={day} className="t-stack t-gap-2 t-shrink" aria-labelledby={`dia-${day}`}>
      <h3 id={`dia-${day}`} className="t-heavy t-body">
        {dayTitle(day, today, yesterday, words)}
      </h3>
      <ListCard labelledBy={`dia-${day}`}>
        {rows
          .filter(({ fecha }) => fecha === day)
          .map((event) => (
            <ListRow
              key={event.id}
              href={`#${paths.recordOf(event.id)}`}
              current={event.id === openId}
              lead={<EventTile kind={event.clase} />}
              title={<Sentence event={event} />}
              text={words.list.at(event.hora.slice(0, 5), event.direccion)}
            />
          ))}
      </ListCard>
    </section>
  ))
}

function Sentence({ event }: { event: RecordedEvent }) {
  const words = useTexts(texts)
  const sentence = sentenceOf(event, words)
  const who = event.autor === null ? '' : personName(event.autor, words)
  const at = who === '' ? -1 : sentence.indexOf(who)
  if (at < 0) return <span className="t-regular t-snug t-break">{sentence}</span>
  return (
    <span className="t-regular t-snug t-break">
      {sentence.slice(0, at)}
      <b className="t-heavy">{who}</b>
      {sentence.slice(at + who.length)}
    </span>
  )
}
