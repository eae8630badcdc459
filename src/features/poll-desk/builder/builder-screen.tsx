import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { readDeskPoll } from '#contract/polls/poll-desk.ts'
import { POLL_DESK_FORM, TYPED_STEP } from '#domain/requests/request-forms.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Dated } from '../parts/place.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import { Builder } from './builder.tsx'
import type { Work } from './saver.ts'
import { texts } from './texts.es.ts'
import { emptyWork, startOf } from './work-start.ts'

/**
 * A new poll gets its number from the server during editing. The address then changes, but the page stays
 * mounted.
 */
export function BuilderScreen({ params }: ScreenProps) {
  const step = params.step ?? TYPED_STEP
  const [place, setPlace] = useState({ step, visit: 0, number: '' })
  if (step !== place.step) {
    setPlace({ step, visit: step === place.number ? place.visit : place.visit + 1, number: place.number })
  }
  return (
    <Opened
      key={place.visit}
      step={step}
      onNumber={(id) => {
        setPlace((before) => ({ ...before, number: String(id) }))
        navigate(pollDeskPaths.build(id), { replace: true })
      }}
      onRestart={() => setPlace((before) => ({ ...before, visit: before.visit + 1 }))}
    />
  )
}

interface Props {
  step: string
  onNumber: (id: number) => void
  onRestart: () => void
}

function Opened({ step, onNumber, onRestart }: Props) {
  const words = useTexts(texts)
  const place = useTexts(placeTexts)
  const id = Number(step) || null
  const draft = useDraft<Work>(POLL_DESK_FORM, step)
  const [start, setStart] = useState<Work | 'published' | null>(null)
  const answer = useOperation(
    readDeskPoll,
    { id: id ?? 1 },
    { enabled: id !== null && start === null, isKept: false },
  )
  const found =
    start !== null || !draft.isReady
      ? start
      : id === null
        ? (draft.values ?? emptyWork())
        : startOf(id, draft.values, answer)
  if (found !== start) setStart(found)

  const now = useRef({ draft, step })
  useEffect(() => {
    now.current = { draft, step }
  })
  if (found === null) {
    if (id === null || !draft.isReady)
      return <SkeletonRows label={words.loading} slowText={place.slow} retryText={place.again} />
    return (
      <Dated answer={answer} loading={words.loading}>
        {() => null}
      </Dated>
    )
  }
  if (found === 'published') return <Published />
  return (
    <Builder
      start={found}
      today={companyDate(serverNow())}
      draft={draft}
      step={step}
      onNumber={onNumber}
      keep={(work) => now.current.draft.save(work)}
      forget={() => forgetDraft(POLL_DESK_FORM, now.current.step)}
      onRestart={onRestart}
    />
  )
}

function Published() {
  const words = useTexts(texts).published
  return (
    <EmptyState
      drawing={<DrawingAllDone />}
      title={words.title}
      text={words.text}
      action={
        <Button href={`#${pollDeskPaths.desk}`} leftSection={<IconLock size={22} aria-hidden />}>
          {words.toList}
        </Button>
      }
    />
  )
}
