import { type FormEvent, useId, useState } from 'react'
import { holdPerson } from '#contract/privacy/privacy-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { HOLD_REASON_LENGTH } from '#domain/privacy/retention.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/lists/card.tsx'
import { FormProblems } from './form-problems.tsx'
import classes from './privacy.module.css'
import { termsTexts } from './terms-texts.es.ts'
import { texts } from './texts.es.ts'
import { useOneRequest } from './use-one-request.ts'

/** Maximum characters for the person, set by the service. */
const LONGEST = 60

export function HoldForm({ onEnd }: { onEnd: (isDone: boolean) => void }) {
  const { holds: words } = useTexts(termsTexts)
  const { cancel, failed } = useTexts(texts)
  const [person, setPerson] = useState('')
  const [reason, setReason] = useState('')
  const { attempt, problem, isBusy, showMissing, send } = useOneRequest(failed)
  const ids = { person: useId(), reason: useId() }
  useFocusOnMount(() => document.getElementById(ids.person))
  useUnsavedInput(person.trim() !== '' || reason.trim() !== '')
  const wasTried = attempt > 0
  const errors = {
    person: person.trim() === '' ? words.noPerson : null,
    reason: reason.trim() === '' ? words.noReason : null,
  }
  const found = (['person', 'reason'] as const).flatMap((field) => {
    const text = errors[field]
    return text === null ? [] : [{ fieldId: ids[field], text }]
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    showMissing()
    if (found.length > 0) return
    const held = await send(holdPerson, { persona: person.trim(), motivo: reason.trim() })
    if (held === null) return
    showSnack({ text: words.done(properName(held.nombre)), tone: 'success' })
    onEnd(true)
  }
  return (
    <Card>
      <form className="t-stack t-gap-3" onSubmit={(event) => void submit(event)} noValidate>
        <FormProblems
          problem={problem === null ? null : `${words.notDone}. ${problem}`}
          found={found}
          attempt={attempt}
        />
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
