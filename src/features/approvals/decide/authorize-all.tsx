import { IconAlertTriangle, IconChecks } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { authorizeIncidents, INCIDENTS_AT_ONCE } from '#contract/approvals/incident-decisions.ts'
import type { ItemReason } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsLeft, useLateFailure } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { describe } from '../details/describe.ts'
import { texts } from '../texts.es.ts'
import classes from './decide.module.css'
import { type Problem, problemOf } from './problem.ts'

interface Props {
  items: readonly Pending[]
  onDecided: () => void
  onOld: () => void
}

interface Asked extends Props {
  count: number
  onCancel: () => void
}

/** «Autorizar Todo» (APIN-06): authorizes all items that the question names, or none. */
export function AuthorizeAll({ items, onDecided, onOld }: Props) {
  const words = useTexts(texts)
  // Snapshot of the items: the list may be refetched while the question is open.
  const [asked, setAsked] = useState<readonly Pending[] | null>(null)
  const isOnline = useOnline()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        resting={!isOnline}
        leftSection={<IconChecks size={22} aria-hidden />}
        onClick={() => {
          if (navigator.onLine) setAsked(items)
          else showSnack({ text: words.decision.offline, tone: 'error' })
        }}
      >
        {words.list.authorizeAll}
      </Button>
      {asked && (
        <Asking
          items={asked.slice(0, INCIDENTS_AT_ONCE)}
          count={asked.length}
          onCancel={() => setAsked(null)}
          onDecided={() => {
            setAsked(null)
            onDecided()
          }}
          onOld={onOld}
        />
      )}
    </>
  )
}

function Asking({ items, count, onCancel, onDecided, onOld }: Asked) {
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reasons, setReasons] = useState<readonly ItemReason[]>([])
  const isSending = useRef(false)
  const isLost = useRef(false)
  const showLate = useLateFailure()
  const isLeft = useIsLeft()
  const confirm = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const wasOnline = navigator.onLine
    const answer = await call(authorizeIncidents, { idIncidencia: items.map(({ id }) => id), estatus: 2 })
    isSending.current = false
    setBusy(false)
    if (answer.ok) {
      const { incidentDone, once } = words.decision
      showSnack({ text: isLost.current ? once(incidentDone) : incidentDone, tone: 'success' })
      return isLeft() ? onOld() : onDecided()
    }
    const { failure } = answer
    const told = problemOf({ failure, title: words.all.none }, wasOnline, words)
    isLost.current = told.isLost
    setProblem(told)
    const isRefused = failure.kind === 'rejected'
    const { incidentFailed, notSaved } = words.decision
    if (isRefused) showSnack({ text: incidentFailed, tone: 'error' })
    else showLate(told.title === notSaved ? told.text : told.title)
    if (!isRefused) return
    setReasons(failure.each ?? [])
    onOld()
  }
  const leave = () => {
    onCancel()
    if (isLost.current) onOld()
  }
  return (
    <ConfirmDialog
      opened
      title={words.all.ask}
      question={
        <div className="t-stack t-gap-3">
          {problem && (
            <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={problem.title}>
              {problem.text}
            </Banner>
          )}
          <p className="t-heavy">
            {items.length < count ? words.all.first(items.length, count) : words.all.count(count)}
          </p>
          {/* Makes the scrolling list reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={classes.all} tabIndex={0} aria-label={words.all.list}>
            <ul className="t-list">
              {items.map((item) => (
                <Line key={item.id} item={item} reason={reasons.find(({ id }) => id === item.id)} />
              ))}
            </ul>
          </section>
        </div>
      }
      cancelText={words.decision.cancel}
      confirmText={
        isBusy ? words.decision.saving : reasons.length > 0 ? words.pane.toList : words.decision.authorize
      }
      busy={isBusy}
      onCancel={leave}
      onConfirm={() => void (reasons.length > 0 ? onCancel() : confirm())}
    />
  )
}

function Line({ item, reason }: { item: Pending; reason: ItemReason | undefined }) {
  const words = useTexts(texts)
  const { name, what, when } = describe(item, words)
  return (
    <li className="t-pad-2-3 t-lined t-snug">
      <p className="t-strong">{name}</p>
      <p className="t-quiet t-body" lang="es-MX">
        {[what, when].filter(Boolean).join(' · ')}
      </p>
      {reason && (
        <p className="t-error t-body" lang="es-MX">
          {words.all.why}: {reason.message}
        </p>
      )}
    </li>
  )
}
