import type { ReactNode } from 'react'
import { formatDate, formatInstant } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { type FundMember, LOAN_MONTHS, type LoanCondition, loanConditions } from '#domain/savings/savings.ts'
import { isPending } from '#domain/savings/savings-moves.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { refusalTexts } from '#models/savings/refusal-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { WeekGauge } from '#ui/drawings/week-gauge.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { LoanMark, LoanVerdict } from './loan-verdict.tsx'
import { texts } from './why-not-texts.es.ts'
import classes from './loan-conditions.module.css'

interface Props {
  member: FundMember
  /** Centavos; 0 while a condition is not met. */
  maximum: number
  /** First day on which the membership is long enough; null when unknown. */
  from: string | null
  /** Payday of an authorized loan that is not paid out yet. '' without a date; null without such a loan. */
  comesOn: string | null
  /** Time of the data in ms. */
  at: number
  showsMoney: boolean
  eye: ReactNode
}

export function LoanConditions({ member, maximum, from, comesOn, at, showsMoney, eye }: Props) {
  const words = useTexts(texts)
  const refusals = useTexts(refusalTexts)
  const { reasons } = refusals
  const money = (amount: number) => (showsMoney ? moneyOnScreen(amount) : HIDDEN)
  if (member.isDisabled) return <LoanVerdict isMet={false} reason={reasons.disabled} />
  const conditions = loanConditions(member).filter(({ obstacle }) => obstacle !== 'disabled')
  // A loan that is not paid out yet counts as debt, but cannot be repaid.
  const changeOf = (condition: LoanCondition) =>
    condition.obstacle === 'owes' && comesOn !== null
      ? `${words.comes(comesOn && formatDate(comesOn))}. ${words.thenPaid}`
      : condition.obstacle === 'too-new' && from !== null
        ? `${words.monthsLeft(condition.lacks)}. ${refusals.from(formatDate(from))}`
        : whatChanges(condition, words, money)
  const first = conditions.find(({ isMet }) => !isMet)
  const met = conditions.filter(({ isMet }) => isMet).length
  return (
    <div className={classes.screen}>
      {first ? (
        <LoanVerdict isMet={false} isWaiting={isPending(first.obstacle)} reason={reasons[first.obstacle]}>
          {first.obstacle === 'too-new' && <Months months={member.months} lacks={first.lacks} />}
          <p className={classes.change}>{changeOf(first)}</p>
        </LoanVerdict>
      ) : (
        <LoanVerdict isMet={maximum > 0} reason={maximum > 0 ? words.possible : reasons['no-maximum']}>
          {maximum > 0 && <p className={classes.amount}>{money(maximum)}</p>}
        </LoanVerdict>
      )}
      {eye}
      <h2 className="t-lead">{words.met(met, conditions.length)}</h2>
      <ul className="t-card t-list t-clip">
        {conditions.map((condition) => (
          <Row
            key={condition.obstacle}
            condition={condition}
            change={changeOf(condition)}
            member={member}
            money={money}
          />
        ))}
      </ul>
      <p className="t-quiet t-small">{words.asOf(formatInstant(at))}</p>
      <Actions isPossible={!first && maximum > 0} />
    </div>
  )
}

const HIDDEN = '$••••••'

type Words = ReturnType<typeof useTexts<typeof texts.es>>

function whatChanges(
  { obstacle, lacks }: LoanCondition,
  words: Words,
  money: (amount: number) => string,
): string {
  switch (obstacle) {
    case 'not-enrolled':
      return words.join
    case 'too-new':
      return words.monthsLeft(lacks)
    case 'pending':
      return words.wait
    case 'leaving':
      return words.stay
    case 'owes':
      return words.pay(money(lacks))
    case 'social-part':
      return lacks > 0 ? words.save(money(lacks)) : words.askPeople
    // A person on incapacidad is offered no loan, and nothing can change that (CHAT-14).
    case 'disabled':
      return ''
  }
}

function Months({ months, lacks }: { months: number; lacks: number }) {
  const words = useTexts(texts)
  const needed = months + lacks
  return (
    <div className="t-above-4">
      <WeekGauge
        done={months}
        total={needed}
        label={words.gauge(months, needed)}
        figure={months}
        caption={words.ofMonths(needed)}
      />
    </div>
  )
}

interface RowProps {
  condition: LoanCondition
  change: string
  member: FundMember
  money: (amount: number) => string
}

function Row({ condition, change, member, money }: RowProps) {
  const words = useTexts(texts)
  const { obstacle, isMet } = condition
  if (obstacle === 'disabled') return null
  const figure = {
    'too-new': words.monthsOf(Math.min(member.months, LOAN_MONTHS), LOAN_MONTHS),
    owes: isMet ? '' : money(member.owed),
    // 0 means that the social part is unknown.
    'social-part': member.socialPart > 0 ? money(member.socialPart) : '',
    'not-enrolled': '',
    pending: '',
    leaving: '',
  }[obstacle]
  return (
    <li className={classNames(classes.row, !isMet && classes.failed)}>
      <LoanMark isMet={isMet} />
      <span className="t-hidden">{isMet ? words.yes : words.no}: </span>
      <span className="t-grow t-shrink">
        <span className={isMet ? 't-row-text' : 't-row-text t-strong'}>
          {(isMet ? words.fulfilled : words.unmet)[obstacle]}
        </span>
        {!isMet && <span className="t-block t-small t-quiet">{change}</span>}
      </span>
      {figure !== '' && <span className={isMet ? 't-quiet' : classes.figure}>{figure}</span>}
    </li>
  )
}

function Actions({ isPossible }: { isPossible: boolean }) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  return (
    <div className={classes.actions}>
      {isPossible ? (
        <>
          <Button variant="outline" href={`#${paths.savings}`}>
            {words.toSavings}
          </Button>
          <Button href={`#${paths.loanSimulator}`}>{words.simulate}</Button>
        </>
      ) : (
        <>
          {!isKiosk && (
            <Button variant="outline" href={`#${paths.newClarification}`}>
              {words.clarify}
            </Button>
          )}
          <Button href={`#${paths.savings}`}>{words.toSavings}</Button>
        </>
      )}
    </div>
  )
}
