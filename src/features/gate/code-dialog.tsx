import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type Named, named, readCode } from './entries.ts'
import { texts } from './texts.es.ts'
import { useCodeReader } from './use-code-reader.ts'
import type { Gate } from './use-gate.ts'
import classes from './gate.module.css'

interface Props {
  gate: Gate
  onFound: (id: number) => void
  onClose: () => void
}

/** Reads a code with the camera or a typed folio. A connected scanner types the link into the field. */
export function CodeDialog({ gate, onFound, onClose }: Props) {
  const words = useTexts(texts).code
  const [typed, setTyped] = useState('')
  const [looked, setLooked] = useState<{ text: string; code: Named } | null>(null)
  const { items, answer } = gate
  const found = items && looked ? named(items, looked.code) : null
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (found) tell(found.id)
  }, [found])
  const look = async (text: string) => {
    if (looked?.text === text && answer.isRefreshing) return
    const code = await readCode(text)
    setLooked({ text, code })
    if (code !== null && (items === null || named(items, code) === null)) void answer.refresh()
  }
  const { phase, attach } = useCodeReader((text) => {
    if (looked?.text !== text) void look(text)
  })
  const isLooking = looked !== null && looked.code !== null && answer.isRefreshing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look(typed.trim())
  }
  const error =
    looked === null || isLooking || found ? null : looked.text === '' ? words.empty : words.unknown
  return (
    <Dialog opened size="small" title={words.title} closeLabel={words.close} onClose={onClose}>
      <form className="t-stack t-gap-4" noValidate onSubmit={submit}>
        {phase !== 'none' && phase !== 'failed' && (
          // The camera image has no sound.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video ref={attach} className={classes.camera} muted playsInline aria-label={words.hint} />
        )}
        <p className="t-quiet" role="status">
          {{ none: words.noCamera, opening: words.opening, on: words.hint, failed: words.failed }[phase]}
        </p>
        <TextField
          data-autofocus
          label={words.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={400}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" aria-disabled={isLooking}>
          {isLooking ? words.looking : words.find}
        </Button>
      </form>
    </Dialog>
  )
}
