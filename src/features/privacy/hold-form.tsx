import { type FormEvent, useId, useRef, useState } from 'react'
import { holdPerson } from '#contract/privacy-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/person-name.ts'
import { HOLD_REASON_LENGTH } from '#domain/privacy/retention.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/lists/card.tsx'
import classes from './privacy.module.css'
import { termsTexts } from './terms-texts.es.ts'
import { texts } from './texts.es.ts'

/** Longest number or user that the service takes. */
const LONGEST = 60

/** Who is held back, and why; the name comes with the answer. */
export function HoldForm({ onEnd }: { onEnd: (isDone: boolean) => void }) {
  const { holds: words } = useTexts(termsTexts)
  const { cancel, failed } = useTexts(texts)
  const [person, setPerson] = useState('')
  const [reason, setReason] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const opId = useRef(crypto.randomUUID())
  const ids = { person: useId(), reason: useId() }
  const wasTried = attempt > 0
  const errors = {
    person: person.trim() === '' ? words.noPerson : null,
    reason: reason.trim() === '' ? words.noReason : null,
  }
  const found = (['person', 'reason'] as const).flatMap((field) => {
    const text = errors[field]
    return text === null ? [] : [{ fieldId: ids[field], text }]
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    setAttempt((count) => count + 1)
    if (found.length > 0) return
    setBusy(true)
    const input = { persona: person.trim(), motivo: reason.trim(), idOperacion: opId.current }
    const answer = await call(holdPerson, input)
    setBusy(false)
    if (answer.ok) {
      showSnack({ text: words.done(properName(answer.value.nombre)), tone: 'success' })
      return onEnd(true)
    }
    // Refused is done with: what is sent next is another request.
    if (answer.failure.kind === 'rejected') opId.current = crypto.randomUUID()
    setProblem(failureText(answer.failure, failed))
    setAttempt((count) => count + 1)
  }
  return (
    <Card>
      <form className="t-stack t-gap-3" onSubmit={(event) => void send(event)} noValidate>
        {problem !== null && <ErrorSummary title={`${words.notDone}. ${problem}`} attempt={attempt} />}
        {problem === null && wasTried && found.length > 0 && (
          <ErrorSummary title={found[0]?.text ?? ''} items={found} attempt={attempt} />
        )}
        <TextField
          id={ids.person}
          label={words.person}
          maxLength={LONGEST}
          value={person}
          error={wasTried ? errors.person : null}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
        <TextArea
          id={ids.reason}
          label={words.reason}
          description={words.reasonHint}
          rows={2}
          lang="es-MX"
          value={reason}
          limit={HOLD_REASON_LENGTH}
          countText={words.counted}
          error={wasTried ? errors.reason : null}
          onChange={setReason}
        />
        <div className={classes.actions}>
          <Button variant="outline" onClick={() => onEnd(false)}>
            {cancel}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.going : words.go}
          </Button>
        </div>
      </form>
    </Card>
  )
}
