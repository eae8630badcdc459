import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type Ref, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from '../texts.es.ts'
import classes from './assistant.module.css'

const MOST_LETTERS = 200

export function Composer({
  field,
  onSend,
}: {
  field: Ref<HTMLInputElement>
  onSend: (text: string) => void
}) {
  const words = useTexts(texts)
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onSend(text.trim())
    setText('')
  }
  return (
    <form className={classes.composer} onSubmit={send}>
      <div className={classes.composerLine}>
        <TextField
          ref={field}
          className="t-grow t-shrink"
          label={words.field}
          hideLabel
          placeholder={words.field}
          size="large"
          value={text}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" size="lg" leftSection={<IconSend2 size={24} aria-hidden />}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
