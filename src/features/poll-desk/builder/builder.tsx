import { IconEye, IconPencil, IconWifiOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { Work } from './saver.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { PhonePreview } from '../preview/phone-preview.tsx'
import { AudienceCard } from './audience-card.tsx'
import classes from './builder.module.css'
import { Conflict } from './conflict.tsx'
import { DaysCard } from './days-card.tsx'
import { errorOf, idOf } from './field-ids.ts'
import { type PollFault, pollFaults } from './poll-faults.ts'
import { bodyOf, type PollValues } from './poll-values.ts'
import { PublishBar } from './publish-bar.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { texts } from './texts.es.ts'
import { TitleCard } from './title-card.tsx'
import { useSaver } from './use-saver.ts'

/** Minimum width in px that shows the questions beside the preview. */
const BESIDE = 860

interface Props {
  start: Work
  today: string
  draft: DraftHandle<Work>
  step: string
  onNumber: (id: number) => void
  keep: (work: Work) => void
  forget: () => Promise<void>
  onRestart: () => void
}

export function Builder({ start, today, draft, step, onNumber, keep, forget, onRestart }: Props) {
  const words = useTexts(texts)
  const { saver, work, state, failure } = useSaver(start, step, { keep, forget, onNumber })
  const { values, isFixed } = work
  const isOnline = useOnline()
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const [side, setSide] = useState<'build' | 'preview'>('build')
  const [open, setOpen] = useState<readonly number[]>([])
  const [written, setWritten] = useState<number | null>(null)
  const { errors, showErrors, note, clear } = useFormErrors<PollFault>()
  const change = (part: Partial<PollValues>) => {
    const next = { ...values, ...part }
    saver.change(next)
    note([...Object.keys(part), ...next.preguntas.map(({ id }) => `pregunta-${id}`)], pollFaults(next, today))
  }
  const showFaults = (faults: readonly PollFault[], text: string | null = null) => {
    setSide('build')
    const wrong = values.preguntas
      .map(({ id }) => id)
      .filter((id) => faults.some(({ field }) => field === `pregunta-${id}`))
    setOpen([...new Set([...open, ...wrong])])
    showErrors(faults, text)
  }
  const problems = errors?.problems ?? []
  const preview = <PhonePreview values={bodyOf(values)} project={work.project} question={written} />
  const hasEditor = isBeside || side === 'build'
  return (
    <div ref={measure} className="t-stack t-gap-4 t-shrink" onBlur={() => void draft.flush()}>
      {!draft.canKeep && (
        <Banner tone="error" live="alert" icon={<IconWifiOff size={24} />}>
          {words.notKept}
        </Banner>
      )}
      {!isOnline && (
        <Banner tone="warn" live="status" icon={<IconWifiOff size={24} />} title={words.offlineTitle}>
          {draft.canKeep && words.offlineText}
        </Banner>
      )}
      {errors && (
        <ErrorSummary
          title={errors.text ?? words.errors}
          attempt={errors.attempt}
          items={problems.map((problem) => ({
            fieldId: idOf(problem),
            text: errorOf(problem, values, words),
          }))}
        />
      )}
      {isMeasured && !isBeside && (
        <Segments
          label={words.side}
          value={side}
          options={[
            { value: 'build', label: words.sides.build, icon: <IconPencil size={22} /> },
            { value: 'preview', label: words.sides.preview, icon: <IconEye size={22} /> },
          ]}
          onChange={setSide}
        />
      )}
      {isMeasured && (
        <div className={isBeside ? classes.split : 't-shrink'}>
          {hasEditor && (
            <div className="t-stack t-gap-4 t-shrink">
              <TitleCard values={values} isFixed={isFixed} problems={problems} onChange={change} />
              <QuestionsCard
                values={values}
                isFixed={isFixed}
                project={work.project}
                problems={problems}
                open={open}
                onOpen={setOpen}
                onWrite={setWritten}
                onChange={(preguntas) => change({ preguntas })}
              />
              <AudienceCard
                audience={values.audiencia}
                problems={problems}
                onChange={(audiencia) => change({ audiencia })}
              />
              <DaysCard values={values} problems={problems} onChange={change} />
            </div>
          )}
          {isBeside && <div className={classes.beside}>{preview}</div>}
          {!isBeside && side === 'preview' && preview}
        </div>
      )}
      <div className={classes.foot}>
        {state === 'taken' && <Conflict work={work} saver={saver} forget={forget} onRestart={onRestart} />}
        <PublishBar
          saver={saver}
          work={work}
          state={state}
          failure={failure}
          today={today}
          isOnline={isOnline}
          canKeep={draft.canKeep}
          forget={forget}
          onFaults={showFaults}
          onClear={clear}
        />
      </div>
    </div>
  )
}
