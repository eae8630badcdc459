import type { DeskRequest } from '#contract/requests/request-desk.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { PaneHead } from '#ui/lists/pane-head.tsx'
import type { AnswerDraft } from './answer-drafts.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerGiven } from './answer-given.tsx'
import { EvidenceButton } from './evidence-button.tsx'
import { History } from './history.tsx'
import type { RequestKey } from './kinds.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { LoadFailure, StaleData } from '#ui/feedback/load-failure.tsx'
import { PayslipPart } from './payslip-part.tsx'
import { RequestChip } from './request-chip.tsx'
import { texts } from './texts.es.ts'
import { useProblemText } from './use-answer.ts'
import { useRequest } from './use-request.ts'
import { periodText } from './words.ts'
import classes from './pane.module.css'

interface Props {
  request: RequestKey
  /** Null when the list lacks the request. */
  listed: DeskRequest | null
  next: DeskRequest | null
  draft: AnswerDraft
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

export function RequestPane({ request, listed, next, draft, onClose }: Props) {
  const words = useTexts(texts)
  const problemText = useProblemText()
  const answer = useRequest(request)
  const { details, checkRules, failure, isRefreshing, refresh } = answer
  const shown = details?.solicitud ?? listed
  if (shown === null) {
    if (failure === null || isRefreshing) {
      return (
        <div className={classes.body}>
          <SkeletonRows
            label={words.pane.loading}
            slowText={words.pane.slow}
            retryText={words.again}
            onRetry={refresh}
          />
        </div>
      )
    }
    if (failure.kind !== 'rejected')
      return <LoadFailure {...missingDataReason(failure, words)} againWord={words.again} onRetry={refresh} />
    return (
      <EmptyState
        drawing={<DrawingEmptyPayslips />}
        title={problemText(failure)}
        action={
          <Button onClick={() => navigate(paths.requestDesk, { replace: true })}>{words.pane.toList}</Button>
        }
      />
    )
  }
  const isClarification = request.kind === 'aclaracion'
  return (
    <section className={classes.request} aria-labelledby="solicitud">
      <Head shown={shown} onClose={onClose} />
      {/* Scrolls in its own frame, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.body} tabIndex={onClose ? 0 : undefined} aria-label={words.pane.what}>
        {failure && !isRefreshing && details === null && !isClarification && (
          <StaleData
            title={words.list.old}
            text={problemText(failure)}
            againWord={words.again}
            onRetry={refresh}
          />
        )}
        <Question request={request} shown={shown} checkRules={checkRules} />
        {!shown.abierta && <AnswerGiven request={request} shown={shown} draft={draft} />}
        {isClarification && <PayslipPart answer={answer} />}
        {details && <History answers={details.historia} />}
      </section>
      {shown.abierta && (
        <AnswerForm
          request={request}
          shown={shown}
          next={next}
          draft={draft}
          isChecked={checkRules.length > 0}
        />
      )}
    </section>
  )
}

function Head({ shown, onClose }: { shown: DeskRequest; onClose: Props['onClose'] }) {
  const words = useTexts(texts)
  return (
    <PaneHead
      id="solicitud"
      person={shown.nombre}
      heading={properName(shown.nombre)}
      closeWord={words.close}
      onClose={onClose}
    >
      <div className="t-wrap t-gap-0-3">
        <p className="t-quiet t-small t-airy">
          {words.pane.number(shown.empleado)}
          <span>{shown.departamento !== '' && ` · ${sentenceCase(shown.departamento)}`}</span>
        </p>
        <RequestChip request={shown} plain />
      </div>
    </PaneHead>
  )
}

interface QuestionProps {
  request: RequestKey
  shown: DeskRequest
  checkRules: readonly RuleName[]
}

function Question({ request, shown, checkRules }: QuestionProps) {
  const { pane: words, rules } = useTexts(texts)
  return (
    <section className={classes.question} aria-labelledby="pregunta">
      <h3 id="pregunta" className="t-strong t-row-text t-snug">
        <StandardName name={shown.motivo} />
      </h3>
      <p className="t-quiet t-small t-airy">
        {periodText(request.kind, shown.periodo, words)} · {words.asked(formatDate(shown.fechaRegistro))} ·{' '}
        {words.folio(shown.id)}
      </p>
      <p className="t-lead t-break t-as-written">{shown.comentario}</p>
      {checkRules.length > 0 && (
        <p>{words.checkFound(checkRules.map((rule) => rules[rule].name).join(', '))}</p>
      )}
      {shown.evidencias.solicitud > 0 && (
        <EvidenceButton id={request.id} of="request" count={shown.evidencias.solicitud} />
      )}
    </section>
  )
}
