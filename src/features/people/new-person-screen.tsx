import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { addPerson, readPeopleLists } from '#contract/people/people.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { type Issued, IssuedDialog } from './issued-dialog.tsx'
import { emptyForm, faultsOf, type FormFault, type PersonForm } from './person-form.ts'
import { fieldId, PersonFields } from './person-fields.tsx'
import { texts } from './texts.es.ts'
import { useProblemText, useRefreshPeople } from './use-people.ts'

export function Screen() {
  const words = useTexts(texts)
  const problemText = useProblemText()
  const refresh = useRefreshPeople()
  const lists = useOperation(readPeopleLists, {}, { isKept: false })
  const [today] = useState(() => companyDate(serverNow()))
  const [form, setForm] = useState(() => emptyForm(today))
  const [hasTyped, setTyped] = useState(false)
  useUnsavedInput(hasTyped)
  const { errors, showErrors, note, clear } = useFormErrors<FormFault>()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [issued, setIssued] = useState<(Issued & { id: number }) | null>(null)
  if (!lists.data) return <MissingData {...toMissingDataProps(lists, words)} loading={words.person.loading} />
  const whole = withOnlyChoices(form, lists.data)

  async function add(sexo: 'H' | 'M'): Promise<void> {
    setBusy(true)
    const answer = await call(addPerson, {
      ...whole,
      sexo,
      grupo: Number(whole.grupo),
      turno: Number(whole.turno),
    })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    setTyped(false)
    await refresh()
    setIssued(answer.value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = faultsOf(whole, today)
    setFailure(null)
    if (found.length > 0) return showErrors(found)
    clear()
    if (whole.sexo !== '') void add(whole.sexo)
  }
  return (
    <form className="t-stack t-gap-4 t-page" noValidate onSubmit={submit}>
      {errors && (
        <ErrorSummary
          title={words.form.errors}
          items={errors.problems.map(({ field }) => ({
            fieldId: fieldId(field),
            text: nameOf(field, words.form),
          }))}
          attempt={errors.attempt}
        />
      )}
      <PersonFields
        form={whole}
        lists={lists.data}
        faults={errors?.problems ?? []}
        onChange={(part) => {
          setForm({ ...whole, ...part })
          setTyped(true)
          note(Object.keys(part), faultsOf({ ...whole, ...part }, today))
        }}
        onListsChanged={() => lists.refresh()}
      />
      {failure && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.form.notAdded}>
          {problemText(failure)}
        </Banner>
      )}
      <Button type="submit" size="lg" aria-disabled={isBusy}>
        {isBusy ? words.actions.working : words.form.submit}
      </Button>
      {issued && (
        <IssuedDialog issued={issued} onClose={() => navigate(paths.person(issued.id), { replace: true })} />
      )}
    </form>
  )
}

function withOnlyChoices(
  form: PersonForm,
  { companias, departamentos }: { companias: { id: string }[]; departamentos: { id: string }[] },
): PersonForm {
  const only = (rows: { id: string }[]) => (rows.length === 1 ? (rows[0]?.id ?? '') : '')
  return {
    ...form,
    compania: form.compania || companias[0]?.id || '',
    departamento: form.departamento || only(departamentos),
  }
}

function nameOf(field: FormFault['field'], words: Record<string, unknown>): string {
  const label = words[field]
  return typeof label === 'string' ? label.replace(/ \(.*\)$/, '') : field
}
