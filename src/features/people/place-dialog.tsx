import { type FormEvent, useState } from 'react'
import { addCompany, addDepartment } from '#contract/people/people.ts'
import { call } from '#core/transport/rpc.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from './texts.es.ts'
import { useProblemText } from './use-people.ts'

interface Props {
  kind: 'departamento' | 'compania'
  plants: readonly { id: number; nombre: string }[]
  values: PlaceValues
  onType: (values: PlaceValues) => void
  onClose: () => void
  onAdded: (id: string) => Promise<void>
}

const NEW = '+'

const fieldsOf = {
  departamento: ['nombre'],
  compania: ['clave', 'razon', 'rfc', 'registroPatronal', 'domicilio'],
} as const
export type PlaceValues = Partial<Record<Name, string>>
type Name = (typeof fieldsOf)[keyof typeof fieldsOf][number] | 'planta' | 'plantaNueva'

export function PlaceDialog({ kind, plants, values, onType, onClose, onAdded }: Props) {
  const words = useTexts(texts)
  const own = words.places
  const problemText = useProblemText()
  const [problem, setProblem] = useProblem()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const value = (name: Name) => values[name]?.trim() ?? ''
  const isNewPlant = value('planta') === NEW
  const needed: Name[] = [...fieldsOf[kind], ...(isNewPlant ? (['plantaNueva'] as const) : [])]

  async function send(): Promise<string | null> {
    if (kind === 'compania') {
      const clave = value('clave')
      const answer = await call(addCompany, {
        clave,
        nombre: value('razon'),
        rfc: value('rfc'),
        registroPatronal: value('registroPatronal'),
        domicilio: value('domicilio'),
      })
      if (!answer.ok) return problemText(answer.failure)
      await onAdded(clave)
      return null
    }
    const answer = await call(addDepartment, {
      nombre: value('nombre'),
      planta: isNewPlant || value('planta') === '' ? null : Number(value('planta')),
      plantaNueva: isNewPlant ? value('plantaNueva') : '',
    })
    if (!answer.ok) return problemText(answer.failure)
    await onAdded(answer.value.id)
    return null
  }
  async function save(): Promise<void> {
    setBusy(true)
    const wrong = needed.some((name) => value(name) === '') ? own.missing : await send()
    setBusy(false)
    setProblem(wrong)
    setAttempt((count) => count + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The person's form around this form must not be submitted.
    event.stopPropagation()
    if (!isBusy) void save()
  }
  const write = (name: Name) => (event: { currentTarget: { value: string } }) =>
    onType({ ...values, [name]: event.currentTarget.value })
  return (
    <Dialog
      opened
      staysOpen
      size="small"
      title={kind === 'compania' ? own.companyTitle : own.departmentTitle}
      closeLabel={words.actions.cancel}
      onClose={onClose}
    >
      <form className="t-stack t-gap-3" noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem} attempt={attempt} />}
        {fieldsOf[kind].map((name) => (
          <TextField
            key={name}
            label={own[name]}
            value={values[name] ?? ''}
            autoComplete="off"
            onChange={write(name)}
          />
        ))}
        {kind === 'departamento' && (
          <SelectField
            label={own.planta}
            value={values.planta ?? ''}
            options={[
              { value: '', label: own.noPlant },
              ...plants.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
              { value: NEW, label: own.newPlant },
            ]}
            onChange={write('planta')}
          />
        )}
        {isNewPlant && (
          <TextField
            label={own.plantaNueva}
            value={values.plantaNueva ?? ''}
            autoComplete="off"
            onChange={write('plantaNueva')}
          />
        )}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.actions.working : own.save}
        </Button>
      </form>
    </Dialog>
  )
}
