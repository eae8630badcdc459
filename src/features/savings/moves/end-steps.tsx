import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { type FundRefusal, isPending } from '#domain/savings/savings-moves.ts'
import type { Failure } from '#core/transport/failure.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { FlowAction, FlowContext } from '#models/savings/fund-flow.ts'
import type { Fund } from '#models/savings/fund.ts'
import { useRefusalText } from '#models/savings/use-refusal-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoanVerdict } from '../why-not/loan-verdict.tsx'
import { MoveReceipt } from './move-receipt.tsx'
import { texts } from './move-texts.es.ts'
import classes from './move.module.css'

/**
 * Says that the action was accepted, or that a loan was approved before its cancellation (CHAT-21, CHAT-22).
 * @param fund data fetched after the request
 */
export function DoneStep({ context, fund }: { context: FlowContext; fund: Fund }) {
  const words = useTexts(texts)
  const { action, receipt } = context
  if (action !== 'payoff' && action !== 'cancel') return <MoveReceipt {...{ action, context, fund }} />
  const isTooLate = receipt?.isLoanApproved === true
  return (
    <Announced>
      <EmptyState
        drawing={isTooLate ? <DrawingWork /> : <DrawingAllDone />}
        title={isTooLate ? words.loanApproved : words.done[action]}
        action={<ToSavings />}
      />
    </Announced>
  )
}

interface FailedProps {
  failure: Failure | null
  /** True when this or an earlier attempt may have reached the service. */
  mayBeDone: boolean
  onAgain: () => void
}

export function FailedStep({ failure, mayBeDone, onAgain }: FailedProps) {
  const words = useTexts(texts)
  return (
    <section className={classes.confirm}>
      <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.error}>
        {failure?.kind === 'rejected' && failure.message !== '' && <p>{failure.message}</p>}
        <p>{mayBeDone ? words.unknown : failure?.kind === 'expired' ? words.expired : words.nothingSent}</p>
      </Banner>
      <div className={classes.buttons}>
        <Button variant="outline" size="lg" onClick={onAgain}>
          {words.again}
        </Button>
        <ToSavings />
      </div>
    </section>
  )
}

export function RefusedStep({
  action,
  fund,
  refusal,
}: {
  action: FlowAction
  fund: Fund
  refusal: FundRefusal
}) {
  const words = useTexts(texts)
  const whyNot = useRefusalText(fund)
  return (
    <section className={classes.confirm}>
      <LoanVerdict isMet={false} isWaiting={isPending(refusal)} reason={whyNot(refusal)}>
        {action === 'loan' && refusal !== 'disabled' && (
          <TextLink href={`#${paths.loanWhyNot}`}>{words.whyNot}</TextLink>
        )}
      </LoanVerdict>
      <ToSavings />
    </section>
  )
}

export function GoneStep() {
  const words = useTexts(texts)
  return (
    <Announced>
      <EmptyState drawing={<DrawingWork />} title={words.gone} action={<ToSavings />} />
    </Announced>
  )
}

function ToSavings() {
  const words = useTexts(texts)
  return (
    <Button size="lg" href={`#${paths.savings}`}>
      {words.toSavings}
    </Button>
  )
}

function Announced({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusOnMount(place)
  return (
    <div ref={place} tabIndex={-1} role="status" className={classes.said}>
      {children}
    </div>
  )
}
