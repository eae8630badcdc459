import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { LinkItem as Item } from '#contract/approvals/approval-links.ts'
import { linkAddress } from '#domain/approvals/links.ts'
import { callName } from '#domain/text/person-name.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart, preloadPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { PartLoader, OptionalPart } from '#ui/feedback/part-loader.tsx'
import type { Sending } from './decide-dialogs.tsx'
import { useHeldKey } from './held-key.ts'
import { type KeptInput, useKeptInput } from './kept-input.ts'
import { doneTitle, lookOf, type Words } from './kinds.tsx'
import { type Done, decide, type Looked, look, type Stopped } from './link-calls.ts'
import type { Decision } from './kinds.tsx'
import { LinkFrame } from './link-frame.tsx'
import { LinkItem } from './link-item.tsx'
import { Plain, Waiting } from './link-plain.tsx'
import classes from './link-screen.module.css'
import { texts } from './texts.es.ts'

const loadCode = lazyPart(() => import('#ui/drawings/qr-drawing.tsx'))

const loadEnd = lazyPart(() => import('./link-end.tsx'))
const loadDialogs = lazyPart(() => import('./decide-dialogs.tsx'))
const loadFit = lazyPart(() => import('./fit-body.tsx'))

export function Screen({ params }: ScreenProps) {
  const { key, forget } = useHeldKey(params.key ?? params.folio ?? '')
  const session = useSession()
  const user = session.phase === 'open' ? session.profile.user : null
  const typing = useKeptInput()
  return (
    <OpenedLink
      key={`${key} ${user?.Id_Usuario ?? ''}`}
      linkKey={key}
      user={user}
      forget={forget}
      typing={typing}
    />
  )
}

interface OpenedProps {
  linkKey: string
  user: { Nombre: string; Nickname: string } | null
  forget: () => void
  typing: ReturnType<typeof useKeptInput>
}

function OpenedLink({ linkKey, user, forget, typing }: OpenedProps) {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const words = useTexts(texts)
  const isSignedIn = user !== null
  useEffect(() => {
    let isHere = true
    void look(linkKey, isSignedIn).then((next) => isHere && setLooked(next))
    return () => {
      isHere = false
    }
  }, [linkKey, isSignedIn])
  function again(): void {
    setLooked(null)
    void look(linkKey, isSignedIn).then(setLooked)
  }
  useEffect(() => {
    if (looked?.kind === 'ended' || done) forget()
  }, [looked, done, forget])
  useEffect(() => {
    void preloadPart(loadDialogs)
    void preloadPart(loadEnd)
  }, [])

  if (looked === null) return <Waiting />
  if (looked.kind === 'item' && done === null) {
    return (
      <Shown
        item={looked.item}
        linkKey={linkKey}
        isSignedIn={isSignedIn}
        typed={typing.typedOf(looked.item)}
        onType={(change) => typing.type(looked.item, change)}
        onDone={setDone}
        onStopped={setLooked}
      />
    )
  }
  return (
    <LinkFrame>
      <PartLoader
        load={loadEnd}
        failure={(retry) => <Plain title={titleOf(looked, done, words)} onRetry={retry} />}
      >
        {({ LinkDone, LinkEnd }) =>
          looked.kind !== 'item' ? (
            <LinkEnd why={looked} name={user ? callName(user) : ''} onRetry={again} />
          ) : (
            done && <LinkDone item={looked.item} done={done} />
          )
        }
      </PartLoader>
    </LinkFrame>
  )
}

function titleOf(looked: Looked, done: Done | null, words: Words): string {
  if (looked.kind === 'item') return done ? doneTitle(looked.item.clase, done.decision, words) : ''
  return looked.kind === 'refused' ? looked.message : words[looked.kind].title
}

interface ShownProps {
  item: Item
  linkKey: string
  isSignedIn: boolean
  typed: KeptInput
  onType: (change: Partial<KeptInput>) => void
  onDone: (done: Done) => void
  onStopped: (stopped: Stopped) => void
}

function Shown({ item, linkKey, isSignedIn, typed, onType, onDone, onStopped }: ShownProps) {
  const words = useTexts(texts)
  const [asked, setAsked] = useState<Decision | null>(null)
  const [tries, setTries] = useState(0)
  const [sending, setSending] = useState<Sending>({ isBusy: false, problem: null, attempt: 0 })
  // A second tap can arrive before the next render.
  const isSending = useRef(false)
  const kind = words.kinds[item.clase]
  const { Icon } = lookOf(item, words, true)
  const isShown = item.accion === 'mostrar'
  const { detalle: details } = item
  const isFit = details.clase === 'apego'
  const asks = isFit ? details.requisitos.length : 0
  const fit = typed.fit.filter((one) => one !== null)

  function open(decision: Decision): void {
    if (decision === 'autorizar' && fit.length < asks) return setTries(tries + 1)
    setSending((now) => ({ ...now, problem: null }))
    setAsked(decision)
  }

  async function send(decision: Decision): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSending((now) => ({ ...now, isBusy: true, problem: null }))
    const wasOnline = navigator.onLine
    const answer = await decide(linkKey, decision, { ...typed, fit: fit.slice(0, asks) }, isSignedIn)
    isSending.current = false
    setSending(({ attempt }) => ({
      isBusy: false,
      problem: problemOf(answer, wasOnline, decision, words),
      attempt: attempt + 1,
    }))
    if (answer.kind === 'done') onDone(answer)
    else if (answer.kind === 'ended' || answer.kind === 'foreign') onStopped(answer)
  }

  return (
    <LinkFrame
      title={isShown ? kind.shown : kind.title}
      lead={isShown ? words.forGate : words.forWhom(item.para)}
      icon={<Icon size={40} />}
      foot={
        isShown ? undefined : (
          <Foot item={item} kept={typed.fit} isWhole={fit.length >= asks} tries={tries} onAsk={open} />
        )
      }
    >
      {isShown && <Code item={item} linkKey={linkKey} />}
      <LinkItem item={item}>
        {(details.clase === 'candidato' || (isFit && item.accion === 'decidir')) && (
          <PartLoader
            load={loadFit}
            waiting={<p className="t-quiet">{words.loading}</p>}
            failure={(retry) => (
              <>
                <p className="t-error" role="alert">
                  {words.fit.failed}
                </p>
                <Button onClick={retry}>{words.again}</Button>
              </>
            )}
          >
            {({ FitBody }) => (
              <FitBody
                details={details}
                kept={typed.fit}
                onAnswer={(answers) => onType({ fit: answers })}
                tries={tries}
              />
            )}
          </PartLoader>
        )}
      </LinkItem>
      {asked && (
        <PartLoader
          load={loadDialogs}
          failure={() => (
            <p className="t-error" role="alert">
              {words.confirm.offline}
            </p>
          )}
        >
          {({ DecideDialogs }) => (
            <DecideDialogs
              item={item}
              asked={asked}
              fit={fit}
              typed={typed}
              onType={onType}
              sending={sending}
              onClose={() => setAsked(null)}
              onDecide={() => void send(asked)}
            />
          )}
        </PartLoader>
      )}
    </LinkFrame>
  )
}

/** Returns the error text; null when another page follows. */
function problemOf(
  answer: Done | Stopped,
  wasOnline: boolean,
  decision: Decision,
  { confirm }: Words,
): string | null {
  if (answer.kind === 'away' && wasOnline) return confirm.noAnswer
  if (answer.kind === 'away') return decision === 'rechazar' ? confirm.offlineReason : confirm.offline
  return answer.kind === 'refused' ? answer.message : null
}

interface FootProps {
  item: Item
  kept: KeptInput['fit']
  isWhole: boolean
  tries: number
  onAsk: (decision: Decision) => void
}

function Foot({ item, kept, isWhole, tries, onAsk }: FootProps) {
  const words = useTexts(texts)
  const isFit = item.clase === 'apego'
  if (item.accion === 'entrar') {
    return (
      <div className={classes.bar}>
        <Button href={`#${paths.loginThen(currentPath())}`}>{words.signIn}</Button>
        <p className="t-quiet t-small">{words.signInWhy(item.para)}</p>
      </div>
    )
  }
  return (
    <div className={classes.bar}>
      <div className={classes.pair}>
        <Button variant="outline" danger leftSection={<IconX size={22} />} onClick={() => onAsk('rechazar')}>
          {isFit ? words.fit.notOn : words.reject}
        </Button>
        <Button resting={!isWhole} leftSection={<IconCheck size={22} />} onClick={() => onAsk('autorizar')}>
          {isFit ? words.fit.save : item.clase === 'carta' ? words.letter.ready : words.authorize}
        </Button>
      </div>
      {isFit ? (
        <OptionalPart load={loadFit}>
          {({ FitFoot }) => <FitFoot details={item.detalle} kept={kept} tries={tries} />}
        </OptionalPart>
      ) : (
        <p className="t-quiet t-small">{words.weAsk}</p>
      )}
    </div>
  )
}

function Code({ item, linkKey }: { item: Item; linkKey: string }) {
  const words = useTexts(texts)
  const address = `${window.location.origin}/${linkAddress(item.clase, linkKey, item.folio)}`
  return (
    <div className={classes.code}>
      <OptionalPart load={loadCode}>
        {({ QrDrawing }) => <QrDrawing address={address} label={words.code} />}
      </OptionalPart>
    </div>
  )
}
