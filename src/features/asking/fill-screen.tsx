import { IconArrowLeft, IconEye, IconSend, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { isAskedByLeaders } from '#domain/approvals/kinds.ts'
import { ASKING_FORM } from '#domain/request-forms.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type AskedKind, askForms, type FieldName, isAskedKind } from '#models/asking/ask-forms.ts'
import { detailsOf } from '#models/asking/ask-values.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { AskFieldInput } from './ask-field.tsx'
import classes from './asking.module.css'
import { factsOf, labelOf } from './describe.ts'
import { Facts } from './facts.tsx'
import { KindTile } from './kind-icon.tsx'
import { texts } from './texts.es.ts'
import { type AskDraft, type Asking, useAsking } from './use-asking.ts'
import { useLeading } from './use-leading.ts'
import { useTeam } from './use-team.ts'

/** Fills in a request, previews it and sends it. */
export function FillScreen({ params: { clase } }: ScreenProps) {
  const words = useTexts(texts)
  const { decides, isPending } = useLeading()
  if (isPending && !decides) return <Opening />
  if (!isAskedKind(clase) || (isAskedByLeaders(clase) && !decides)) {
    return (
      <EmptyState
        drawing={<DrawingNoDocuments />}
        title={words.fill.unknown}
        text={words.fill.unknownText}
        action={<Button href={`#${paths.newAsking}`}>{words.fill.toChoice}</Button>}
      />
    )
  }
  return <Drafted key={clase} kind={clase} />
}

function Opening() {
  const words = useTexts(texts)
  return <SkeletonRows label={words.fill.loading} slowText={words.slow} retryText={words.again} />
}

function Drafted({ kind }: { kind: AskedKind }) {
  const draft = useDraft<AskDraft>(ASKING_FORM, kind)
  return draft.isReady ? <Form kind={kind} draft={draft} /> : <Opening />
}

function Form({ kind, draft }: { kind: AskedKind; draft: DraftHandle<AskDraft> }) {
  const words = useTexts(texts)
  const asking = useAsking(kind, draft)
  const isOnline = useOnline()
  return (
    <div className={classes.page}>
      <div className="t-row t-gap-3">
        <KindTile kind={kind} />
        <h2 className="t-h3 t-heavy t-tight">{words.kinds[kind]}</h2>
      </div>
      {!isOnline && (
        <Banner tone="warn" icon={<IconWifiOff size={24} />} title={words.fill.offline}>
          {words.fill.offlineText}
        </Banner>
      )}
      {!draft.canKeep && (
        <Banner tone="error" live="alert" icon={<IconWifiOff size={24} />}>
          {words.fill.notKept}
        </Banner>
      )}
      {asking.isLooking ? <Look kind={kind} asking={asking} /> : <Fields kind={kind} asking={asking} />}
    </div>
  )
}

const fieldId = (name: FieldName) => `pedir-${name}`

interface Props {
  kind: AskedKind
  asking: Asking
}

function Trouble({ kind, asking: { told } }: Props) {
  const words = useTexts(texts)
  if (told === null) return null
  return (
    <ErrorSummary
      title={told.text ?? words.fill.errors}
      attempt={told.attempt}
      items={told.problems.map(({ field }) => ({
        fieldId: fieldId(field),
        text: labelOf(kind, field, words),
      }))}
    />
  )
}

function Fields({ kind, asking }: Props) {
  const words = useTexts(texts)
  const { values, change, told, look, keepNow } = asking
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look()
  }
  return (
    // Stores the typed values when a field loses the focus; the form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="t-stack t-gap-4" noValidate onSubmit={submit} onBlur={keepNow}>
      <Trouble kind={kind} asking={asking} />
      <p className="t-quiet">{words.fill.needed}</p>
      {askForms[kind].fields.map((field) => {
        const found = told?.problems.find((each) => each.field === field.name)
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
      <Button type="submit" size="lg" fullWidth leftSection={<IconEye size={22} aria-hidden />}>
        {words.fill.look}
      </Button>
    </form>
  )
}

/** Previews the request as the approver will read it. */
function Look({ kind, asking }: Props) {
  const words = useTexts(texts)
  const { values, isSending, correct, send } = asking
  const name = useTeam().team.find(({ number }) => number === values.empleado?.trim())?.name ?? null
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="t-stack t-gap-4">
      <Trouble kind={kind} asking={asking} />
      <section className="t-card t-pad-4 t-stack t-gap-3 t-no-focus" aria-labelledby="revisa">
        <h2 id="revisa" className="t-lead t-heavy" tabIndex={-1} ref={title}>
          {words.look.title}
        </h2>
        <p className="t-quiet">{words.look.text}</p>
        <Facts rows={factsOf(detailsOf(kind, values), words, name)} />
      </section>
      <Button
        size="lg"
        fullWidth
        aria-disabled={isSending}
        leftSection={<IconSend size={22} aria-hidden />}
        onClick={send}
      >
        {isSending ? words.look.sending : words.look.send}
      </Button>
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
