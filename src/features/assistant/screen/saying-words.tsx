import type { ReactNode } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { loanTerms } from '#domain/savings/loan-plan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import type { Translation } from '#i18n/texts.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Fund, minimumOf, offerOf } from '#models/savings/fund.ts'
import { useRefusalText } from '#models/savings/use-refusal-text.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import type { Saying } from '../talk/line.ts'
import { type es, texts } from '../texts.es.ts'
import classes from './talk-log.module.css'
import { Balances, Eye, Movements } from './fund-cards.tsx'
import { PayLineAnswer } from './pay-line-answer.tsx'

type Words = Translation<typeof es>

interface Props {
  saying: Saying
  fund: Fund | null
  mask: Mask
  hasEye: boolean
  isLast: boolean
}

const LOAN_REASONS: ReadonlySet<FundRefusal> = new Set(['too-new', 'owes', 'social-part'])

export function SayingWords({ saying, isLast, ...amounts }: Props) {
  const words = useTexts(texts)
  const { fund } = amounts
  const whyNot = useRefusalText(fund)
  switch (saying.say) {
    case 'unknown':
      return <Told first={words.say.unknown} then={words.say.choose} />
    case 'hello':
      return fund?.position.isEnrolled === false ? words.say.helloOutside : words.say.hello
    case 'single-deposit':
      return (
        <Told
          first={words.say.noSingleDeposit}
          then={isWeekly(fund?.payGroup ?? 0) ? words.say.saveEachWeek : words.say.saveEachFortnight}
        />
      )
    case 'pause':
      return <Told first={words.say.noPause} then={words.say.saveLess} />
    case 'leave-or-pause':
      return <Told first={words.say.noPause} then={words.say.leaveOrLess} />
    case 'only-once':
      return <Told first={words.say.onlyOnce} then={words.say.askAgain} />
    case 'other-term':
      return words.say.otherTerm(termsOf(fund, words))
    case 'not-wanted':
      return <Told first={words.say.notDone} then={words.say.choose} />
    case 'opens':
      return words.opens[saying.screen]
    case 'balances':
      return (
        <>
          <span>{words.say.balances}</span>
          {fund && <Balances {...amounts} fund={fund} />}
        </>
      )
    case 'pay-line':
      return (
        <PayLineAnswer asked={saying.asked} mask={amounts.mask} hasEye={amounts.hasEye} isLast={isLast} />
      )
    case 'movements':
      return <Movements {...amounts} isReport={saying.isReport === true} />
    case 'understood':
      return (
        <>
          <span>{words.say.understood}</span>
          <strong>{words.actions[saying.action]}</strong>
          {saying.amount !== null && (
            <>
              <span>{words.say.of}</span>
              <strong>{moneyOnScreen(saying.amount)}</strong>
            </>
          )}
          <span>.</span>
        </>
      )
    case 'ask-amount':
      return <AskAmount {...amounts} action={saying.action} />
    case 'ask-term':
      return isWeeklyLoan(fund?.payGroup ?? 0) ? words.say.askTermWeeks : words.say.askTermFortnights
    case 'refused':
      return (
        <>
          <span>{whyNot(saying.refusal)}</span>
          {LOAN_REASONS.has(saying.refusal) && (
            <TextLink href={`#${paths.loanWhyNot}`}>{words.say.whyNot}</TextLink>
          )}
        </>
      )
    case 'done':
      return <Told first={words.done[saying.action]} then={paydayOf(saying, words)} />
    case 'failed': {
      const { failure, mayBeDone } = saying
      const own = failure.kind === 'rejected' ? failure.message : ''
      return (
        <Told first={words.say.error} then={own || (mayBeDone ? words.say.mayBeDone : words.say.notDone)} />
      )
    }
    default:
      return plainWords(saying.say, words)
  }
}

/** Returns the offered terms: "6, 12, 18 o 24 quincenas". */
function termsOf(fund: Fund | null, words: Words): string {
  const payGroup = fund?.payGroup ?? 0
  const terms = loanTerms(payGroup)
  const unit = isWeeklyLoan(payGroup) ? words.choice.weeks : words.choice.fortnights
  return `${terms.slice(0, -1).join(', ')}${words.say.or}${terms.at(-1)} ${unit}`
}

function Told({ first, then }: { first: string; then: string | null }) {
  return (
    <>
      <strong>{first}</strong>
      {then !== null && <span className="t-block">{then}</span>}
    </>
  )
}

function paydayOf({ action, payday }: Extract<Saying, { say: 'done' }>, words: Words): string | null {
  if (payday === null) return null
  return (action === 'loan' || action === 'deposit' ? words.done.loanPayday : words.done.payday)(
    formatDate(payday),
  )
}

function AskAmount({
  action,
  fund,
  ...amounts
}: Omit<Props, 'saying' | 'isLast'> & Pick<Extract<Saying, { say: 'ask-amount' }>, 'action'>) {
  const words = useTexts(texts)
  const question = {
    enrol: savingQuestion(fund, words),
    change: savingQuestion(fund, words),
    deposit: words.say.askWithdraw,
    withdraw: words.say.askWithdraw,
    loan: words.say.askLoan,
    'extra-payment': words.say.askExtra,
    payoff: words.say.askExtra,
    leave: words.say.askConfirm,
    cancel: words.say.askConfirm,
  }[action]
  return (
    <>
      <span className="t-block">{question}</span>
      {fund && action !== 'cancel' && <Limit {...amounts} action={action} fund={fund} />}
    </>
  )
}

function Limit({
  action,
  fund,
  mask,
  hasEye,
}: Omit<Props, 'saying' | 'fund' | 'isLast'> & { action: Parameters<typeof offerOf>[0]; fund: Fund }) {
  const words = useTexts(texts)
  // The minimum to save is not personal and stays visible. Every other action shows a personal maximum, which is
  // masked.
  if (action === 'enrol' || action === 'change') {
    return (
      <span className="t-quiet t-block">
        {words.say.atLeast}
        {moneyOnScreen(minimumOf(action, fund))}
      </span>
    )
  }
  const { maximum } = offerOf(action, fund)
  return (
    <span className={classes.limit}>
      <span>{words.say.atMost}</span>
      <Money text={moneyOnScreen(maximum)} shown={mask.shown} hiddenLabel={words.money.hidden} />
      {hasEye && <Eye mask={mask} />}
    </span>
  )
}

function savingQuestion(fund: Fund | null, words: Words): string {
  return isWeekly(fund?.payGroup ?? 0) ? words.say.askSavingWeek : words.say.askSavingFortnight
}

function plainWords(say: PlainSaying, words: Words): ReactNode {
  const plain: Record<PlainSaying, string> = {
    'savings-menu': words.say.savingsMenu,
    'fund-menu': words.say.fundMenu,
    'loan-menu': words.say.loanMenu,
    'no-data': words.say.noData,
    'no-money-here': words.say.needsNetwork,
    which: words.say.which,
    choose: words.say.choose,
    'pay-how': words.say.payHow,
    'may-ask': words.say.mayAsk,
    'ask-other-amount': words.say.askOther,
    'ask-terms': words.say.askTerms,
    'ask-confirm': words.say.askConfirm,
    'tap-to-confirm': words.say.tapToConfirm,
    'loan-is-approved': words.say.loanIsApproved,
    cancelled: words.say.cancelled,
    kept: words.say.kept,
    'may-be-done': words.say.mayBeDone,
    'on-its-way': words.say.onItsWay,
    'goes-on': words.say.goesOn,
    changed: words.say.changed,
  }
  return plain[say]
}

type PlainSaying = Exclude<
  Saying['say'],
  | 'hello'
  | 'unknown'
  | 'single-deposit'
  | 'pause'
  | 'leave-or-pause'
  | 'only-once'
  | 'other-term'
  | 'not-wanted'
  | 'opens'
  | 'balances'
  | 'pay-line'
  | 'movements'
  | 'understood'
  | 'ask-amount'
  | 'ask-term'
  | 'refused'
  | 'done'
  | 'failed'
>
