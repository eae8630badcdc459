import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { loanTerms } from '#domain/savings/loan-plan.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './simulator-texts.es.ts'
import classes from './amount-chooser.module.css'

interface Props {
  payGroup: number
  term: number
  onTerm: (term: number) => void
}

export function TermChooser({ payGroup, term, onTerm }: Props) {
  const words = useTexts(texts)
  const name = useId()
  return (
    <fieldset className={classes.terms}>
      <legend className="t-strong t-small">{isWeeklyLoan(payGroup) ? words.weeks : words.fortnights}</legend>
      {loanTerms(payGroup).map((count) => (
        <label key={count} className={classes.choice}>
          <input
            type="radio"
            className={classes.radio}
            autoComplete="off"
            name={name}
            value={count}
            checked={count === term}
            onChange={() => onTerm(count)}
          />
          {count === term && <IconCheck aria-hidden="true" size={16} />}
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
