import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { extendContract } from '#contract/evaluations/temporary-staff.ts'
import { formatDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { REASON_LENGTH } from '#domain/temporary/evaluators.ts'
import { EXTENSION_MONTHS } from '#domain/temporary/process.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { usePlace } from '../parts/place.ts'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import type { ActProps } from '../parts/act-props.ts'
import classes from './actions.module.css'
import { actionTexts } from './texts.es.ts'

const REASON = 'motivo-extension'

/** Extends a contract by one to three months, with a reason (TEMP-45 … 48, BR-16). */
export function Extension({ person: { id, row, name, status }, typed, onClose }: ActProps) {
  const words = useTexts(actionTexts)
  const shared = useTexts(texts)
  const { view } = usePlace()
  const { act, isSending, problem } = useAct(words.extension.failed)
  const [judged, setJudged] = useState<string | null>(null)
  const { months, reason } = typed.values.extension ?? { months: 1, reason: '' }
  const until = monthsAfter(row.fecha_aplicacion, months)
  const change = (part: { months?: 1 | 2 | 3; reason?: string }) =>
    typed.change({ extension: { months, reason, ...part } })
  const fault = faultOf(reason, words.extension)
  const isJudged = judged === reason && fault !== null
  const extend = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setJudged(reason)
    if (fault !== null) return moveFocus(document.getElementById(REASON))
    const done = await act(extendContract, {
      id,
      perfil: view,
      mes: months,
      justificacion: reason.trim(),
      fecha_aplicacion: row.fecha_aplicacion,
      fecha_extension: until,
    })
    if (done === null) return
    await typed.forget('extension')
    showSnack({ text: words.registered, tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      persistent={isSending}
      title={words.extension.title}
      closeLabel={shared.cancel}
      onClose={onClose}
    >
      <form className="t-stack t-gap-4" noValidate onSubmit={(event) => void extend(event)}>
        {(isJudged || problem !== null) && (
          <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.notDone}>
            {isJudged ? words.extension.missing : problem}
          </Banner>
        )}
        <p className="t-strong t-break">{name}</p>
        <Segments
          label={words.extension.months}
          value={String(months)}
          options={EXTENSION_MONTHS.map((count) => ({
            value: String(count),
            label: words.extension.month(count),
          }))}
          onChange={(value) => {
            const chosen = EXTENSION_MONTHS.find((count) => String(count) === value)
            if (chosen) change({ months: chosen })
          }}
        />
        <dl className={classes.dates}>
          <div>
            <dt>{words.extension.from}</dt>
            <dd>{formatDate(row.fecha_aplicacion)}</dd>
          </div>
          <div>
            <dt>{words.extension.until}</dt>
            <dd>
              <output>{formatDate(until)}</output>
            </dd>
          </div>
        </dl>
        {/* An extension closes the unanswered surveys of a running evaluation. */}
        <p className="t-quiet">
          {words.extension.waits} <span>{status === 3 && words.extension.closes}</span>
        </p>
        <TextArea
          id={REASON}
          label={words.extension.reason}
          rows={3}
          value={reason}
          limit={REASON_LENGTH}
          countText={shared.count}
          error={isJudged ? fault : null}
          onChange={(text) => change({ reason: text })}
        />
        <div className={classes.buttons}>
          <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {shared.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.extension.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function faultOf(reason: string, words: { needed: string; tooLong: string }): string | null {
  const length = Array.from(reason.trim()).length
  return length === 0 ? words.needed : length > REASON_LENGTH ? words.tooLong : null
}
