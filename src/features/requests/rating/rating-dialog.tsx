import { IconAlertTriangle, IconStar, IconStarFilled } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DEFAULT_RATING, RATING_CLOSES_MS, RATINGS, type Rating } from '#domain/requests/clarifications.ts'
import type { LastTry, Sending } from '#models/requests/send-request.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingEnd } from '#pieces/sending/sending-end.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import classes from './rating.module.css'
import { ratingTexts } from './rating-texts.es.ts'

export interface Rated {
  /** Example: 'Bono de puntualidad · 43 / 2026'. */
  subject: string
  askedOn: string
  answerTitle: string
  answer: string
  /** Known author, department and date of the answer: 'ELENA RUIZ · NÓMINAS · 21/11/2026'. */
  answeredBy?: string
}

interface Props extends Rated {
  /** Form of the rating in the outbox. */
  form: string
  /** Sends the rating. After a failure, the dialog shows the spec's text. */
  onRate: (level: Rating, lastTry: LastTry) => Promise<Sending>
  onClose: (hasRated: boolean) => void
}

/** Asks for one to five stars for an answer of payroll (spec 002 §2.3, RATE-01 … RATE-13). */
export function RatingDialog({ form, onRate, onClose, ...rated }: Props) {
  const words = useTexts(ratingTexts)
  const [level, setLevel] = useState<Rating>(DEFAULT_RATING)
  const [state, setState] = useState<'open' | 'sending' | Sending['kind']>('open')
  const lastTry: LastTry = useRef(null)
  const isDone = state === 'registered' || state === 'waiting'
  const waitsFor = useWaitsFor(state === 'waiting' ? form : '')
  const close = () => onClose(isDone)
  useCloseOnBack(close)
  useFocusBack()
  useCloseSoon(isDone, close)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending' || isDone) return
    setState('sending')
    // `onRate` throws when the device has no space. The rating was then not sent.
    setState(
      await onRate(level, lastTry).then(
        ({ kind }) => kind,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <Dialog opened title={words.title} closeLabel={words.close} onClose={close}>
      {isDone ? (
        // Thanks only after the service has accepted the rating (spec 002 §8).
        <SendingEnd
          takesFocus
          state={state === 'registered' ? 'synced' : 'queued'}
          waitsFor={waitsFor}
          text={state === 'registered' ? words.thanks : undefined}
        />
      ) : (
        <form className="t-stack t-gap-4" onSubmit={(event) => void submit(event)}>
          <AnswerRated {...rated} />
          <Stars level={level} onChange={setLevel} />
          <div role="alert">
            {state === 'failed' && (
              <Banner tone="error" icon={<IconAlertTriangle size={24} />} title={words.failed} />
            )}
          </div>
          <Button type="submit" fullWidth aria-disabled={state === 'sending'}>
            {state === 'sending' ? words.sending : words.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function AnswerRated({ subject, askedOn, answerTitle, answer, answeredBy }: Rated) {
  const words = useTexts(ratingTexts)
  return (
    <div className="t-stack t-gap-3 t-no-focus">
      <div className="t-stack">
        <h2 className="t-strong t-lead t-flush" lang="es-MX" tabIndex={-1} data-autofocus>
          {subject}
        </h2>
        <p className="t-quiet">{words.askedOn(askedOn)}</p>
      </div>
      <section className={classes.answer} aria-labelledby="rated-answer">
        <h3 id="rated-answer" className="t-strong t-body">
          {answerTitle}
        </h3>
        {answeredBy && (
          <p className="t-quiet t-small" lang="es-MX">
            {answeredBy}
          </p>
        )}
        <p className="t-as-written" lang="es-MX">
          {answer}
        </p>
      </section>
    </div>
  )
}

function useCloseSoon(isDone: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => latest.current(), RATING_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [isDone])
}

/** Native radio buttons support arrow keys, space and screen readers. */
function Stars({ level, onChange }: { level: Rating; onChange: (level: Rating) => void }) {
  const words = useTexts(ratingTexts)
  const name = useId()
  return (
    <fieldset className={classes.stars}>
      <legend className={classes.question}>{words.question}</legend>
      <div className={classes.choices}>
        {RATINGS.map((each) => (
          <label key={each} className={classes.star} data-on={each <= level || undefined}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={each}
              autoComplete="off"
              checked={each === level}
              aria-label={words.star(each, words.levels[each])}
              onChange={() => onChange(each)}
            />
            {each <= level ? <IconStarFilled size={40} aria-hidden /> : <IconStar size={40} aria-hidden />}
          </label>
        ))}
      </div>
      <p className={classes.word} aria-hidden="true">
        {words.levels[level]}
      </p>
    </fieldset>
  )
}
