import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { pollNames } from '#models/polls/names.es.ts'
import { type PollPlace, pollForm, titleOf } from '#models/polls/places.ts'
import { forgetPoll } from '#models/polls/use-own-polls.ts'
import { type Answering, useAnswering } from '#models/polls/use-answering.ts'
import { type LoadedPoll, usePoll } from '#models/polls/use-poll.ts'
import type { Poll } from '#domain/polls/poll.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import classes from './poll.module.css'
import { PollBody } from './poll-body.tsx'
import { StateMark } from './state-mark.tsx'
import { texts } from './texts.es.ts'

export interface FrameProps {
  title: string
  mark: ReactNode
  onClose: () => void
  children: ReactNode
}

interface Props {
  place: PollPlace
  Frame: (props: FrameProps) => ReactNode
  onClose: () => void
}

export function OpenPoll({ place, Frame, onClose }: Props) {
  const words = useTexts(texts)
  const names = useTexts(pollNames)
  const loaded = usePoll(place)
  // Only this portal's server has a delivery key. Polls of this server promise anonymity above the questions.
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const title = titleOf(place, loaded.title, names)
  if (loaded.poll && loaded.poll.questions.length > 0)
    return <Loaded {...{ place, loaded, poll: loaded.poll, title, isOurs, Frame, onClose }} />
  // A poll without questions is malformed (BEN-09).
  const failure = loaded.failure ?? (loaded.poll ? ({ kind: 'malformed', detail: 'BEN-09' } as const) : null)
  return (
    <Frame title={title} mark={null} onClose={onClose}>
      <div className={classes.body}>
        {loaded.isOver || failure?.kind === 'rejected' ? (
          <Over place={place} why={failure?.kind === 'rejected' ? failure.message : ''} />
        ) : (
          <MissingData
            {...toMissingDataProps({ failure, refresh: loaded.refresh }, words)}
            loading={words.poll.loading}
          />
        )}
      </div>
    </Frame>
  )
}

interface LoadedProps extends Props {
  loaded: LoadedPoll
  poll: Poll
  title: string
  isOurs: boolean
}

function Loaded({ place, loaded, poll, title, isOurs, Frame, onClose }: LoadedProps) {
  const words = useTexts(texts)
  const names = useTexts(pollNames)
  const answering = useAnswering(place, poll, loaded.folio)
  const { failure, refresh } = loaded
  // Refetches when the answers were rejected before this visit, because another poll may have replaced the rejected
  // one.
  const wasRefused = answering.isReady && answering.refused !== null
  const ask = useEffectEvent(() => {
    if (wasRefused) void refresh()
  })
  useEffect(() => ask(), [answering.isReady])
  // A closed poll cannot be corrected. The reason of a rejection stays readable.
  const isGone = failure?.kind === 'rejected' && ['none', 'draft', 'rejected'].includes(answering.state)
  const leave = () => {
    void answering.flush()
    onClose()
  }
  return (
    <Frame title={title} mark={<Mark answering={answering} />} onClose={leave}>
      {isGone ? (
        <div className={classes.body}>
          <Gone place={place} refused={answering.refused} why={failure.message} />
        </div>
      ) : answering.isReady ? (
        <PollBody
          poll={poll}
          isOurs={isOurs}
          intro={titleOf(place, loaded.intro, names.intros)}
          answering={answering}
          onClose={leave}
        />
      ) : (
        <div className={classes.body}>
          <SkeletonRows label={words.poll.loading} slowText={words.slow} retryText={words.again} />
        </div>
      )}
    </Frame>
  )
}

function Over({ place, why }: { place: PollPlace; why: string }) {
  const words = useTexts(texts)
  const sent = useDraft(pollForm(place), REQUEST_STEP)
  if (!sent.isReady)
    return <SkeletonRows label={words.poll.loading} slowText={words.slow} retryText={words.again} />
  return <Gone place={place} why={why} refused={sent.state === 'rejected' ? (sent.message ?? '') : null} />
}

interface GoneProps {
  place: PollPlace
  why: string
  /** Reason of the rejection; null without a rejection. */
  refused: string | null
}

/** Explains why the poll takes no answers. Deletes the stored answers, which cannot be sent any more. */
function Gone({ place, why, refused }: GoneProps) {
  const words = useTexts(texts)
  // Keeps the reason, because `refused` becomes null when the answers are deleted.
  const [told] = useState(refused)
  useEffect(() => {
    // A failed deletion is ignored, because the next visit deletes the answers.
    void forgetPoll(place).catch(() => undefined)
  }, [place])
  return (
    <>
      <ProblemBanner title={words.notSaved} problem={told} />
      <EmptyState
        drawing={told === null ? <DrawingAllDone /> : <DrawingNoDocuments />}
        title={words.poll.gone}
        text={(told === null && why) || words.poll.goneText}
      />
    </>
  )
}

function Mark({ answering: { form, state, canKeep } }: { answering: Answering }) {
  return (
    <span className={classes.mark}>
      <StateMark form={form} state={state} canKeep={canKeep} />
    </span>
  )
}
