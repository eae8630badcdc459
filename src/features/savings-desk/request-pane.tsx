import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ResponseOf } from '#contract/operation.ts'
import { readSavingsRequest, type SavingsRequest } from '#contract/savings-desk.ts'
import { formatDate } from '#domain/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { absenceOf, failureText, oldnessOf } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NotHere, OldData } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { AccountPart } from './account-part.tsx'
import { DecideForm } from './decide-form.tsx'
import { Simulate } from './simulate.tsx'
import { StepChip } from './step-chip.tsx'
import { texts } from './texts.es.ts'
import { isWaiting } from './use-desk.ts'
import classes from './pane.module.css'

export type RequestDetails = ResponseOf<typeof readSavingsRequest>

interface Props {
  id: number
  /** As the list shows it; null when it does not. */
  listed: SavingsRequest | null
  /** Whose turn it is then. */
  next: SavingsRequest | null
  /** null: the page's own arrow leads back. */
  onClose: (() => void) | null
}

/** One request with all that is needed to decide on it, and the decision. */
export function RequestPane({ id, listed, next, onClose }: Props) {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(readSavingsRequest, { id }, { isKept: false })
  // The list is there at once; what was read of this one alone knows better.
  const shown = data?.solicitud ?? listed
  const again = () => void refresh()
  if (shown === null && failure?.kind === 'rejected' && !isRefreshing) {
    return (
      <EmptyState
        drawing={<DrawingEmptyPayslips />}
        title={failureText(failure, words.failure)}
        action={
          <Button onClick={() => navigate(paths.savingsDesk, { replace: true })}>{words.pane.toList}</Button>
        }
      />
    )
  }
  if (shown === null && failure !== null && !isRefreshing)
    return <NotHere {...absenceOf(failure, words)} againWord={words.again} onRetry={again} />
  const old = oldnessOf(failure, words.failure, words.list.old)
  return (
    <section className={classes.request} aria-labelledby="solicitud">
      {shown && <Head shown={shown} onClose={onClose} />}
      {/* Beside the list it scrolls in its own frame, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.body} tabIndex={onClose ? 0 : undefined} aria-label={words.pane.what}>
        {old && !isRefreshing && <OldData {...old} againWord={words.again} onRetry={again} />}
        {data === null || shown === null ? (
          <SkeletonRows
            label={words.pane.loading}
            slowText={words.pane.slow}
            retryText={words.again}
            onRetry={again}
          />
        ) : (
          <div className={classes.columns}>
            <AccountPart details={data} />
            <div className="t-stack t-gap-4 t-shrink">
              <Wanted shown={shown} />
              {shown.clase === 'prestamo' && <Simulate details={data} />}
            </div>
          </div>
        )}
      </section>
      {data && isWaiting(data.solicitud) && (
        <DecideForm key={data.solicitud.monto} request={data.solicitud} next={next} />
      )}
    </section>
  )
}

function Head({ shown, onClose }: { shown: SavingsRequest; onClose: Props['onClose'] }) {
  const words = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const facts = [
    words.pane.number(shown.empleado),
    words.pane.folio(shown.id),
    words.pane.asked(formatDate(shown.fechaSolicitud)),
    sentenceCase(shown.departamento),
  ]
  return (
    <div className="t-row t-on-card t-bottom-line t-gap-2-3 t-firm t-pad-3-4">
      <Avatar name={shown.nombre} size={48} tone="primary" />
      <div className="t-grow t-shrink t-headed t-no-focus">
        <h2 ref={heading} id="solicitud" tabIndex={-1}>
          {properName(shown.nombre)}
        </h2>
        <div className="t-wrap t-gap-0-3">
          <p className="t-quiet t-small t-airy">{facts.filter(Boolean).join(' · ')}</p>
          <StepChip step={shown.paso} plain />
        </div>
      </div>
      {onClose && <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />}
    </div>
  )
}

/** What is asked for, in its envelope; of what was decided, by whom and why. */
function Wanted({ shown }: { shown: SavingsRequest }) {
  const words = useTexts(texts).pane
  const { clase, plazo, prdo, monto, fechaNomina, decidio, fechaDecision, motivo } = shown
  return (
    <Envelope open>
      <div className={classes.pair}>
        <h3 className="t-row-text">{words.wants[clase]}</h3>
        {plazo !== null && <span>{prdo === 'S' ? words.weeks(plazo) : words.fortnights(plazo)}</span>}
      </div>
      <p className={classes.amount}>{moneyOnScreen(toCentavos(monto))}</p>
      {fechaNomina !== '' && <p className="t-small">{words.payday(formatDate(fechaNomina))}</p>}
      {decidio && fechaDecision && (
        <p className="t-small">{words.decidedBy(properName(decidio), formatDate(fechaDecision))}</p>
      )}
      {motivo && (
        <p className="t-break t-as-written">
          <span className="t-strong">{words.reason}: </span>
          {motivo}
        </p>
      )}
    </Envelope>
  )
}
