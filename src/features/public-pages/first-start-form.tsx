import { type FormEvent, type ReactNode, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { sendFirstStart } from './first-start-calls.ts'
import { emptyFirst, faultsOf, type FirstField, type FirstForm, toRequest } from './first-form.ts'
import { texts } from './first-texts.es.ts'
import classes from './first-start.module.css'

interface Props {
  asksCompany: boolean
  onMade: (number: string) => void
}

const fieldId = (field: FirstField) => `primera-${field}`

export function FirstStartForm({ asksCompany, onMade }: Props) {
  const words = useTexts(texts)
  const [form, setForm] = useState<FirstForm>(emptyFirst)
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [weak, setWeak] = useState<{ password: string; sentence: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    const answer = await sendFirstStart(toRequest(form, asksCompany))
    setBusy(false)
    if (answer === 'made') return onMade(form.numero.trim())
    setRefusal(answer?.message ?? words.offline)
    setWeak(answer?.isWeak ? { password: form.password, sentence: answer.message } : null)
    setAttempt((count) => count + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = faultsOf(form, asksCompany)
    setFaults(found)
    setRefusal(null)
    setAttempt(attempt + 1)
    if (found.length === 0) void send()
  }
  const isWeak = weak !== null && weak.password === form.password
  const ties = (name: FirstField) => {
    const fault = faults.find(({ field }) => field === name)
    const sentence = name === 'password' && isWeak ? weak.sentence : null
    return {
      id: fieldId(name),
      label: words[name],
      value: form[name],
      error: fault ? words[fault.fault] : sentence,
      onChange: (event: { currentTarget: { value: string } }) => {
        const typed = event.currentTarget.value
        setForm((before) => ({ ...before, [name]: typed }))
      },
    }
  }
  const wrong: FirstField[] = faults.length === 0 && isWeak ? ['password'] : faults.map(({ field }) => field)
  const secret = { showWord: words.show, hideWord: words.hide, autoComplete: 'new-password', maxLength: 256 }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <h1>{words.title}</h1>
      <p className="t-quiet">{words.lead}</p>
      {(faults.length > 0 || refusal) && (
        <ErrorSummary
          title={refusal ?? words.errors}
          items={wrong.map((field) => ({ fieldId: fieldId(field), text: words[field] }))}
          attempt={attempt}
        />
      )}
      <TextField
        {...ties('code')}
        description={words.codeHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {asksCompany && (
        <Part title={words.company}>
          <TextField {...ties('razon')} autoComplete="organization" />
          <TextField
            {...ties('clave')}
            description={words.claveHelp}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...ties('rfc')} autoComplete="off" autoCapitalize="characters" />
          <TextField {...ties('registroPatronal')} autoComplete="off" />
          <TextField {...ties('domicilio')} autoComplete="street-address" />
        </Part>
      )}
      <Part title={words.you}>
        <TextField {...ties('numero')} inputMode="numeric" autoComplete="username" />
        <TextField {...ties('nombre')} autoComplete="given-name" />
        <TextField {...ties('paterno')} autoComplete="family-name" />
        <TextField {...ties('materno')} autoComplete="off" />
        <TextField {...ties('correo')} inputMode="email" autoComplete="email" />
        <SecretField {...ties('password')} description={words.passwordShort} {...secret} />
        <SecretField {...ties('repeat')} {...secret} />
      </Part>
      <Button type="submit" size="lg" aria-disabled={isBusy}>
        {isBusy ? words.working : words.submit}
      </Button>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className={classes.part}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
