import {
  IconBriefcase,
  IconCalendarTime,
  IconCheck,
  IconClock,
  IconFileDescription,
  IconLock,
} from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CandidateLink } from '#contract/jobs/candidate-links.ts'
import { formatDate, weekday } from '#domain/time/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart, preloadPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import { PartLoader, OptionalPart } from '#ui/feedback/part-loader.tsx'
import { LinkFrame } from '../link-frame.tsx'
import look from '../link-item.module.css'
import bar from '../link-screen.module.css'
import { type Answer, problemOf, respond } from './candidate-calls.ts'
import type { PageProps } from './page-props.ts'
import classes from './candidate.module.css'
import { texts } from './texts.es.ts'

const loadDialogs = lazyPart(() => import('./offer-dialogs.tsx'))
const loadMasked = lazyPart(() => import('./masked-salary.tsx'))
const loadPaper = lazyPart(() => import('./offer-paper.tsx'))

export type Offered = NonNullable<CandidateLink['oferta']>

export function Offer(props: PageProps) {
  const { link, linkKey, isSignedIn, typed, onDone, onStopped } = props
  const words = useTexts(texts)
  const [asked, setAsked] = useState<Answer | null>(null)
  const [isReading, setReading] = useState(false)
  const [sending, setSending] = useState({ isBusy: false, problem: null as string | null, attempt: 0 })
  // A second tap can arrive before the next render.
  const isSending = useRef(false)
  const { oferta: offer } = link
  if (offer === null) return null

  function open(answer: Answer): void {
    setSending((now) => ({ ...now, problem: null }))
    setAsked(answer)
  }
  async function send(answer: Answer): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSending((now) => ({ ...now, isBusy: true, problem: null }))
    const wasOnline = navigator.onLine
    const got = await respond(linkKey, answer, typed.comment, isSignedIn)
    isSending.current = false
    const hasTyped = answer === 'declinar' && typed.comment.trim() !== ''
    const offline = hasTyped ? words.offlineTyped : words.offline
    const problem = got.kind === 'answered' ? null : problemOf(got, wasOnline, { ...words, offline })
    setSending(({ attempt }) => ({ isBusy: false, problem, attempt: attempt + 1 }))
    if (got.kind === 'answered') onDone(got)
    else if (got.kind === 'ended' || got.kind === 'foreign') onStopped(got)
  }

  return (
    <LinkFrame title={words.offer.title} lead={words.forWhom(link.nombre)} icon={<IconBriefcase size={40} />}>
      <Position link={link} offer={offer} />
      <Salary offer={offer} />
      <Terms offer={offer} />
      <ul className={look.lines}>
        <Line icon={<IconCalendarTime size={24} />}>{words.offer.answerBy(formatDate(link.vence))}</Line>
        <Line icon={<IconClock size={24} />}>{words.offer.once}</Line>
        <Line icon={<IconLock size={24} />}>{words.noPassword}</Line>
      </ul>
      <Button
        variant="outline"
        leftSection={<IconFileDescription size={22} />}
        onClick={() => setReading(true)}
      >
        {words.offer.paper}
      </Button>
      {/* At the end of the text, because a bar at the screen's edge would cover a quarter of a phone. */}
      <div className={bar.bar}>
        <div className={bar.pair}>
          <Button
            variant="outline"
            danger
            onPointerEnter={() => void preloadPart(loadDialogs)}
            onClick={() => open('declinar')}
          >
            {words.offer.decline}
          </Button>
          <Button onClick={() => open('aceptar')}>{words.offer.accept}</Button>
        </div>
        <p className="t-quiet t-small">{words.offer.weAsk}</p>
      </div>
      {isReading && (
        <PartLoader load={loadPaper} failure={() => <Failed text={words.offer.paperFailed} />}>
          {({ OfferPaper }) => <OfferPaper link={link} offer={offer} onClose={() => setReading(false)} />}
        </PartLoader>
      )}
      {asked && (
        <PartLoader load={loadDialogs} failure={() => <Failed text={words.offline} />}>
          {({ OfferDialogs }) => (
            <OfferDialogs
              position={sentenceCase(link.puesto)}
              firstDay={offer.ingreso}
              asked={asked}
              comment={typed.comment}
              onComment={(comment) => props.onType({ comment })}
              sending={sending}
              onClose={() => setAsked(null)}
              onAnswer={() => void send(asked)}
            />
          )}
        </PartLoader>
      )}
    </LinkFrame>
  )
}

function Failed({ text }: { text: string }) {
  return (
    <p className="t-error" role="alert">
      {text}
    </p>
  )
}

function Position({ link, offer }: { link: CandidateLink; offer: Offered }) {
  const words = useTexts(texts).offer
  return (
    <section className={look.card} aria-labelledby="oferta">
      <h2 className={look.strip} id="oferta">
        {words.folio(offer.folio)}
        <span className={look.slot} aria-hidden="true" />
      </h2>
      <div className={look.inside}>
        <div className={look.about}>
          <HalfDiscBadge tone="pink" size={56}>
            <IconBriefcase size={28} />
          </HalfDiscBadge>
          <div className="t-shrink">
            <p className={look.name} lang="es-MX">
              {sentenceCase(link.puesto)}
            </p>
            <p className="t-quiet">{words.from(link.empresa)}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** On a kiosk, the salary is masked until the person asks for it, and again after some seconds. */
function Salary({ offer }: { offer: Offered }) {
  const words = useTexts(texts).offer
  const isKiosk = useIsKiosk()
  const amount = moneyOnScreen(toCentavos(offer.sueldo))
  return (
    <section className={classes.salary} aria-labelledby="sueldo">
      <h2 className="t-body t-strong" id="sueldo">
        {words.salary}
      </h2>
      {isKiosk ? (
        <OptionalPart load={loadMasked}>
          {({ MaskedSalary }) => <MaskedSalary amount={amount} />}
        </OptionalPart>
      ) : (
        <p className={classes.amount}>{amount}</p>
      )}
      <p className={classes.gross}>{words.gross}</p>
    </section>
  )
}

function Terms({ offer }: { offer: Offered }) {
  const words = useTexts(texts).offer
  const { ingreso, jornada, lugar, prestaciones } = offer
  return (
    <section className={classes.terms}>
      <dl className={classes.facts}>
        <Fact label={words.starts}>
          {words.days[weekday(ingreso)]} {formatDate(ingreso)}
        </Fact>
        <Fact label={words.hours}>{jornada}</Fact>
        <Fact label={words.place}>{lugar}</Fact>
      </dl>
      {prestaciones.length > 0 && (
        <div className="t-stack t-gap-2">
          <h2 className="t-lead t-heavy">{words.benefits}</h2>
          {/* Safari drops the list role when the bullets are removed with CSS. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className={classes.benefits} role="list">
            {prestaciones.map((benefit) => (
              <li key={benefit}>
                <IconCheck size={22} aria-hidden />
                <span lang="es-MX">{benefit}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang="es-MX">{children}</dd>
    </div>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={look.line}>
      <span className="t-slot t-quiet" aria-hidden="true">
        {icon}
      </span>
      {children}
    </li>
  )
}
