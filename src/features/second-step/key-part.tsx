import { type FormEvent, useId, useState } from 'react'
import type { useOneCall } from '#hooks/operations/use-one-call.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { CodeField } from './code-field.tsx'
import { QrDrawing } from '#ui/drawings/qr-drawing.tsx'
import classes from './second-step.module.css'
import { texts } from './texts.es.ts'

interface Props {
  text: string
  address: string
  work: ReturnType<typeof useOneCall>
  onCode: (code: string) => void
  onCancel: () => void
}

/** Shows a new key, which becomes active only after the person has typed a code from it. */
export function KeyPart({ text, address, work, onCode, onCancel }: Props) {
  const words = useTexts(texts)
  const own = words.key
  const id = useId()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)

  function send(event: FormEvent): void {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() === '') work.refuse(words.noCode)
    else onCode(code)
  }

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <h2>{own.heading}</h2>
      {work.problem && <ErrorSummary title={work.problem} attempt={work.attempt} />}
      <Card className="t-stack t-gap-3 t-level t-words-centred">
        <p>{own.scan}</p>
        <QrDrawing address={address} label={own.drawing} />
        <p className="t-quiet">{own.type}</p>
        <p className={classes.letters}>{text.match(/.{1,4}/g)?.join(' ')}</p>
      </Card>
      <p>{own.confirm}</p>
      <CodeField
        id={id}
        label={words.code}
        isNumeric
        value={code}
        error={isEmpty ? words.noCode : null}
        onChange={setCode}
      />
      <Button type="submit" size="lg" aria-disabled={work.isBusy}>
        {work.isBusy ? words.working : own.turnOn}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  )
}
