import { IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { assignPlant } from '#contract/evaluations/temporary-staff.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Who } from '#ui/lists/who.tsx'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import type { ActProps } from '../parts/act-props.ts'
import classes from './actions.module.css'
import { actionTexts } from './texts.es.ts'

/** Minimum characters of the date. Only the server validates the date (TEMP-42, K-21, BR-44). */
const ENOUGH = 7
/** Milliseconds before the dialog closes after its success message (TEMP-44). */
const STAYS_MS = 2000

/** Confirms a permanent position with its first payroll day (TEMP-40 … 44). */
export function Plant({ person: { item, name, row }, typed, onClose }: ActProps) {
  const { plant: words, notDone, sending } = useTexts(actionTexts)
  const shared = useTexts(texts)
  const { act, isSending, problem } = useAct()
  const [done, setDone] = useState<string | null>(null)
  const nomina = typed.values.plant ?? ''
  const isEnough = nomina.length >= ENOUGH
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (done === null) return
    const timer = setTimeout(() => close.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [done])
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !isEnough || done !== null) return
    const answer = await act(assignPlant, {
      form: { nomina, titulo: words.title, tipo: words.kind, subtitulo: words.subtitle },
      item,
    })
    if (answer === null) return
    await typed.forget('plant')
    setDone(answer.message || words.done)
  }
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      persistent={isSending}
      title={words.title}
      closeLabel={shared.cancel}
      onClose={onClose}
    >
      <form className="t-stack t-gap-4" noValidate onSubmit={(event) => void confirm(event)}>
        <ProblemBanner title={notDone} problem={problem} />
        <Who name={name} lines={[shared.person.number(row.emplid)]} photo={row.foto} />
        {done === null ? (
          <>
            <DateBoxes
              label={words.subtitle}
              value={nomina}
              words={words.day}
              onChange={(plant) => typed.change({ plant })}
            />
            <div className={classes.buttons}>
              <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
                {shared.cancel}
              </Button>
              <Button type="submit" aria-disabled={isSending || !isEnough} resting={!isEnough}>
                {isSending ? sending : words.yes}
              </Button>
            </div>
          </>
        ) : (
          <Banner tone="ok" live="status" icon={<IconCircleCheck size={24} />} title={done} />
        )}
      </form>
    </Dialog>
  )
}
