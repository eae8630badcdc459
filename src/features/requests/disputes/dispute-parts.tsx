import { IconCircleCheck, IconClockHour4, IconHelpCircle, IconStar } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Dispute } from '#contract/requests/disputes.ts'
import { canRateDispute, disputeLevel, previewOf } from '#domain/requests/disputes.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { waitsForOf } from '#models/requests/waits-for.ts'
import { Button } from '#ui/actions/button.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { stateOf } from './dispute-rows.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './disputes.module.css'
import { RatingStars } from '../rating/rating-stars.tsx'
import type { GivenRating } from './use-disputes.ts'

const looks = {
  1: { tone: 'error', Icon: IconClockHour4 },
  2: { tone: 'ok', Icon: IconStar },
  3: { tone: 'teal', Icon: IconCircleCheck },
} as const

/** Shows the state of a dispute (DISP-18 … 20). */
export function DisputeState({ dispute }: { dispute: Dispute }) {
  const words = useTexts(disputeTexts)
  const state = stateOf(dispute)
  if (state === null) {
    return (
      <StateChip tone="neutral" icon={<IconHelpCircle />}>
        {words.stateUnknown}
      </StateChip>
    )
  }
  const { tone, Icon } = looks[state]
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {words.states[state]}
    </StateChip>
  )
}

interface LevelProps {
  dispute: Dispute
  given: WaitingRequest<GivenRating> | undefined
  onRate: () => void
}

/** Shows the rating of a dispute, or the button to rate it (DISP-21 … 23, DISP-25, BR-27). */
export function DisputeLevel({ dispute, given, onRate }: LevelProps) {
  const words = useTexts(disputeTexts)
  const isRefused = given?.state === 'rejected'
  if (given && !isRefused) {
    return (
      <span className={classes.given}>
        <RatingStars level={given.values.level} />
        {given.state !== 'synced' && <SendingState state={given.state} waitsFor={waitsForOf(given)} />}
      </span>
    )
  }
  if (canRateDispute(dispute.estatus, dispute.nivelSatisfaccion)) {
    return (
      <span className={classes.given}>
        <Button
          size="sm"
          aria-label={words.rateOf(dispute.motivo)}
          leftSection={<IconStar size={22} aria-hidden />}
          onClick={onRate}
        >
          {words.rate}
        </Button>
        {isRefused && <span className={classes.refused}>{given.message || words.ratingRefused}</span>}
      </span>
    )
  }
  const level = disputeLevel(dispute.nivelSatisfaccion)
  return (
    <span className={classes.grey}>{level === null ? words.unrated : <RatingStars level={level} />}</span>
  )
}

/** Shows the comment, shortened until the person opens it (DISP-12). */
export function DisputeComment({ comment }: { comment: string }) {
  const words = useTexts(disputeTexts)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const preview = previewOf(comment)
  return (
    <span className={classes.comment}>
      <span id={id} lang="es-MX">
        {isWhole ? comment : preview.text}
      </span>
      {preview.isCut && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isWhole}
          aria-describedby={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.less : words.more}
        </button>
      )}
    </span>
  )
}
