import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { RunningFlow } from '#models/savings/use-flow.ts'
import { LoanTerms } from '#pieces/savings/loan-terms.tsx'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ChoiceCard } from '#ui/choices/choice-card.tsx'
import { texts } from './move-texts.es.ts'
import classes from './move.module.css'
import { closesFor } from './pending-of.ts'
import { useSummary } from './use-summary.tsx'

interface Props {
  flow: RunningFlow
  onCancel: () => void
  onConfirm: () => void
  notice: ReactNode
}

/** Asks for the confirmation. Only Confirmar sends the movement (CHAT-11). */
export function ConfirmStep({ flow, onCancel, onConfirm, notice }: Props) {
  const words = useTexts(texts)
  const { value, context } = flow.snapshot
  const { action } = context
  const { title, aside, amount, rows, payday } = useSummary(context)
  const [ticked, setTicked] = useState(context.hasAccepted)
  // "Aceptar y continuar" has accepted the terms.
  const [hasBox, setBox] = useState(action === 'loan' && !context.hasAccepted)
  // New rates withdraw the acceptance, because the cost has changed.
  if (action === 'loan' && !context.hasAccepted && !hasBox) setBox(true)
  const hasTicked = ticked && context.hasAccepted
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    focusOnMount(heading.current, { preventScroll: true })
  }, [])
  const isSending = value === 'sending'
  const isReady = value === 'confirming' && (!hasBox || hasTicked)
  // A loan's terms must be accepted before the confirmation (CHAT-07).
  const tick = (isOn: boolean) => {
    setTicked(isOn)
    if (isOn) flow.send({ type: 'ACCEPT' })
  }
  return (
    <section className={classes.confirm}>
      {notice}
      {context.hasChanged && !isSending && (
        <Banner tone="warn" live="alert" icon={<IconAlertTriangle size={24} />}>
          {words.changed}
        </Banner>
      )}
      <div>
        <h2 className={classes.review} ref={heading} tabIndex={-1}>
          {words.review}
        </h2>
        <Envelope
          foot={
            (rows.length > 0 || payday !== null) && (
              <>
                <dl className={classes.facts}>
                  {rows.map(([label, text]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
                {payday !== null && (
                  <p className={classes.payday}>
                    {action === 'loan' || action === 'deposit'
                      ? words.loanGoesWith(formatDate(payday), closesFor(payday, context.fund))
                      : words.goesWith(formatDate(payday))}
                  </p>
                )}
              </>
            )
          }
        >
          <p className={classes.pair}>
            <span className="t-strong">{title}</span>
            {aside !== null && <span>{aside}</span>}
          </p>
          {amount !== null && <p className={classes.money}>{moneyOnScreen(amount)}</p>}
        </Envelope>
      </div>
      {action === 'loan' && (
        <div>
          <p id={id}>{words.terms}</p>
          <LoanTerms />
        </div>
      )}
      <p className="t-quiet">
        {action === 'leave' && context.fund.position.owed <= 0 ? words.leaveAll : words.next[action]}
        <span>{action === 'loan' && context.fund.hasDecisions && ` ${words.told}`}</span>
      </p>
      <div className={action === 'loan' ? classes.bar : classes.buttons}>
        {hasBox && (
          <div className={classes.accept}>
            <ChoiceCard
              type="checkbox"
              label={words.accept}
              aria-describedby={id}
              checked={hasTicked}
              onChange={(event) => tick(event.currentTarget.checked)}
            />
          </div>
        )}
        <Button variant="outline" size="lg" aria-disabled={isSending} onClick={() => isSending || onCancel()}>
          {action === 'cancel' ? words.keep : words.cancel}
        </Button>
        <Button
          size="lg"
          danger={action === 'leave' || action === 'payoff' || undefined}
          resting={!isReady}
          leftSection={<IconCheck size={24} aria-hidden />}
          onClick={() => isReady && onConfirm()}
        >
          {isSending ? words.sending : words.confirm}
        </Button>
      </div>
      <p className="t-hidden" role="status">
        {isSending && words.sending}
      </p>
    </section>
  )
}
