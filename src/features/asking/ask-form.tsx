import { IconArrowLeft, IconEye, IconSend, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { isWorkKind } from '#domain/approvals/kinds.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type AskedKind, type AskValues, fieldsFor } from '#models/asking/ask-forms.ts'
import { detailsOf } from '#models/asking/ask-values.ts'
import { type JudgedWork, useWorkLaw } from '#models/asking/use-work-law.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { WorkLawCard } from '#pieces/requests/work-law.tsx'
import { Button } from '#ui/actions/button.tsx'
import { useErrorFocus } from '#ui/actions/use-error-focus.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { AskDays, fieldId, fieldIds } from './ask-days.tsx'
import { AskFieldInput } from './ask-field.tsx'
import classes from './asking.module.css'
import { type AskDraft, type ConfirmedAsk, placeOf } from './confirmed-ask.ts'
import { factsOf } from './describe.ts'
import { Facts } from './facts.tsx'
import { KindTile } from './kind-icon.tsx'
import { texts } from './texts.es.ts'
import { type Asking, type SentAsk, useAsking } from './use-asking.ts'
import { useTeam } from './use-team.ts'

interface FormProps {
  kind: AskedKind
  /** Refused request to correct; null for a new one. */
  correcting: WaitingRequest<ConfirmedAsk> | null
  onDone: (sent: SentAsk) => void
}

export function AskForm(props: FormProps) {
  const words = useTexts(texts)
  const place = placeOf(props.kind, props.correcting?.form ?? null)
  const draft = useDraft<AskDraft>(place.form, place.step)
  if (draft.isReady) {
    const start = draft.values ?? props.correcting?.values
    return <Form {...props} start={start?.values ?? {}} />
  }
  return <SkeletonRows label={words.fill.loading} slowText={words.slow} retryText={words.again} />
}

function Form({ kind, start, correcting, onDone }: FormProps & { start: AskValues }) {
  const words = useTexts(texts)
  const waiting = useTexts(waitingTexts)
  const { team } = useTeam()
  const nameOf = (number: string | undefined) => team.find((member) => member.number === number)?.name ?? null
  const asking = useAsking(kind, { start, correcting, nameOf, onDone })
  const work = useWorkLaw(workOf(kind, asking.values))
  const isOnline = useOnline()
  return (
    <div className={classes.page}>
      <div className="t-row t-gap-3">
        <KindTile kind={kind} />
        <h2 className="t-h3 t-heavy t-tight">{words.kinds[kind]}</h2>
      </div>
      {!isOnline && asking.canKeep && (
        <Banner tone="neutral" icon={<IconWifiOff size={24} />} title={waiting.offline}>
          {waiting.offlineText}
        </Banner>
      )}
      {!asking.canKeep && (
        <Banner tone="error" live="alert" icon={<IconWifiOff size={24} />}>
          {words.fill.notKept}
        </Banner>
      )}
      {asking.isLooking ? (
        <Look kind={kind} asking={asking} work={work} nameOf={nameOf} />
      ) : (
        <Fields kind={kind} asking={asking} work={work} />
      )}
    </div>
  )
}

/** Returns what the law judges in the typed request; null for other kinds. */
function workOf(kind: AskedKind, { empleado = '', dia = '', horas = '' }: AskValues) {
  if (!isWorkKind(kind)) return null
  const isOwn = kind === 'descanso_laborado'
  return { kind, day: dia, hours: Number(horas), person: isOwn ? null : empleado.trim() }
}

interface Props {
  kind: AskedKind
  asking: Asking
  /** Null while unknown, and for requests that the law does not judge. */
  work: JudgedWork | null
}

function Work({ work }: Pick<Props, 'work'>) {
  const words = useTexts(texts)
  if (work === null) return null
  return (
    <>
      <WorkLawCard law={work.law} isLive />
      {!work.isKnown && <p className="t-quiet">{words.fill.hoursUnknown}</p>}
      {work.owedBy !== null && <p>{words.fill.stillOwed(work.owedBy)}</p>}
    </>
  )
}

function Trouble({ errors }: Pick<Asking, 'errors'>) {
  return errors?.text ? <ErrorSummary title={errors.text} attempt={errors.attempt} /> : null
}

function Fields({ kind, asking, work }: Props) {
  const words = useTexts(texts)
  const { values, change, errors, look, keepNow } = asking
  const problems = errors?.problems ?? []
  useErrorFocus(errors?.attempt ?? null, problems[0] ? fieldIds(problems[0].field) : [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!work?.isRefused) look()
  }
  return (
    // Stores the typed values when a field loses the focus. The form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="t-stack t-gap-4" noValidate onSubmit={submit} onBlur={keepNow}>
      <Trouble errors={errors} />
      <p className="t-quiet">{words.fill.needed}</p>
      {fieldsFor(kind, values).map((field) => {
        if (field.name === 'diaFin') return null
        if (field.kind === 'day') {
          return (
            <AskDays key={field.name} {...{ kind, values, problems }} id={fieldId('dia')} onChange={change} />
          )
        }
        const found = problems.find((each) => each.field === field.name)
        return (
          <AskFieldInput
            key={field.name}
            kind={kind}
            field={field}
            id={fieldId(field.name)}
            value={values[field.name] ?? ''}
            error={found ? words.problems[found.problem] : null}
            onChange={(value) => change({ [field.name]: value })}
          />
        )
      })}
      <Work work={work} />
      {!work?.isRefused && (
        <Button type="submit" size="lg" fullWidth leftSection={<IconEye size={22} aria-hidden />}>
          {words.fill.look}
        </Button>
      )}
    </form>
  )
}

/** Previews the request before it is sent. */
function Look({
  kind,
  asking,
  work,
  nameOf,
}: Props & { nameOf: (number: string | undefined) => string | null }) {
  const words = useTexts(texts)
  const { values, isSending, correct, send } = asking
  const name = nameOf(values.empleado?.trim())
  const title = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(title)
  return (
    <div className="t-stack t-gap-4">
      <Trouble errors={asking.errors} />
      <section className="t-card t-pad-4 t-stack t-gap-3 t-no-focus" aria-labelledby="revisa">
        <h2 id="revisa" className="t-lead t-heavy" tabIndex={-1} ref={title}>
          {words.look.title}
        </h2>
        <p className="t-quiet">{words.look.text}</p>
        <Facts rows={factsOf(detailsOf(kind, values), words, name)} />
        <Work work={work} />
      </section>
      {!work?.isRefused && (
        <Button
          size="lg"
          fullWidth
          aria-disabled={isSending}
          leftSection={<IconSend size={22} aria-hidden />}
          onClick={send}
        >
          {isSending ? words.look.sending : words.look.send}
        </Button>
      )}
      <Button
        variant="outline"
        fullWidth
        aria-disabled={isSending}
        leftSection={<IconArrowLeft size={22} aria-hidden />}
        onClick={() => !isSending && correct()}
      >
        {words.look.correct}
      </Button>
    </div>
  )
}
