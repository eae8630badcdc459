import { type FormEvent, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './pending.module.css'
import { texts } from './texts.es.ts'

interface Props {
  question: string
  onCancel: () => void
  onDiscard: () => void
}

/** Asks for a typed word, because a discard cannot be undone. */
export function DiscardDialog({ question, onCancel, onDiscard }: Props) {
  const words = useTexts(texts)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === words.discardWord) onDiscard()
    else setWrong(true)
  }
  return (
    <Dialog opened size="small" title={words.discardTitle} closeLabel={words.close} onClose={onCancel}>
      <form className="t-stack t-gap-4 t-page" noValidate onSubmit={submit}>
        <p>{question}</p>
        <TextField
          data-autofocus
          label={words.discardLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={isWrong ? words.discardWrong : null}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <div className={classes.buttons}>
          <Button variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" danger>
            {words.discard}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
