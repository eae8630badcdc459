import { IconArrowRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type LoanRates, loanTerms, planLoan } from '#domain/savings/loan-plan.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Fund, loanDays } from '#models/savings/fund.ts'
import { LoanTerms } from '#pieces/savings/loan-terms.tsx'
import { Button } from '#ui/actions/button.tsx'
import { AmountChooser } from '../simulator/amount-chooser.tsx'
import { PlanEnvelope } from '../simulator/plan-envelope.tsx'
import { PlanSchedule } from '../simulator/plan-schedule.tsx'
import { percentOf } from '../simulator/percent.ts'
import { TermChooser } from '../simulator/term-chooser.tsx'
import { texts } from './move-texts.es.ts'
import classes from './move.module.css'

export interface LoanWish {
  /** Centavos; null for empty or invalid text. */
  amount: number | null
  term: number
}

interface Props {
  fund: Fund
  rates: LoanRates
  maximum: number
  begin: LoanWish | null
  onChange: (wish: LoanWish) => void
  onNext: (amount: number, term: number) => void
}

/** Asks for amount and term of a loan (CHAT-07; LOAN-01, LOAN-07 … LOAN-12). */
export function LoanForm({ fund, rates, maximum, begin, onChange, onNext }: Props) {
  const words = useTexts(texts)
  const { payGroup } = fund
  const terms = loanTerms(payGroup)
  const [amount, setAmount] = useState(begin?.amount ?? null)
  const [isMissing, setMissing] = useState(false)
  const [term, setTerm] = useState(() => (begin && terms.includes(begin.term) ? begin.term : (terms[1] ?? 0)))
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const chosen = amount !== null && amount <= maximum ? amount : null
  const plan = chosen === null ? null : planLoan({ amount: chosen, term, payGroup }, rates)
  const days = loanDays(fund, term)
  const choose = (next: number | null) => {
    setMissing(false)
    setAmount(next)
    onChange({ amount: next, term })
  }
  return (
    <div className={classes.beside}>
      <div className="t-stack t-gap-4 t-shrink">
        <AmountChooser
          amount={chosen}
          maximum={maximum}
          onAmount={choose}
          isExample={false}
          isMissing={isMissing}
        />
        <TermChooser
          payGroup={payGroup}
          term={term}
          onTerm={(next) => {
            setTerm(next)
            onChange({ amount: chosen, term: next })
          }}
        />
      </div>
      <div className="t-stack t-gap-4 t-shrink">
        <PlanEnvelope
          plan={plan}
          days={days}
          percent={percentOf(rates)}
          isOpen={isOpen}
          onOpen={() => setOpen(!isOpen)}
        />
        {isOpen && plan && <PlanSchedule plan={plan} days={days} />}
        <div>
          <p id={id}>{words.terms}</p>
          <LoanTerms />
        </div>
        <Button
          size="lg"
          fullWidth
          aria-describedby={id}
          resting={chosen === null}
          rightSection={<IconArrowRight size={24} aria-hidden />}
          onClick={() => (chosen === null ? setMissing(true) : onNext(chosen, term))}
        >
          {words.acceptAndGo}
        </Button>
      </div>
    </div>
  )
}
