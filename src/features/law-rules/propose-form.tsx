import { type FormEvent, useRef, useState } from 'react'
import { listLawRows, proposeLawRow } from '#contract/law/law-rows.ts'
import { type LawField, type LawRow, lawRowProblems } from '#domain/law/law-row.ts'
import { isLawRule, type LawRule, lawRules, ruleKinds } from '#domain/law/rules.ts'
import { addDays } from '#domain/time/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { rowsOfRule } from './rows.ts'
import { texts } from './texts.es.ts'
import classes from './law-rules.module.css'

interface Props {
  /** Chosen rule; null lets the person choose. */
  rule: LawRule | null
  rows: readonly LawRow[]
  today: string
  onClose: () => void
}

const FIRST: LawRule = 'weeklyHours'
const fieldId = (field: LawField) => `regla-nueva-${field}`

function typedOf(rows: readonly LawRow[], rule: LawRule, today: string) {
  const { held } = rowsOfRule(rows, rule, today)
  return {
    rule: rule as string,
    value: held?.value ?? '',
    from: addDays(today, 1),
    until: '',
    article: held?.article ?? '',
    source: '',
    isConfirmed: false,
  }
}

/** The typed values stay in the form until the server has accepted them. */
export function ProposeForm({ rule, rows, today, onClose }: Props) {
  const words = useTexts(texts)
  const { propose } = words
  const [typed, setTyped] = useState(() => typedOf(rows, rule ?? FIRST, today))
  const [hasTyped, setHasTyped] = useState(false)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useProblem()
  const { isBusy, send } = useListChange(listLawRows, words)
  useUnsavedInput(hasTyped)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  const until = /\d/.test(typed.until) ? typed.until : null
  const problems = lawRowProblems({ ...typed, until })
  const errorOf = (field: LawField) => (isTried && problems.includes(field) ? words.problems[field] : null)
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setHasTyped(true)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    setProblem(null)
    const [first] = problems
    if (first !== undefined) return moveFocus(document.getElementById(fieldId(first)))
    if (!navigator.onLine) return setProblem(words.failure.offline)
    const failed = await send(proposeLawRow, {
      regla: typed.rule,
      valor: typed.value,
      desde: typed.from,
      ...(until !== null && { hasta: until }),
      articulo: typed.article,
      fuente: typed.source,
      confirmada: typed.isConfirmed,
    })
    setProblem(failed)
    if (failed !== null) return
    showSnack({ text: propose.done, tone: 'success' })
    onClose()
  }
  return (
    <form
      className={classNames(classes.form, 't-no-focus')}
      noValidate
      aria-labelledby="regla-nueva"
      onSubmit={(event) => void submit(event)}
    >
      <h2 ref={heading} id="regla-nueva" className="t-h3 t-heavy" tabIndex={-1}>
        {propose.title}
      </h2>
      <p className="t-quiet">{propose.text}</p>
      <SelectField
        id={fieldId('rule')}
        label={propose.rule}
        options={lawRules.map((name) => ({ value: name, label: words.rules[name] }))}
        value={typed.rule}
        error={errorOf('rule')}
        onChange={({ currentTarget: { value } }) => {
          if (isLawRule(value))
            change({ ...typedOf(rows, value, today), from: typed.from, until: typed.until })
        }}
      />
      <TextField
        id={fieldId('value')}
        label={propose.value}
        description={isLawRule(typed.rule) ? words.hints[ruleKinds[typed.rule]] : undefined}
        autoComplete="off"
        value={typed.value}
        error={errorOf('value')}
        onChange={(event) => change({ value: event.currentTarget.value })}
      />
      <DateBoxes
        id={fieldId('from')}
        label={propose.from}
        words={propose.parts}
        value={typed.from}
        error={errorOf('from')}
        onChange={(from) => change({ from })}
      />
      <DateBoxes
        id={fieldId('until')}
        label={propose.until}
        words={propose.parts}
        value={typed.until}
        error={errorOf('until')}
        onChange={(last) => change({ until: last })}
      />
      <TextField
        id={fieldId('article')}
        label={propose.article}
        autoComplete="off"
        value={typed.article}
        error={errorOf('article')}
        onChange={(event) => change({ article: event.currentTarget.value })}
      />
      <TextField
        id={fieldId('source')}
        label={propose.source}
        autoComplete="off"
        value={typed.source}
        error={errorOf('source')}
        onChange={(event) => change({ source: event.currentTarget.value })}
      />
      <RadioCards
        id={fieldId('confirmed')}
        label={propose.confirmed}
        layout="row"
        value={typed.isConfirmed ? 1 : 0}
        options={[
          { value: 1, label: words.yes },
          { value: 0, label: words.no },
        ]}
        onChange={(value) => change({ isConfirmed: value === 1 })}
      />
      <ProblemBanner title={words.notDone} problem={problem} />
      <div className="t-wrap t-gap-3">
        <Button variant="outline" aria-disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" className="t-grow" aria-disabled={isBusy}>
          {isBusy ? words.saving : propose.send}
        </Button>
      </div>
    </form>
  )
}
