import { IconUserPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { PersonField } from './person-field.tsx'
import { texts } from './texts.es.ts'
import { useSubstitution } from './use-substitutes.ts'

const nothing = { number: '', from: '', until: '' }
type Values = typeof nothing

interface Fault {
  field: keyof Values
  problem: 'missing' | 'day' | 'pastDay' | 'endsBefore'
}

function faultsOf({ number, from, until }: Values, today: string): Fault[] {
  const dayFault = (
    field: 'from' | 'until',
    day: string,
    first: string,
    early: Fault['problem'],
  ): Fault[] => {
    if (day === '') return [{ field, problem: 'missing' }]
    if (!isDay(day)) return [{ field, problem: 'day' }]
    return day < first ? [{ field, problem: early }] : []
  }
  return [
    ...(number.trim() === '' ? [{ field: 'number', problem: 'missing' } as const] : []),
    ...dayFault('from', from, today, 'pastDay'),
    ...dayFault('until', until, from, 'endsBefore'),
  ]
}

const idOf = (field: keyof Values) => `suplente-${field}`

/** Names a substitute for a range of days (P-97). Needs the network. */
export function NameForm() {
  const words = useTexts(texts)
  const { isBusy, change } = useSubstitution()
  const [values, setValues] = useState(nothing)
  const { errors, showErrors, note, clear } = useFormErrors<Fault>()
  useUnsavedInput(values !== nothing)
  const today = companyDate(serverNow())
  const type = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    setValues(next)
    note(Object.keys(part), faultsOf(next, today))
  }
  const save = async () => {
    const found = faultsOf(values, today)
    if (found.length > 0) return showErrors(found)
    clear()
    const { number, from, until } = values
    const done = await change({ empleado: number.trim(), desde: from, hasta: until })
    if (done === null) return
    if ('problem' in done) return showErrors([], done.problem)
    setValues(nothing)
    showSnack({ text: words.away.done(done.name), tone: 'success' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const fieldOf = (field: keyof Values) => {
    const found = errors?.problems.find((each) => each.field === field)
    const label = { number: words.away.number, from: words.away.from, until: words.away.until }[field]
    return { id: idOf(field), label, error: found ? words.problems[found.problem] : null }
  }
  return (
    <form className="t-card t-pad-4 t-stack t-gap-4" noValidate aria-labelledby="nombrar" onSubmit={submit}>
      <h2 id="nombrar" className="t-lead t-heavy">
        {words.away.name}
      </h2>
      {errors && (
        <ErrorSummary
          title={errors.text ?? words.fill.errors}
          attempt={errors.attempt}
          items={errors.problems.map(({ field }) => ({ fieldId: idOf(field), text: fieldOf(field).label }))}
        />
      )}
      <PersonField {...fieldOf('number')} value={values.number} onChange={(number) => type({ number })} />
      <DateBoxes
        {...fieldOf('from')}
        words={words.fill.parts}
        value={values.from}
        onChange={(from) => type({ from })}
      />
      <DateBoxes
        {...fieldOf('until')}
        words={words.fill.parts}
        value={values.until}
        onChange={(until) => type({ until })}
      />
      <Button
        type="submit"
        fullWidth
        aria-disabled={isBusy}
        leftSection={<IconUserPlus size={22} aria-hidden />}
      >
        {isBusy ? words.away.saving : words.away.save}
      </Button>
    </form>
  )
}
