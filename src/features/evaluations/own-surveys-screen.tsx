import { IconAlertTriangle, IconChartBar, IconClock } from '@tabler/icons-react'
import { surveyForm } from '#domain/requests/request-forms.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { type SurveyRow, useOwnSurveys } from '#models/evaluations/use-own-surveys.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { CorrectButton } from './correct-button.tsx'
import { texts } from './texts.es.ts'

export { prefetchData } from '#models/evaluations/ahead.ts'

export function OwnSurveysScreen() {
  const words = useTexts(texts)
  const { rows, hasResult, failure, refresh } = useOwnSurveys()
  if (rows === null)
    return <MissingData {...toMissingDataProps({ failure, refresh }, words)} loading={words.list.loading} />
  const old = staleDataReason(failure, words.failure, words.list.old)
  const waiting = rows.filter(({ state }) => state !== 'done' && state !== 'queued')
  const queued = rows.filter(({ state }) => state === 'queued')
  const done = rows.filter(({ state }) => state === 'done')
  return (
    <div className="t-stack t-gap-4 t-page">
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      {hasResult && (
        <ListCard label={words.list.result}>
          <ListRow
            lead={<Tile tone="primary" icon={<IconChartBar size={24} />} />}
            title={words.list.result}
            text={words.list.resultText}
            href={`#${paths.ownResult}`}
          />
        </ListCard>
      )}
      {waiting.length === 0 ? (
        <EmptyState drawing={<DrawingAllDone />} title={words.list.none} text={words.list.noneText} />
      ) : (
        <Group id="waiting" title={words.list.waiting} rows={waiting} />
      )}
      <Group id="queued" title={words.list.queued} rows={queued} />
      <Group id="done" title={words.list.done} rows={done} />
    </div>
  )
}

interface GroupProps {
  id: string
  title: string
  rows: readonly SurveyRow[]
}

function Group({ id, title, rows }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListCard labelledBy={id}>
        {rows.map((row) => (
          <Row key={row.survey.idEncuesta} row={row} />
        ))}
      </ListCard>
    </section>
  )
}

function Row({ row: { survey, state, isHere } }: { row: SurveyRow }) {
  const words = useTexts(texts)
  const name = properName(survey.nombre)
  const waitsFor = useWaitsFor(state === 'queued' ? surveyForm(survey.idEncuesta) : '')
  const isLink = state === 'open' || state === 'begun'
  const place = paths.evaluation(survey.idEncuesta)
  const as = words.list.as[survey.tipo as keyof typeof words.list.as] ?? survey.tipo
  const due = formatDate(survey.vence)
  const isLate = survey.vence < companyDate(serverNow())
  return (
    <ListRow
      {...(isLink ? { href: `#${place}` } : {})}
      lead={<Avatar name={name} size={48} />}
      title={name}
      text={
        <>
          <span>{as}</span>
          {state === 'begun' && (
            <span className="t-block">
              {isHere ? words.list.begun : words.list.progress(survey.contestadas, survey.preguntas)}
            </span>
          )}
        </>
      }
      chip={
        state === 'done' ? (
          <SendingState live={false} state="synced" />
        ) : state === 'queued' ? (
          <SendingState live={false} state="queued" waitsFor={waitsFor} />
        ) : state === 'rejected' ? (
          <CorrectButton name={name} onClick={() => navigate(place)} />
        ) : survey.vence === '' ? null : (
          <StateChip tone={isLate ? 'error' : 'warn'} icon={isLate ? <IconAlertTriangle /> : <IconClock />}>
            {isLate ? words.list.overdue(due) : words.list.due(due)}
          </StateChip>
        )
      }
    />
  )
}
