import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstant } from '#domain/time/dates.ts'
import { type LoanRates, loanTerms, planLoan } from '#domain/savings/loan-plan.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Fund, loanDays } from '#models/savings/fund.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { AmountChooser } from './amount-chooser.tsx'
import { percentOf } from './percent.ts'
import { PlanEnvelope } from './plan-envelope.tsx'
import { PlanSchedule } from './plan-schedule.tsx'
import { TermChooser } from './term-chooser.tsx'
import { useFirstAmount } from './use-first-amount.ts'
import { texts } from './simulator-texts.es.ts'
import classes from './loan-simulator.module.css'

interface Props {
  fund: Fund
  rates: LoanRates
  /** Centavos; more than 0. */
  maximum: number
  isPossible: boolean
  /** Time of the oldest data used, in ms. */
  at: number
}

export function LoanSimulator(props: Props) {
  const { fund, rates, maximum, isPossible, at } = props
  const { payGroup } = fund
  const words = useTexts(texts)
  const [amount, setAmount] = useState<number | null>(useFirstAmount(maximum))
  // The first amount is only an example. The request starts without an amount until the person chooses one.
  const [isChosen, setChosen] = useState(false)
  const choose = (next: number | null) => {
    setChosen(true)
    setAmount(next)
  }
  const [term, setTerm] = useState(() => loanTerms(payGroup)[1] ?? 0)
  const [isOpen, setOpen] = useState(false)
  const plan = amount === null ? null : planLoan({ amount, term, payGroup }, rates)
  const days = loanDays(fund, term)
  return (
    <div className={classes.screen}>
      {!isPossible && (
        <Banner tone="neutral" icon={<IconInfoCircle size={24} />}>
          {words.notNow}
        </Banner>
      )}
      <div className={classes.columns}>
        <div className="t-stack t-gap-4 t-shrink">
          <AmountChooser amount={amount} maximum={maximum} onAmount={choose} isExample={!isPossible} />
          <TermChooser payGroup={payGroup} term={term} onTerm={setTerm} />
        </div>
        <div className="t-stack t-gap-4 t-shrink">
          <PlanEnvelope
            plan={plan}
            days={days}
            percent={percentOf(rates)}
            isOpen={isOpen}
            onOpen={() => setOpen(!isOpen)}
          />
          <p className="t-quiet t-small">{words.asOf(formatInstant(at))}</p>
        </div>
      </div>
      {isOpen && plan && <PlanSchedule plan={plan} days={days} />}
      <Actions {...{ isPossible, isChosen, amount, term }} />
    </div>
  )
}

interface ActionsProps {
  isPossible: boolean
  isChosen: boolean
  amount: number | null
  term: number
}

function Actions({ isPossible, isChosen, amount, term }: ActionsProps) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  if (!isPossible) {
    return (
      <div className={classes.actions}>
        <Button fullWidth size="lg" variant="outline" href={`#${paths.loanWhyNot}`}>
          {words.whyNot}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.actions}>
      {!isOnline && <p className="t-quiet t-words-centred">{words.needsNetwork}</p>}
      {amount === null ? (
        <Button fullWidth size="lg" resting>
          {words.ask}
        </Button>
      ) : (
        <Button
          fullWidth
          size="lg"
          href={`#${paths.savingsMove('prestamo')}${isChosen ? `?monto=${amount / 100}&plazo=${term}` : ''}`}
          rightSection={<IconArrowRight size={24} aria-hidden />}
        >
          {words.ask}
        </Button>
      )}
    </div>
  )
}
