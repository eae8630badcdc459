import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconEye,
  IconHeartHandshake,
  IconUserX,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type ApplicationDetail, type Move, moveApplication } from '#contract/jobs/job-desk.ts'
import { listRejectionTypes } from '#contract/approvals/vacancies.ts'
import { call } from '#core/transport/rpc.ts'
import { eventsAt, nextState } from '#domain/jobs/application.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { justifyTexts } from '#i18n/justify-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { JustifyDialog } from '#ui/dialogs/justify-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import classes from './desk.module.css'
import { type Interview, InterviewDialog } from './interview-dialog.tsx'
import { OnlineButton, useRefresh } from './parts.tsx'
import { texts } from './texts.es.ts'

const icons = {
  revisar: IconEye,
  citar: IconCalendarEvent,
  ofrecer: IconHeartHandshake,
  descartar: IconUserX,
} as const

export function Acts({ application }: { application: ApplicationDetail }) {
  const words = useTexts(texts)
  const { move, isBusy, problem } = useMove(application)
  const [open, setOpen] = useState<'citar' | 'ofrecer' | 'descartar' | null>(null)
  const [interview, setInterview] = useState<Interview | null>(null)
  useUnsavedInput(interview !== null)
  const { etapa, nombre, candidato } = application
  const events = eventsAt(etapa)
  if (events.length === 0 && candidato === null) return null
  const done = (isDone: boolean) => {
    if (!isDone) return
    setOpen(null)
    setInterview(null)
  }
  return (
    <div className={classes.next}>
      {problem !== null && open === null && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.pane.notDone}>
          {problem}
        </Banner>
      )}
      <div className={classes.buttons}>
        {candidato !== null && (
          <Button
            href={`#${paths.candidates}/${hideKey(String(candidato))}`}
            leftSection={<IconHeartHandshake size={22} aria-hidden />}
          >
            {etapa === 'oferta' ? words.pane.candidate : words.pane.follow}
          </Button>
        )}
        {[...events].reverse().map((event) => {
          const Icon = icons[event]
          const isMain = event === events.filter((one) => one !== 'descartar').at(-1)
          return (
            <OnlineButton
              key={event}
              variant={isMain ? 'filled' : 'outline'}
              danger={event === 'descartar'}
              aria-disabled={isBusy}
              leftSection={<Icon size={22} aria-hidden />}
              onClick={() =>
                event === 'revisar' ? void move({ accion: 'revisar' }).then(done) : setOpen(event)
              }
            >
              {event === 'citar' && etapa === 'entrevista' ? words.pane.recitar : words.pane[event]}
            </OnlineButton>
          )
        })}
      </div>
      {open === 'citar' && (
        <InterviewDialog
          application={application}
          typed={interview}
          onType={setInterview}
          isBusy={isBusy}
          problem={problem}
          onCancel={() => setOpen(null)}
          onAccept={(given) => void move({ accion: 'citar', ...given }).then(done)}
        />
      )}
      {open === 'ofrecer' && (
        <ConfirmDialog
          opened
          title={words.pane.offerTitle}
          question={problem ?? words.pane.offerText(nombre)}
          cancelText={words.cancel}
          confirmText={words.pane.ofrecer}
          busy={isBusy}
          onCancel={() => setOpen(null)}
          onConfirm={() => void move({ accion: 'ofrecer' }).then(done)}
        />
      )}
      {open === 'descartar' && (
        <Discard
          name={nombre}
          isBusy={isBusy}
          problem={problem}
          onCancel={() => setOpen(null)}
          onAccept={(motivo) => void move({ accion: 'descartar', motivo }).then(done)}
        />
      )}
    </div>
  )
}

interface DiscardProps {
  name: string
  isBusy: boolean
  problem: string | null
  onCancel: () => void
  onAccept: (reason: string) => void
}

function Discard({ name, isBusy, problem, onCancel, onAccept }: DiscardProps) {
  const words = useTexts(texts).pane
  const justify = useTexts(justifyTexts)
  const types = useOperation(listRejectionTypes, {})
  const [reason, setReason] = useState('')
  useUnsavedInput(reason !== '')
  return (
    <JustifyDialog
      words={{ ...justify, title: words.discardTitle(name), accept: words.descartar }}
      about={<p>{words.discardText}</p>}
      reason={reason}
      isBusy={isBusy}
      problem={problem === null ? null : { title: words.notDone, text: problem }}
      onCancel={onCancel}
      onAccept={onAccept}
      field={({ error }) => (
        <RadioCards
          label={words.reasons}
          error={error}
          value={reason}
          options={(types.data?.respuesta ?? []).map(({ descripcion }) => ({
            value: descripcion,
            label: descripcion,
            lang: 'es-MX' as const,
          }))}
          onChange={setReason}
        />
      )}
    />
  )
}

type Given = Omit<Move, 'id' | 'revision'>

/** A retry after a lost answer is safe, because the server refuses an outdated revision. */
function useMove({ id, revision, nombre, etapa }: ApplicationDetail) {
  const words = useTexts(texts)
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const isOnItsWay = useRef(false)
  const move = async (given: Given): Promise<boolean> => {
    // Two quick taps can arrive before the next render.
    if (isOnItsWay.current) return false
    isOnItsWay.current = true
    setBusy(true)
    setProblem(null)
    const answer = await call(moveApplication, { id, revision, ...given })
    isOnItsWay.current = false
    setBusy(false)
    const next = nextState(etapa, given.accion)
    if (answer.ok && next) {
      showSnack({ text: words.pane.moved(nombre, words.applications.states[next]), tone: 'success' })
    }
    if (!answer.ok) {
      const trouble = actionFailureText(answer.failure, words)
      setProblem(trouble)
      // The refetched application replaces this form, so a snack bar shows the message.
      if (answer.failure.kind === 'rejected' && answer.failure.code === 'CAMBIO') {
        showSnack({ text: trouble, tone: 'info' })
      }
    }
    // Refetches after a rejection, too, because another person may have decided first.
    if (answer.ok || answer.failure.kind === 'rejected') void refresh()
    return answer.ok
  }
  return { move, isBusy, problem }
}
