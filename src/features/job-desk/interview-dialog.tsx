import { type FormEvent, useState } from 'react'
import { LINE_LENGTH } from '#contract/approvals/approval-details.ts'
import type { ApplicationDetail } from '#contract/jobs/job-desk.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './desk.module.css'
import { texts } from './texts.es.ts'

export interface Interview {
  fecha: string
  hora: string
  lugar: string
}

interface Props {
  application: ApplicationDetail
  /** Typed values, which the caller keeps while the dialog is closed. Null before anything is typed. */
  typed: Interview | null
  isBusy: boolean
  problem: string | null
  onType: (interview: Interview) => void
  onCancel: () => void
  onAccept: (interview: Interview) => void
}

export function InterviewDialog({ application, typed, isBusy, problem, onType, onCancel, onAccept }: Props) {
  const words = useTexts(texts)
  const { fecha, hora, lugar } = application
  const values = typed ?? { fecha, hora, lugar }
  const [isJudged, setJudged] = useState(false)
  const given = { ...values, hora: tidyHour(values.hora), lugar: values.lugar.trim() }
  const wrongDay = isDay(given.fecha) ? null : words.pane.needsDay
  const wrongHour = /^([01]\d|2[0-3]):[0-5]\d$/.test(given.hora) ? null : words.pane.needsHour
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (!isBusy && wrongDay === null && wrongHour === null) onAccept(given)
  }
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      persistent={isBusy}
      title={words.pane.citar}
      closeLabel={words.cancel}
      onClose={onCancel}
    >
      <form className="t-stack t-gap-4" noValidate onSubmit={submit}>
        <ProblemBanner title={words.pane.notDone} problem={problem} />
        <DateBoxes
          label={words.pane.day}
          error={isJudged ? wrongDay : null}
          value={values.fecha}
          words={words.publish}
          onChange={(day) => onType({ ...values, fecha: day })}
        />
        <div className={classes.pair}>
          <TextField
            label={words.pane.hour}
            error={isJudged ? wrongHour : null}
            inputMode="numeric"
            autoComplete="off"
            placeholder="10:30"
            value={values.hora}
            onChange={(event) => onType({ ...values, hora: event.currentTarget.value })}
          />
          <TextField
            label={words.pane.place}
            autoComplete="off"
            maxLength={LINE_LENGTH}
            value={values.lugar}
            onChange={(event) => onType({ ...values, lugar: event.currentTarget.value })}
          />
        </div>
        <div className={classes.buttons}>
          <Button variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {words.pane.accept}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Turns '9.30', '930' and '9:30' into '09:30'. */
function tidyHour(text: string): string {
  const [, hour, minute] = /^(\d{1,2})[:.\s]?(\d{2})$/.exec(text.trim()) ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : text.trim()
}
