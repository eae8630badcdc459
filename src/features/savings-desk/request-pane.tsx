import { readSavingsRequest, type SavingsRequest } from '#contract/savings/savings-desk.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { PaneHead } from '#ui/lists/pane-head.tsx'
import { Account, Asked } from './account.tsx'
import { Conditions } from './conditions.tsx'
import { Decided, Decision } from './decision.tsx'
import { LoanPapers } from './loan-papers.tsx'
import { LeftReason } from './reason-draft.tsx'
import { Simulator } from './simulator.tsx'
import type { Details } from './details.ts'
import { isWaiting, StepChip } from './step-chip.tsx'
import { texts } from './texts.es.ts'
import classes from './desk.module.css'

interface Props {
  id: number
  /** Null when the list lacks the request. */
  listed: SavingsRequest | null
  isAsked: boolean
  isBeside: boolean
  /** Null when the pane replaces the list, or opened automatically. */
  onClose: (() => void) | null
}

export function RequestPane({ id, listed, isAsked, isBeside, onClose }: Props) {
  const words = useTexts(texts)
  const {
    data: details,
    failure,
    isRefreshing,
    refresh,
  } = useOperation(readSavingsRequest, { id }, { isKept: false })
  const again = () => void refresh()
  const shown = details?.solicitud ?? listed
  if (shown === null && failure?.kind === 'rejected' && !isRefreshing) {
    return (
      <EmptyState
        drawing={<DrawingAllDone />}
        title={failureText(failure, words.failure)}
        action={
          <Button onClick={() => navigate(paths.savingsDesk, { replace: true })}>{words.pane.toList}</Button>
        }
      />
    )
  }
  return (
    <section className={classes.request} aria-labelledby="solicitud-caja">
      {shown && <Head shown={shown} isAsked={isAsked} onClose={onClose} />}
      {/* Scrolls in its own frame, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.body} tabIndex={isBeside ? 0 : undefined} aria-label={words.pane.what}>
        {details ? (
          <>
            {failure && !isRefreshing && (
              <StaleData
                title={words.pane.old}
                text={failureText(failure, words.failure)}
                againWord={words.again}
                onRetry={again}
              />
            )}
            <Judged details={details} />
          </>
        ) : (
          <MissingData
            {...toMissingDataProps({ failure, isRefreshing, refresh }, { ...words, slow: words.pane.slow })}
            loading={words.pane.loading}
          />
        )}
      </section>
      {details && isWaiting(details.solicitud) && <Decision details={details} />}
    </section>
  )
}

function Judged({ details }: { details: Details }) {
  const { solicitud } = details
  const isOpen = isWaiting(solicitud)
  return (
    <div className={classes.judged}>
      <Asked details={details} />
      <div className={classes.facts}>
        {solicitud.fechaDecision !== null && <Decided request={solicitud} />}
        {!isOpen && <LeftReason id={solicitud.id} />}
        <Account details={details} />
        {isOpen && <Conditions details={details} />}
      </div>
      {isOpen && solicitud.clase === 'prestamo' && <Simulator details={details} />}
      <LoanPapers details={details} />
    </div>
  )
}

function Head({ shown, isAsked, onClose }: { shown: SavingsRequest } & Pick<Props, 'isAsked' | 'onClose'>) {
  const words = useTexts(texts)
  return (
    <PaneHead
      id="solicitud-caja"
      person={shown.nombre}
      heading={properName(shown.nombre)}
      closeWord={words.close}
      onClose={onClose}
      takesFocus={isAsked}
    >
      <StepChip step={shown.paso} plain />
      <p className="t-quiet t-small t-airy">
        {words.pane.number(shown.empleado)}
        <span>{shown.departamento !== '' && ` · ${sentenceCase(shown.departamento)}`}</span> ·{' '}
        {words.pane.folio(shown.id)} · {words.pane.asked(formatDate(shown.fechaSolicitud))}
      </p>
    </PaneHead>
  )
}
