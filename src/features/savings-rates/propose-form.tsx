import { type FormEvent, useRef, useState } from 'react'
import type { ParameterPeriod } from '#contract/savings/savings-parameters.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { addDays, formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import {
  EXAMPLE_LOAN,
  exampleInterest,
  type FundParameters,
  parameterNames,
  type ProposalProblem,
  proposalProblems,
} from '#domain/savings/savings-parameters.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ChoiceCard } from '#ui/choices/choice-card.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { periodOn } from './upcoming.tsx'
import { texts } from './texts.es.ts'
import { fromWire, readTyped, toWire, type TypedParameters, typedOf } from './typed-parameters.ts'
import { useRatesWork } from './use-rates.ts'
import classes from './rates.module.css'

interface Props {
  periods: readonly ParameterPeriod[]
  today: string
  onClose: () => void
}

const EMPTY: TypedParameters = {
  tiie: '',
  rate: '',
  loanFactor: '',
  socialPart: '',
  minimumWeekly: '',
  minimumBiweekly: '',
}

/** Proposes new values. The typed values stay until the server has accepted them. */
export function ProposeForm({ periods, today, onClose }: Props) {
  const words = useTexts(texts)
  const [validFrom, setValidFrom] = useState(addDays(today, 1))
  const isWhole = isDay(validFrom)
  const start = periodOn(periods, isWhole ? validFrom : today)
  const [typed, setTyped] = useState<TypedParameters>(() => (start ? typedOf(fromWire(start)) : EMPTY))
  const [refuses, setRefuses] = useState(() => (start ? fromWire(start).refusesAboveQuota : true))
  const [hasTyped, setHasTyped] = useState(false)
  useUnsavedInput(hasTyped)
  const [isTried, setTried] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  const held = start && fromWire(start)
  const values = { ...readTyped(typed), refusesAboveQuota: refuses }
  const problems = isWhole ? proposalProblems({ ...values, validFrom }, today, held) : ['past' as const]
  const { isBusy, problem, send } = useProposing(onClose)
  const errorOf = (...of: ProposalProblem[]) => {
    const found = isTried ? problems.find((each) => of.includes(each)) : undefined
    return found === undefined ? null : words.problems[found]
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = problems
    if (first === undefined) return void send(values, validFrom)
    moveFocus(document.getElementById(parameterNames.some((name) => name === first) ? first : 'desde'))
  }
  return (
    <form
      className={classNames(classes.form, 't-no-focus')}
      noValidate
      aria-labelledby="proponer"
      onSubmit={submit}
    >
      <h2 ref={heading} id="proponer" className="t-h3 t-heavy" tabIndex={-1}>
        {words.propose.title}
      </h2>
      <p className="t-quiet">{words.propose.text}</p>
      <DateBoxes
        id="desde"
        label={words.propose.from}
        words={words.propose.parts}
        value={validFrom}
        error={errorOf('past', 'too-far', 'same')}
        onChange={(day) => {
          setValidFrom(day)
          setHasTyped(true)
        }}
      />
      <div className={classes.fields}>
        {parameterNames.map((name) => (
          <TextField
            key={name}
            id={name}
            label={words.names[name]}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            error={errorOf(name)}
            onChange={(event) => {
              setTyped({ ...typed, [name]: event.currentTarget.value })
              setHasTyped(true)
            }}
          />
        ))}
      </div>
      <ChoiceCard
        type="checkbox"
        label={words.quota.label}
        text={words.quota.text}
        checked={refuses}
        onChange={(event) => {
          setRefuses(event.currentTarget.checked)
          setHasTyped(true)
        }}
      />
      <Example before={held} after={values} />
      <ProblemBanner title={words.propose.notSent} problem={problem} />
      <div className="t-wrap t-gap-3">
        <Button variant="outline" aria-disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" className="t-grow" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.propose.send}
        </Button>
      </div>
    </form>
  )
}

function useProposing(onDone: () => void) {
  const words = useTexts(texts)
  const { isBusy, propose } = useRatesWork()
  const [problem, setProblem] = useProblem()
  // Equal values keep their id, so a retry after a lost response makes no second proposal.
  const [sent, setSent] = useState({ what: '', id: '' })
  const send = async (values: FundParameters, validFrom: string) => {
    if (isBusy) return
    if (!navigator.onLine) return setProblem(words.failure.offline)
    const input = { desde: validFrom, ...toWire(values) }
    const what = JSON.stringify(input)
    const id = sent.what === what ? sent.id : crypto.randomUUID()
    setSent({ what, id })
    const found = await propose(input, id)
    setProblem(found)
    if (found !== null) return
    showSnack({ text: words.propose.done(formatDate(validFrom)), tone: 'success' })
    onDone()
  }
  return { isBusy, problem, send }
}

function Example({ before, after }: { before: FundParameters | null; after: FundParameters }) {
  const words = useTexts(texts)
  const interest = exampleInterest(after)
  const cost = Number.isFinite(interest) ? moneyOnScreen(interest) : words.propose.unknown
  return (
    <output className={classes.example}>
      <span>{words.propose.example(moneyOnScreen(EXAMPLE_LOAN.amount))}</span>
      <span className={classes.costs}>
        {before && (
          <span>
            <span className="t-block t-small">{words.propose.now}</span>
            <span className={classes.cost}>{moneyOnScreen(exampleInterest(before))}</span>
          </span>
        )}
        <span>
          <span className="t-block t-small">{words.propose.later}</span>
          <strong className={classes.cost}>{cost}</strong>
        </span>
      </span>
    </output>
  )
}
