import { IconAlertTriangle, IconCheck, IconWifiOff, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useIsLeft } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { areComplete, FitCount } from '#pieces/candidates/fit-fields.tsx'
import { FitShare } from '#pieces/candidates/fit-share.tsx'
import type { Pending } from '#models/approvals/pending.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from '../texts.es.ts'
import { About } from './about.tsx'
import classes from './decide.module.css'
import { Ready } from './ready.tsx'
import { Refusing } from './refusing.tsx'
import type { Decision as Made } from './send.ts'
import { useAuthorizeAsked } from './use-authorize-asked.ts'
import { useDecision } from './use-decision.ts'
import type { Typed } from './use-typed.ts'

interface Props {
  item: Pending
  typed: Typed
  /** Number of attempts to save an incomplete fit assessment. */
  tries: number
  onTooEarly: () => void
  /** True when the item has left its list. */
  isGone: boolean
  /** Called when the question opens. The item then stays open, even after it leaves the list. */
  onAsk: () => void
  onDecided: () => void
  /** Called after a refused decision or a lost answer, because the list may be stale. */
  onOld: () => void
}

export function Decision({ item, typed, tries, onTooEarly, isGone, onAsk, onDecided, onOld }: Props) {
  const { decision: words, letter, pane } = useTexts(texts)
  const isAskedByAddress = useAuthorizeAsked()
  const isIncident = item.kind === 'incidencia'
  // The link in Inicio opens an incident with its question above the buttons. Autorizar then needs no dialog.
  const [hasQuestion] = useState(isAskedByAddress && isIncident && !isGone)
  const [asking, setAsking] = useState<'authorize' | 'refuse' | null>(null)
  const isAtOnce = hasQuestion && asking === 'authorize'
  const { decide, isBusy, problem, setProblem } = useDecision(item)
  // Question in which the problem arose. Another question does not show it.
  const [failedAt, setFailedAt] = useState<'authorize' | 'refuse' | null>(null)
  const shownProblem = failedAt === asking ? problem : null
  const isLeft = useIsLeft()
  const isOnline = useOnline()
  const isLost = problem?.isLost === true
  const isFit = item.kind === 'apego'
  const isLetter = item.kind === 'carta'
  // After a lost answer the browser may still report offline. Repeating the decision stays allowed.
  const rests = !isOnline && !isLost
  const make = async (decision: Made) => {
    await typed.flush()
    setFailedAt(asking)
    const isDone = await decide(decision)
    if (!isDone) return
    typed.forget()
    // After Back, another screen is open. Opening the next item would leave it.
    if (isLeft()) return onOld()
    setAsking(null)
    onDecided()
  }
  const ask = (what: 'authorize' | 'refuse') => {
    const isUnderway = isBusy || (isAtOnce && problem === null)
    if (isUnderway || !(navigator.onLine || isLost) || !typed.isReady) return
    if (what === 'authorize' && isFit && !areComplete(typed.fit)) return onTooEarly()
    setProblem(isLost ? problem : null)
    setAsking(what)
    onAsk()
    if (hasQuestion && what === 'authorize') void make({ authorizes: true })
  }
  const leave = () => {
    setAsking(null)
    if (isLost) onOld()
  }
  if (asking !== null && !isBusy && problem?.isRefused) {
    setAsking(null)
    onOld()
  }
  const question = item.kind in words.ask ? words.ask[item.kind as keyof typeof words.ask] : words.ask.other
  const authorizeWord = isFit ? words.saveFit : isLetter ? letter.ready : words.authorize
  const then = isFit ? words.thenDecided : item.kind === 'candidato' ? words.thenOffered : ''
  if (isGone && !isLost && asking === null) {
    return (
      <div className={classes.foot}>
        {problem !== null && <Said problem={problem} />}
        <Button variant="outline" onClick={() => navigate(paths.approvals, { replace: true })}>
          {pane.toList}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.foot}>
      {problem !== null && (asking === null || isAtOnce) && <Said problem={problem} />}
      {hasQuestion && <p className="t-strong">{question}</p>}
      <div className={classes.buttons}>
        <Button
          variant="outline"
          danger
          resting={rests}
          leftSection={<IconX size={22} aria-hidden />}
          onClick={() => ask('refuse')}
        >
          {isFit ? words.notOn : words.refuse}
        </Button>
        <Button
          resting={rests || (isAtOnce && isBusy) || (isFit && !areComplete(typed.fit))}
          leftSection={<IconCheck size={22} aria-hidden />}
          onClick={() => ask('authorize')}
        >
          {isAtOnce && isBusy ? words.saving : authorizeWord}
        </Button>
      </div>
      {rests ? (
        <p className="t-row t-gap-2 t-small t-icons">
          <IconWifiOff size={20} aria-hidden />
          <span>{words.offline}</span>
        </p>
      ) : isFit ? (
        <FitCount answers={typed.fit} tries={tries} />
      ) : (
        !hasQuestion && <p className="t-quiet t-small">{isLetter ? words.beforeReady : words.before}</p>
      )}
      {((asking === 'authorize' && !isLetter && !hasQuestion) || (asking === 'refuse' && isIncident)) && (
        <ConfirmDialog
          opened
          danger={asking === 'refuse'}
          title={asking === 'refuse' ? words.refuseIncident : question}
          question={
            <div className="t-stack t-gap-3">
              {shownProblem !== null && <Said problem={shownProblem} />}
              <About item={item} />
              {isFit && areComplete(typed.fit) && <FitShare answers={typed.fit} />}
              {then !== '' && <p className="t-quiet">{then}</p>}
            </div>
          }
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : asking === 'refuse' ? words.refuse : authorizeWord}
          busy={isBusy}
          onCancel={leave}
          onConfirm={() =>
            void make(
              asking === 'refuse'
                ? { authorizes: false, reason: '' }
                : { authorizes: true, ...(areComplete(typed.fit) && { fit: typed.fit }) },
            )
          }
        />
      )}
      {asking === 'authorize' && isLetter && (
        <Ready
          item={item}
          typed={typed.place}
          onType={(place) => typed.change({ place })}
          isBusy={isBusy}
          problem={shownProblem}
          onCancel={leave}
          onReady={(place) => void make({ authorizes: true, place })}
        />
      )}
      {asking === 'refuse' && !isIncident && (
        <Refusing
          item={item}
          typed={typed.reason}
          onType={(reason) => typed.change({ reason })}
          isBusy={isBusy}
          problem={shownProblem}
          onCancel={leave}
          onRefuse={(reason) => void make({ authorizes: false, reason })}
        />
      )}
    </div>
  )
}

export function Said({ problem }: { problem: { title: string; text: string } }) {
  return (
    <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={problem.title}>
      <span lang="es-MX">{problem.text}</span>
    </Banner>
  )
}
