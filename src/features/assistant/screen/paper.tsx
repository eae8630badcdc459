import { formatDate } from '#domain/time/dates.ts'
import type { LoanPlan } from '#domain/savings/loan-plan.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type FlowContext, type FlowSnapshot, planOf } from '#models/savings/fund-flow.ts'
import { LoanTerms } from '#pieces/savings/loan-terms.tsx'
import { ChoiceCard } from '#ui/choices/choice-card.tsx'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { texts } from '../texts.es.ts'
import { movementWords } from './choice-words.tsx'
import classes from './paper.module.css'

interface Props {
  flow: FlowSnapshot
  onAccept: () => void
}

/** Shows the values that the person confirms, unmasked. Exactly these values are sent (CHAT-11). */
export function Paper({ flow: { value, context }, onAccept }: Props) {
  const words = useTexts(texts)
  if (value !== 'terms' && value !== 'confirming' && value !== 'sending') return null
  const plan = planOf(context)
  return (
    <section className={classes.paper} aria-labelledby="paper-heading">
      <h2 id="paper-heading" className={classes.heading}>
        {words.paper.heading}
      </h2>
      <Envelope
        foot={plan ? <Terms isAccepted={context.hasAccepted} onAccept={onAccept} /> : undefined}
        className={classes.envelope ?? ''}
      >
        <Head context={context} />
        {plan && <LoanFacts plan={plan} context={context} />}
        {context.action === 'change' && <ChangeFacts context={context} />}
        {context.action === 'leave' && <LeavingFacts context={context} />}
        {context.action === 'payoff' && <PayoffFacts context={context} />}
      </Envelope>
    </section>
  )
}

function Head({ context }: { context: FlowContext }) {
  const words = useTexts(texts)
  const { action, fund, amount, movement, offer, term } = context
  const payday = fund.paydays.movement && formatDate(fund.paydays.movement)
  const isAtOnce = action === 'payoff' || action === 'cancel'
  const day = action === 'loan' ? words.paper.from(payday) : words.paper.onPayday(payday)
  const sum = action === 'leave' ? offer.maximum : amount
  return (
    <>
      <p className={classes.line}>
        <strong>{action === 'loan' ? words.paper.loan : words.actions[action]}</strong>
        <span className={classes.day}>{isAtOnce ? words.paper.atOnce : payday && day}</span>
      </p>
      <p className={classes.line}>
        <strong className={classes.sum}>
          {action === 'cancel' ? movementWords(movement, fund, words) : sum !== null && moneyOnScreen(sum)}
        </strong>
        {(action === 'change' || action === 'enrol') && (
          <strong>{isWeekly(fund.payGroup) ? words.paper.eachWeek : words.paper.eachFortnight}</strong>
        )}
        {term !== null && action === 'loan' && (
          <strong>
            {`${term} ${isWeeklyLoan(fund.payGroup) ? words.choice.weeks : words.choice.fortnights}`}
          </strong>
        )}
      </p>
    </>
  )
}

function LoanFacts({ plan, context }: { plan: LoanPlan; context: FlowContext }) {
  const words = useTexts(texts).paper
  const first = moneyOnScreen(plan.payments[0]?.payment ?? 0)
  const last = moneyOnScreen(plan.payments.at(-1)?.payment ?? 0)
  return (
    <dl className={classes.facts}>
      <Fact
        label={isWeeklyLoan(context.fund.payGroup) ? words.perWeek : words.perFortnight}
        value={first === last ? first : words.range(first, last)}
      />
      <Fact label={words.interest} value={moneyOnScreen(plan.interest)} />
      <Fact label={words.total} value={moneyOnScreen(plan.total)} />
    </dl>
  )
}

/** Amount that the person saves before the change. */
function ChangeFacts({ context: { fund } }: { context: FlowContext }) {
  const words = useTexts(texts).paper
  return (
    <dl className={classes.facts}>
      <Fact label={words.savesNow} value={moneyOnScreen(fund.savedEachPeriod)} />
    </dl>
  )
}

function LeavingFacts({ context: { fund, offer } }: { context: FlowContext }) {
  const words = useTexts(texts).paper
  return (
    <dl className={classes.facts}>
      <Fact label={words.saved} value={moneyOnScreen(fund.position.saved)} />
      <Fact label={words.owed} value={moneyOnScreen(fund.position.owed)} />
      <Fact label={words.youGet} value={moneyOnScreen(offer.maximum)} />
    </dl>
  )
}

function PayoffFacts({ context: { fund, amount } }: { context: FlowContext }) {
  const words = useTexts(texts).paper
  const paid = amount ?? 0
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={words.savedAfter} value={moneyOnScreen(fund.position.saved - paid)} />
        <Fact label={words.owedAfter} value={moneyOnScreen(fund.position.owed - paid)} />
      </dl>
      <p className="t-flush">{words.isFinal}</p>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd className="t-flush t-strong">{value}</dd>
    </div>
  )
}

function Terms({ isAccepted, onAccept }: { isAccepted: boolean; onAccept: () => void }) {
  const words = useTexts(texts)
  return (
    <div className={classes.line}>
      <ChoiceCard
        type="checkbox"
        label={words.choice.accept}
        checked={isAccepted}
        // The box cannot be unchecked; Cancelar ends the movement.
        onChange={() => !isAccepted && onAccept()}
      />
      <LoanTerms />
    </div>
  )
}
