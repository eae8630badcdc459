import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { SavingsRequest } from '#contract/savings/savings-desk.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { REASON_LENGTH } from '#domain/savings/savings-requests.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Pairs } from './account.tsx'
import { inPesos } from './money.ts'
import { type ReasonDraft, useReasonDraft } from './reason-draft.tsx'
import type { Details } from './details.ts'
import { texts } from './texts.es.ts'
import { useDecision } from './use-decision.ts'
import classes from './desk.module.css'

/** Asks for the decision about a request. The user's own request must be decided by another person. */
export function Decision({ details: { solicitud, condiciones, maximo } }: { details: Details }) {
  const words = useTexts(texts).decision
  const { failure } = useTexts(texts)
  const [asking, setAsking] = useState<'authorize' | 'refuse' | null>(null)
  const [asked, setAsked] = useState(solicitud)
  const { decide, isBusy, problem, isUnsure, setProblem } = useDecision(solicitud)
  const notSaved = isUnsure ? words.unsure : words.notSaved
  const reason = useReasonDraft(solicitud.id)
  const isPossible = condiciones.every(({ cumple }) => cumple) && solicitud.monto <= maximo
  const name = properName(solicitud.nombre)
  if (solicitud.esPropia) {
    return (
      <div className={classes.foot}>
        <p className="t-quiet">{words.own}</p>
      </div>
    )
  }
  // A refetch with another amount or payday closes the confirmation, because only a confirmed sum may be authorized.
  const isOther = solicitud.monto !== asked.monto || solicitud.fechaNomina !== asked.fechaNomina
  if (asking === 'authorize' && !isBusy && isOther) {
    setAsking(null)
    setProblem(words.changed)
  }
  const ask = (what: 'authorize' | 'refuse') => {
    setProblem(navigator.onLine ? null : failure.offline)
    setAsked(solicitud)
    if (navigator.onLine) setAsking(what)
  }
  const authorize = async () => {
    const date = await decide({ decision: 'autorizar' })
    setAsking(null)
    if (date === null) return
    reason.forget()
    const say = solicitud.clase === 'aportacion' ? words.contributes : words.authorized
    showSnack({ text: say(name, formatDate(date)), tone: 'success' })
  }
  const refuse = async (motivo: string) => {
    const date = await decide({ decision: 'rechazar', motivo })
    if (date === null) return
    reason.forget()
    setAsking(null)
    showSnack({ text: words.refused(name), tone: 'success' })
  }
  return (
    <div className={classes.foot}>
      {problem !== null && asking === null && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={notSaved}>
          {problem}
        </Banner>
      )}
      <div className={classes.buttons}>
        <Button
          variant="outline"
          danger
          leftSection={<IconX size={22} aria-hidden />}
          onClick={() => ask('refuse')}
        >
          {words.refuse}
        </Button>
        <Button
          resting={!isPossible}
          leftSection={<IconCheck size={22} aria-hidden />}
          onClick={() => {
            if (isPossible) ask('authorize')
          }}
        >
          {words.authorize}
        </Button>
      </div>
      <p className="t-quiet t-small">{words.before}</p>
      {asking === 'authorize' && (
        <ConfirmDialog
          opened
          title={words.title(name)}
          question={
            <>
              <p>
                {words.follows[solicitud.clase](inPesos(solicitud.monto), formatDate(solicitud.fechaNomina))}
              </p>
              <p>{words.told}</p>
            </>
          }
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : words.authorize}
          busy={isBusy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void authorize()}
        />
      )}
      {asking === 'refuse' && (
        <Refusing
          name={name}
          isBusy={isBusy}
          problem={problem}
          notSaved={notSaved}
          draft={reason}
          onCancel={() => setAsking(null)}
          onRefuse={(motivo) => void refuse(motivo)}
        />
      )}
    </div>
  )
}

interface RefusingProps {
  name: string
  isBusy: boolean
  problem: string | null
  notSaved: string
  draft: ReasonDraft
  onCancel: () => void
  onRefuse: (reason: string) => void
}

/** Asks for the reason of a refusal. The typed reason stays until the server has a decision. */
function Refusing({ name, isBusy, problem, notSaved, draft, onCancel, onRefuse }: RefusingProps) {
  const words = useTexts(texts).decision
  const reason = draft.text
  const [error, setError] = useState<string | null>(null)
  const { least, most } = REASON_LENGTH
  const submit = () => {
    const length = lengthOf(reason.trim())
    const wrong = length < least ? words.tooShort(least) : length > most ? words.tooLong(most) : null
    setError(wrong)
    if (wrong === null) onRefuse(reason.trim())
    else moveFocus(document.getElementById('motivo-caja'))
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={words.refuseTitle(name)}
      question={
        <div className="t-stack t-gap-3">
          <ProblemBanner title={notSaved} problem={problem} />
          <TextArea
            id="motivo-caja"
            label={words.reason}
            description={draft.canKeep ? words.reasonHint : words.notKept}
            rows={3}
            value={reason}
            limit={most}
            countText={words.count}
            error={error}
            onChange={(text) => {
              draft.change(text)
              setError(null)
            }}
          />
        </div>
      }
      cancelText={words.cancel}
      confirmText={isBusy ? words.saving : words.refuse}
      busy={isBusy}
      onCancel={onCancel}
      onConfirm={submit}
    />
  )
}

/** Leaves out the conditions, because today's rules do not apply to an earlier decision. */
export function Decided({ request }: { request: SavingsRequest }) {
  const words = useTexts(texts).pane
  const { decidio, fechaDecision, fechaNomina, motivo } = request
  const isByPayday = request.paso === 'rechazado' && fechaDecision !== null && fechaDecision >= fechaNomina
  return (
    <section className="t-stack t-gap-2" aria-labelledby="decision-caja">
      <h3 id="decision-caja" className="t-heavy t-lead t-snug">
        {words.decided}
      </h3>
      <Pairs
        rows={[
          [words.who, decidio === null ? (isByPayday ? words.nobody : words.somebody) : properName(decidio)],
          [words.when, fechaDecision === null ? '' : formatDate(fechaDecision)],
        ]}
      />
      {motivo !== null && (
        <p className={classes.reason} lang="es-MX">
          {motivo}
        </p>
      )}
    </section>
  )
}
