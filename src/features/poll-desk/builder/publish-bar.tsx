import {
  IconAlertTriangle,
  IconCloudCheck,
  IconDeviceMobile,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { countAudience } from '#contract/polls/poll-desk.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { OnlineButton } from '../parts/place.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import classes from './builder.module.css'
import { type PollFault, pollFaults } from './poll-faults.ts'
import { PublishDialog, type Reach } from './publish-dialog.tsx'
import type { Saver, SaveState, Work } from './saver.ts'
import { texts } from './texts.es.ts'

interface Props {
  saver: Saver
  work: Work
  state: SaveState
  failure: Failure | null
  today: string
  isOnline: boolean
  canKeep: boolean
  forget: () => Promise<void>
  onFaults: (faults: readonly PollFault[], text?: string | null) => void
  onClear: () => void
}

export function PublishBar({
  saver,
  work,
  state,
  failure,
  today,
  isOnline,
  canKeep,
  forget,
  onFaults,
  onClear,
}: Props) {
  const words = useTexts(texts)
  const place = useTexts(placeTexts)
  const [isBusy, setBusy] = useState(false)
  const [reach, setReach] = useState<Reach | null>(null)
  const look = async () => {
    if (isBusy) return
    const faults = pollFaults(work.values, today)
    if (faults.length > 0) return onFaults(faults)
    onClear()
    setBusy(true)
    const isSaved = await saver.save()
    const answer = isSaved ? await call(countAudience, { audiencia: work.values.audiencia }) : null
    setBusy(false)
    if (answer === null) {
      const why = saver.view().failure
      return onFaults([], why === null ? words.state.failed : actionFailureText(why, place))
    }
    if (!answer.ok) return onFaults([], actionFailureText(answer.failure, place))
    const { personas, conCuenta } = answer.value
    if (personas < SMALLEST_GROUP)
      return onFaults([{ field: 'audiencia', fault: 'audiencia' }], words.audience.few)
    setReach({ people: personas, accounts: conCuenta })
  }
  return (
    <div className={classes.bar}>
      <StateChip live {...looks[isOnline || state === 'saved' ? state : 'failed']}>
        {said({ state, failure, isOnline, canKeep }, words, place)}
      </StateChip>
      <OnlineButton
        size="lg"
        aria-disabled={isBusy || undefined}
        leftSection={<IconSend size={22} aria-hidden />}
        onClick={() => void look()}
      >
        {words.publish.button}
      </OnlineButton>
      {reach !== null && (
        <PublishDialog
          saver={saver}
          reach={reach}
          today={today}
          forget={forget}
          onClose={() => setReach(null)}
          onTrouble={(text) => onFaults([], text)}
        />
      )}
    </div>
  )
}

const looks: Record<SaveState, { tone: Tone; icon: ReactNode }> = {
  saved: { tone: 'ok', icon: <IconCloudCheck /> },
  typed: { tone: 'neutral', icon: <IconPencil /> },
  saving: { tone: 'neutral', icon: <IconPencil /> },
  failed: { tone: 'warn', icon: <IconDeviceMobile /> },
  taken: { tone: 'warn', icon: <IconAlertTriangle /> },
  long: { tone: 'warn', icon: <IconDeviceMobile /> },
}

/**
 * Returns the state in words. Claims a copy on the device only if the device can store one. Reports a missing network
 * before a save fails.
 */
function said(
  { state, failure, isOnline, canKeep }: Pick<Props, 'state' | 'failure' | 'isOnline' | 'canKeep'>,
  words: ReturnType<typeof useTexts<typeof texts.es>>,
  place: ReturnType<typeof useTexts<typeof placeTexts.es>>,
): string {
  if (state === 'saved' || state === 'taken') return words.state[state]
  if (!canKeep && (!isOnline || state === 'long' || state === 'failed')) return words.state.nowhere
  if (state === 'long') return words.state.long
  if (!isOnline) return words.state.offline
  if (state !== 'failed') return words.state[state]
  return failure === null || failure.kind === 'offline'
    ? words.state.failed
    : words.state.why(failureText(failure, place.failure))
}
