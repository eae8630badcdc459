import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { readTypedAmount } from '#domain/savings/savings-amounts.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { FlowAction } from '#models/savings/fund-flow.ts'
import type { Fund } from '#models/savings/fund.ts'
import { useFlow } from '#models/savings/use-flow.ts'
import { type FundState, useFund } from '#models/savings/use-fund.ts'
import { useUnsureOrders } from '#models/savings/use-unsure-orders.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { FundAwaited } from '../fund-awaited.tsx'
import { AmountForm } from './amount-form.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DoneStep, FailedStep, GoneStep, RefusedStep } from './end-steps.tsx'
import { LoanForm } from './loan-form.tsx'
import { SAVINGS_FORM } from '#domain/requests/request-forms.ts'
import { texts } from './move-texts.es.ts'
import { actionOf, type MoveWord } from './moves.ts'
import { pendingOf } from './pending-of.ts'
import { useReviewAddress } from './use-review-address.ts'
import { useWish } from './use-wish.ts'

interface Props {
  action: FlowAction
  movement: number
}

export function moveScreen(word: MoveWord) {
  const action = actionOf[word]
  return function Screen({ params }: ScreenProps) {
    return (
      <div className="t-frame">
        <MoveScreen action={action} movement={Number(params.movimiento ?? 0)} />
      </div>
    )
  }
}

function MoveScreen({ action, movement }: Props) {
  const state = useFund()
  const draft = useDraft<Typed>(SAVINGS_FORM, action)
  const wish = useWish()
  const [isSending, setSending] = useState(false)
  const isUnsure = useUnsureOrders(state.at, isSending)
  const { fund } = state
  if (fund && draft.isReady && isUnsure !== null) {
    const key = `${action} ${movement}`
    return (
      <MoveSteps
        key={key}
        {...{ action, movement, fund, state, draft, wish, isUnsure }}
        onSending={setSending}
      />
    )
  }
  return <FundAwaited state={state} isWaiting={state.isLoading || !draft.isReady || isUnsure === null} />
}

interface Typed {
  text: string
  term?: number
}

interface StepsProps {
  action: FlowAction
  movement: number
  fund: Fund
  state: FundState
  draft: ReturnType<typeof useDraft<Typed>>
  wish: ReturnType<typeof useWish>
  /** True when an earlier order has no answer and the account was not read since. */
  isUnsure: boolean
  onSending: (isSending: boolean) => void
}

function MoveSteps({ action, movement, fund, state, draft, wish, isUnsure, onSending }: StepsProps) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const flow = useFlow({ action, fund, movement, ...(wish ? { wish } : {}) }, fund, state)
  const { value, context } = flow.snapshot
  const { offer, problem, typed } = context
  const hasForm = action !== 'leave' && action !== 'payoff' && action !== 'cancel'
  const isReview = value === 'terms' || value === 'confirming' || value === 'sending'
  useReviewAddress(isReview && hasForm, () => flow.send({ type: 'BACK' }))
  const isSending = value === 'sending'
  const mayBeDone = context.mayBeDone || isUnsure
  useEffect(() => onSending(isSending), [isSending, onSending])
  const isOver = value === 'done' || value === 'cancelled'
  useEffect(() => {
    if (isOver) void forgetDraft(SAVINGS_FORM, action)
    if (value === 'cancelled') navigate(paths.savings, { replace: true })
  }, [isOver, value, action])

  const notice = (
    <>
      {isUnsure && !isSending && (
        <Banner tone="warn" live="status" icon={<IconAlertTriangle size={24} />}>
          {words.unsure}
        </Banner>
      )}
      {!isOnline && (
        <Banner tone="warn" live="status" icon={<IconWifiOff size={24} />}>
          {draft.canKeep ? words.offline : mayBeDone ? words.noInternet : words.offlineNow}
        </Banner>
      )}
    </>
  )
  const room = !draft.canKeep && (
    <Banner tone="warn" live="status" icon={<IconAlertTriangle size={24} />}>
      {words.notKept}
    </Banner>
  )
  const confirm = () => {
    // Only `onLine === false` is reliable: in that case nothing is sent.
    if (navigator.onLine) flow.send({ type: 'CONFIRM' })
    else showSnack({ text: mayBeDone ? words.unknown : words.offlineNow, tone: 'error' })
  }
  const first = { ...(draft.values ?? { text: '' }), ...(typed === '' ? {} : { text: typed }) }

  if (value === 'cancelled') return null
  if (value === 'done') return <DoneStep {...{ context, fund }} />
  if (value === 'failed') {
    return (
      <FailedStep {...{ failure: context.failure, mayBeDone }} onAgain={() => flow.send({ type: 'BACK' })} />
    )
  }
  if (offer.refusal !== null && value !== 'sending') {
    return <RefusedStep action={action} fund={fund} refusal={offer.refusal} />
  }
  if (isReview) {
    if (action === 'cancel' && value !== 'sending' && !pendingOf(fund, movement)) {
      const isSure = fund.knowsPending && !state.isRefreshing && state.failure === null
      return isSure ? <GoneStep /> : <FundAwaited state={state} isWaiting={state.isRefreshing} />
    }
    return (
      <ConfirmStep
        flow={flow}
        notice={notice}
        onConfirm={confirm}
        onCancel={() => flow.send({ type: 'CANCEL' })}
      />
    )
  }
  if (action === 'loan') {
    if (!fund.rates)
      return (
        <Banner tone="warn" icon={<IconWifiOff size={24} />}>
          {words.noRates}
        </Banner>
      )
    const amount = readTypedAmount(first.text)
    const term = wish?.term ?? first.term
    return (
      <>
        {notice}
        {room}
        <LoanForm
          fund={fund}
          rates={fund.rates}
          maximum={offer.maximum}
          begin={amount === null && term === undefined ? null : { amount, term: term ?? 0 }}
          onChange={({ amount: next, term: count }) =>
            draft.save({ text: next === null ? '' : String(next / 100), term: count })
          }
          onNext={(chosen, count) => {
            // After Back from the terms, only the term is open. Without BACK, the flow would keep the former amount.
            if (value === 'term') flow.send({ type: 'BACK' })
            flow.send({ type: 'AMOUNT', text: String(chosen / 100) })
            flow.send({ type: 'TERM', term: count })
            flow.send({ type: 'ACCEPT' })
          }}
        />
      </>
    )
  }
  if (!hasForm) return null
  return (
    <>
      {notice}
      {room}
      <AmountForm
        action={action}
        fund={fund}
        maximum={offer.maximum}
        typed={first.text}
        wrong={problem === null ? null : typed}
        problem={problem}
        onType={(text) => draft.save({ text })}
        onNext={(text) => flow.send({ type: 'AMOUNT', text })}
      />
    </>
  )
}
