import { IconLock, IconSend, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { closePosting, type Posting, publishPosting, readPosting } from '#contract/jobs/job-desk.ts'
import { listAreas } from '#contract/jobs/jobs.ts'
import { LINE_LENGTH } from '#contract/approvals/approval-details.ts'
import { call } from '#core/transport/rpc.ts'
import { KNOWLEDGE } from '#domain/jobs/questions.ts'
import { REQUIREMENT_LENGTH } from '#domain/positions/profile.ts'
import { JOB_DESK_FORM } from '#domain/requests/request-forms.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './desk.module.css'
import { Dated, OnlineButton, useRefresh } from './parts.tsx'
import {
  bodyOf,
  faultsOf,
  type PostingFault,
  type PostingField,
  type PostingValues,
  valuesOf,
} from './posting-values.ts'
import { QuestionsEditor } from './questions-editor.tsx'
import { texts } from './texts.es.ts'

const stepOf = (folio: number) => `${jobPaths.desk}/publicar/${folio}`
const idOf = (field: string) => `vacante-${field}`

export function PublishScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const folio = Number(params.idVacante)
  const answer = useOperation(readPosting, { folio })
  const draft = useDraft<PostingValues>(JOB_DESK_FORM, stepOf(folio))
  const [version, setVersion] = useState(0)
  return (
    <div className="t-stack t-gap-4 t-page">
      <Dated answer={answer} loading={words.publish.loading}>
        {({ data }) =>
          draft.isReady ? (
            <Form
              key={version}
              posting={data}
              draft={draft}
              start={version === 0 ? (draft.values ?? valuesOf(data)) : valuesOf(data)}
              onReload={() =>
                void forgetDraft(JOB_DESK_FORM, stepOf(folio)).then(() => setVersion(version + 1))
              }
            />
          ) : (
            <SkeletonRows label={words.publish.loading} slowText={words.slow} retryText={words.again} />
          )
        }
      </Dated>
    </div>
  )
}

interface Props {
  posting: Posting
  draft: DraftHandle<PostingValues>
  start: PostingValues
  onReload: () => void
}

function Form({ posting, draft, start, onReload }: Props) {
  const words = useTexts(texts)
  const refresh = useRefresh()
  const areas = useOperation(listAreas, {})
  const [values, setValues] = useState(start)
  const [isSending, setSending] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const { errors, showErrors, note, clear } = useFormErrors<PostingFault>()
  const change = (part: Partial<PostingValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
    note([...Object.keys(part), ...next.questions.map(({ key }) => key)], faultsOf(next))
  }
  const run = async (act: () => ReturnType<typeof call<typeof publishPosting>>, done: string) => {
    setSending(true)
    clear()
    await draft.flush()
    const answer = await act()
    setSending(false)
    if (answer.ok || answer.failure.kind === 'rejected') void refresh()
    if (!answer.ok) {
      setTaken(answer.failure.kind === 'rejected' && answer.failure.code === 'CAMBIO')
      return showErrors([], actionFailureText(answer.failure, words))
    }
    await forgetDraft(JOB_DESK_FORM, stepOf(posting.folio))
    showSnack({ text: done, tone: 'success' })
    navigate(jobPaths.desk, { replace: true })
  }
  const publish = () => {
    const wrong = faultsOf(values)
    if (wrong.length > 0) return showErrors(wrong)
    if (!isSending) void run(() => call(publishPosting, bodyOf(posting, values)), words.publish.done)
  }
  const errorOf = (field: PostingField) =>
    errors?.problems.some((one) => one.field === field) ? words.publish.faults[field] : null
  const line = (field: 'carrera' | 'contacto') => ({
    id: idOf(field),
    label: words.publish[field],
    error: errorOf(field),
    value: values[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  })
  return (
    // Stores the typed values when a field loses the focus. The form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="t-stack t-gap-4"
      noValidate
      onBlur={() => void draft.flush()}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        publish()
      }}
    >
      <h2 className="t-flush t-heavy t-h3 t-tight t-break" lang="es-MX">
        {posting.puesto}
      </h2>
      {!draft.canKeep && (
        <Banner tone="error" live="alert" icon={<IconWifiOff size={24} />}>
          {words.notKept}
        </Banner>
      )}
      {errors && (
        <ErrorSummary
          title={errors.text ?? words.publish.errors}
          attempt={errors.attempt}
          items={errors.problems.map(({ field, fault }) => ({
            fieldId: fault === field ? idOf(field) : `pregunta-${field}`,
            text: words.publish.faults[fault],
          }))}
        />
      )}
      {isTaken && (
        <Button variant="outline" onClick={onReload}>
          {words.publish.reload}
        </Button>
      )}
      <section className="t-card t-pad-4 t-stack t-gap-4">
        <SelectField
          id={idOf('area')}
          label={words.publish.area}
          error={errorOf('area')}
          value={values.area}
          options={[
            { value: '', label: words.publish.chooseArea },
            ...(areas.data?.areas ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
          onChange={(event) => change({ area: event.currentTarget.value })}
        />
        <TextField {...line('carrera')} />
        <TextArea
          id={idOf('conocimientos')}
          label={words.publish.conocimientos}
          description={words.publish.lines}
          error={errorOf('conocimientos')}
          rows={4}
          value={values.conocimientos}
          limit={KNOWLEDGE * (REQUIREMENT_LENGTH + 1)}
          countText={words.count}
          onChange={(conocimientos) => change({ conocimientos })}
        />
        <DateBoxes
          id={idOf('hasta')}
          label={words.publish.hasta}
          error={errorOf('hasta')}
          value={values.hasta}
          words={words.publish}
          onChange={(hasta) => change({ hasta })}
        />
        <TextField {...line('contacto')} description={words.publish.contactHelp} maxLength={LINE_LENGTH} />
      </section>
      <QuestionsEditor
        questions={values.questions}
        problems={errors?.problems ?? []}
        onChange={(questions) => change({ questions })}
      />
      <div className={classes.buttons}>
        {posting.estado === 'abierta' && (
          <OnlineButton
            variant="outline"
            danger
            size="lg"
            leftSection={<IconLock size={22} aria-hidden />}
            onClick={() => setClosing(true)}
          >
            {words.publish.close}
          </OnlineButton>
        )}
        <OnlineButton
          size="lg"
          aria-disabled={isSending}
          leftSection={<IconSend size={22} aria-hidden />}
          onClick={publish}
        >
          {isSending ? words.publish.sending : words.publish.send}
        </OnlineButton>
      </div>
      {isClosing && (
        <ConfirmDialog
          opened
          title={words.publish.close}
          danger
          question={words.publish.closing}
          confirmText={words.publish.close}
          cancelText={words.cancel}
          onCancel={() => setClosing(false)}
          onConfirm={() => {
            setClosing(false)
            const { folio, revision } = posting
            void run(() => call(closePosting, { folio, revision }), words.publish.closed)
          }}
        />
      )}
    </form>
  )
}
