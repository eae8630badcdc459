import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { listNoticeTargets } from '#contract/notifications/notice-board.ts'
import type { Failure } from '#core/transport/failure.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './notice-board.module.css'
import { type DraftProblem, type NoticeDraft, problemsOf } from './notice-draft.ts'
import { NoticeFields } from './notice-fields.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { texts } from './texts.es.ts'
import { useNoticeForm } from './use-notice-form.ts'

export function Screen() {
  const words = useTexts(texts)
  const form = useNoticeForm()
  const targets = useOperation(listNoticeTargets, {}, { isKept: false })
  const [today] = useState(() => companyDate(serverNow()))
  const { errors, showErrors, note, clear } = useFormErrors<DraftProblem>()
  const [isPreviewed, setPreviewed] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { draft } = form
  if (!draft) return <Waiting />

  const people = peopleOf(draft, targets.data)
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemsOf(draft, today, words.form)
    if (found.length > 0) showErrors(found)
    else clear()
    setFailure(null)
    setPreviewed(found.length === 0)
  }
  const change = (part: Partial<NoticeDraft>) => {
    form.change(part)
    note(Object.keys(part), problemsOf({ ...draft, ...part }, today, words.form))
  }
  const publish = async () => {
    const outcome = await form.publish()
    setPreviewed(false)
    if ('kind' in outcome) return setFailure(outcome)
    showSnack({ text: words.preview.done(outcome.people), tone: 'success' })
    navigate(paths.noticeBoard, { replace: true })
  }
  return (
    <form className={classes.form} noValidate onSubmit={look}>
      <p className="t-quiet">{words.form.lead}</p>
      <TextLink href={`#${paths.noticeBoard}`}>{words.form.earlier}</TextLink>
      {errors && (
        <ErrorSummary
          title={words.form.errors}
          items={errors.problems.map(({ field, text }) => ({ fieldId: `notice-${field}`, text }))}
          attempt={errors.attempt}
        />
      )}
      {failure && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.notPublished}>
          {failureText(failure, words.failure)}
        </Banner>
      )}
      {targets.failure && !targets.isRefreshing && !targets.data && (
        <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.form.targetsFailed}>
          <TextLink underline onClick={() => void targets.refresh()}>
            {words.again}
          </TextLink>
        </Banner>
      )}
      <NoticeFields
        draft={draft}
        onChange={change}
        targets={targets.data}
        people={people}
        problems={errors?.problems ?? []}
      />
      {form.isKept && (
        <StateChip live tone="neutral" icon={<IconDeviceMobile />}>
          {words.form.kept}
        </StateChip>
      )}
      <Button type="submit">{words.form.preview}</Button>
      {isPreviewed && (
        <NoticePreview draft={draft} people={people} onBack={() => setPreviewed(false)} onPublish={publish} />
      )}
    </form>
  )
}

interface Targets {
  todos: number
  plantas: readonly { id: number; personas: number }[]
  grupos: readonly { id: number; personas: number }[]
}

function peopleOf({ alcance, destino }: NoticeDraft, targets: Targets | null): number | null {
  if (!targets) return null
  if (alcance === 'todos') return targets.todos
  const list = alcance === 'planta' ? targets.plantas : targets.grupos
  return list.find(({ id }) => String(id) === destino)?.personas ?? null
}

function Waiting() {
  const words = useTexts(texts)
  return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
}
