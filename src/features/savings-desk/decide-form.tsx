import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { SavingsRequest } from '#contract/savings-desk.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money.ts'
import { properName } from '#domain/person-name.ts'
import { REASON_LENGTH } from '#domain/savings-requests.ts'
import { lengthOf } from '#domain/text-length.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from './texts.es.ts'
import { useDecide } from './use-desk.ts'
import classes from './pane.module.css'

interface Props {
  request: SavingsRequest
  next: SavingsRequest | null
}

const FIELD = 'motivo-rechazo'
type Asking = 'authorize' | 'refuse' | null

/** Yes or no, asked once more; a no has a reason, which stays typed until the server has it. */
export function DecideForm({ request, next }: Props) {
  const words = useTexts(texts)
  const [asking, setAsking] = useState<Asking>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { send, isBusy, problem, clear } = useSending(request, next)
  const { least, most } = REASON_LENGTH
  const isClosed =
    request.clase !== 'prestamo' &&
    request.fechaCierre !== '' &&
    request.fechaCierre < companyDate(serverNow())
  if (request.esPropia || isClosed) {
    return (
      <p className={`${classes.foot} t-quiet t-words-centred`}>
        {request.esPropia ? words.decide.own : words.decide.closed}
      </p>
    )
  }
  const ask = (what: Asking) => {
    clear()
    setError(null)
    setAsking(what)
  }
  const refuse = () => {
    const length = lengthOf(reason.trim())
    const wrong =
      length < least
        ? words.decide.tooShort(least)
        : length > most
          ? words.decide.tooLong(length, most)
          : null
    setError(wrong)
    if (wrong === null) void send('rechazar', reason.trim()).then(() => setAsking(null))
    else document.getElementById(FIELD)?.focus()
  }
  const kind = words.kind[request.clase]
  const amount = moneyOnScreen(toCentavos(request.monto))
  return (
    <div className={classes.foot}>
      {problem !== null && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.decide.failed}>
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
          {words.decide.refuse}
        </Button>
        <Button leftSection={<IconCheck size={22} aria-hidden />} onClick={() => ask('authorize')}>
          {words.decide.authorize}
        </Button>
      </div>
      <p className="t-quiet t-small">
        {words.decide.asks}{' '}
        {request.clase !== 'prestamo' &&
          request.fechaNomina !== '' &&
          words.decide.goesAnyway(formatDate(request.fechaNomina))}
      </p>
      <ConfirmDialog
        opened={asking === 'authorize'}
        title={words.decide.authorizeTitle}
        question={
          <>
            <p className="t-lead">{words.decide.authorizeText(kind, amount, properName(request.nombre))}</p>
            <p>{words.decide.willKnow}</p>
          </>
        }
        cancelText={words.decide.cancel}
        confirmText={isBusy ? words.decide.busy : words.decide.authorize}
        busy={isBusy}
        onCancel={() => setAsking(null)}
        onConfirm={() => void send('autorizar').then(() => setAsking(null))}
      />
      <ConfirmDialog
        opened={asking === 'refuse'}
        title={words.decide.refuseTitle}
        question={
          <div className="t-stack t-gap-3">
            <p>{words.decide.authorizeText(kind, amount, properName(request.nombre))}</p>
            <TextArea
              id={FIELD}
              label={words.decide.reason}
              placeholder={words.decide.reasonHint}
              rows={3}
              value={reason}
              limit={most}
              countText={words.decide.count}
              error={error}
              onChange={(text) => {
                setReason(text)
                setError(null)
              }}
            />
          </div>
        }
        cancelText={words.decide.cancel}
        confirmText={isBusy ? words.decide.busy : words.decide.refuse}
        busy={isBusy}
        danger
        onCancel={() => setAsking(null)}
        onConfirm={refuse}
      />
    </div>
  )
}

function useSending(request: SavingsRequest, next: SavingsRequest | null) {
  const words = useTexts(texts)
  const decide = useDecide()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Two quick taps come before the next picture.
  const isSending = useRef(false)
  const send = async (decision: 'autorizar' | 'rechazar', motivo?: string) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { id, monto } = request
    const { failure, payday } = await decide({ id, decision, monto, ...(motivo ? { motivo } : {}) })
    isSending.current = false
    setBusy(false)
    if (failure) {
      const text = failureText(failure, words.failure)
      setProblem(text)
      // Once more where it is also seen when the buttons have gone with the request's state.
      return showSnack({ text, tone: 'info', ms: 6000 })
    }
    const name = properName(request.nombre)
    const text =
      decision === 'autorizar'
        ? words.decide.authorized(name, formatDate(payday))
        : words.decide.refused(name)
    showSnack({ text, tone: 'success' })
    navigate(next ? paths.savingsDeskOf(next.id) : paths.savingsDesk, { replace: true })
  }
  return { send, isBusy, problem, clear: () => setProblem(null) }
}
