import { IconMail } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { remindPending } from '#contract/evaluations/evaluations.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, daysBetween } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import sheet from '../actions/actions.module.css'
import { OnlineButton } from '../parts/online-button.tsx'
import { RowsInSight } from '../parts/rows-in-sight.tsx'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import { type Pending, remindedOn } from './pending-file.ts'
import classes from './progress.module.css'
import { progressTexts } from './texts.es.ts'

/** Row height in px. */
const ROW = 52

interface Props {
  pending: readonly Pending[]
  sendsMail: boolean
  onClose: () => void
}

export function RemindDialog({ pending, sendsMail, onClose }: Props) {
  const words = useTexts(progressTexts)
  const { act, isSending, problem } = useAct()
  const today = companyDate(serverNow())
  const reached = pending.filter((one) => one.tieneCuenta && remindedOn(one) !== today)
  const byMail = reached.filter(({ tieneCorreo }) => sendsMail && tieneCorreo)
  const inPortal = reached.filter((one) => !byMail.includes(one))
  const already = pending.filter((one) => one.tieneCuenta && remindedOn(one) === today).length
  const send = async () => {
    const answer = await act(remindPending, { numeros: reached.map(({ numero }) => numero) })
    if (answer === null) return
    showSnack({ text: words.sent(answer.enviados, answer.sinCorreo), tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      opened
      size="medium"
      persistent={isSending}
      title={words.preview}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div className="t-stack t-gap-3 t-page">
        <ProblemBanner title={words.notSent} problem={problem} />
        {reached.length === 0 && (
          <p className="t-flush">{already > 0 ? words.previewNobody : words.previewNone}</p>
        )}
        <Names people={byMail}>{words.previewMail(byMail.length)}</Names>
        <Names people={inPortal}>
          {sendsMail ? words.previewNoMail(inPortal.length) : words.previewPortal(inPortal.length)}
        </Names>
        <Names people={pending.filter(({ tieneCuenta }) => !tieneCuenta)}>{words.previewNoAccount}</Names>
        {already > 0 && <p className="t-flush t-quiet">{words.previewToday(already)}</p>}
        <div className={sheet.buttons}>
          <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {reached.length > 0 ? words.cancel : words.close}
          </Button>
          {reached.length > 0 && (
            <OnlineButton
              aria-disabled={isSending}
              leftSection={<IconMail size={22} aria-hidden />}
              onClick={() => void send()}
            >
              {words.send}
            </OnlineButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Names({ people, children }: { people: readonly Pending[]; children: ReactNode }) {
  const { due } = useTexts(texts)
  const words = useTexts(progressTexts)
  const today = companyDate(serverNow())
  const id = useId()
  if (people.length === 0) return null
  const when = (day: string) => {
    const days = daysBetween(today, day)
    return days < 0 ? due.late(-days) : days === 0 ? due.today : due.in(days)
  }
  return (
    <section className="t-stack t-gap-2">
      <h3 id={id} className="t-flush t-body t-strong">
        {children}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard, too */}
      <div className={classes.names} tabIndex={0} role="group" aria-labelledby={id}>
        <RowsInSight rows={people} height={ROW} isNeeded={() => false}>
          {({ key, rows, px, place }) => (
            <ul
              key={key}
              ref={place}
              className="t-list"
              // Safari drops the list role when the bullets are removed with CSS.
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles
              role="list"
              data-drawn={rows ? true : undefined}
              style={rows ? undefined : { height: px }}
            >
              {rows?.map(({ numero, nombre, encuestas, vence }) => (
                <li key={numero} className={classes.named}>
                  <span className="t-strong">{`${properName(nombre)} · ${numero}`}</span>
                  <span className="t-quiet t-small">{`${words.surveys(encuestas)} · ${when(vence)}`}</span>
                </li>
              ))}
            </ul>
          )}
        </RowsInSight>
      </div>
    </section>
  )
}
