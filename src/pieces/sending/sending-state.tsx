import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudUpload,
  IconDeviceMobile,
  IconDevices,
  IconEye,
  IconLock,
} from '@tabler/icons-react'
import type { Queued } from '#core/outbox/queued.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { WaitsFor } from '#models/requests/waits-for.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { type es, sendingTexts } from './sending-texts.es.ts'

/**
 * 'unkept': this device stores nothing. 'stored': the server has the answers of an unfinished form. 'synced':
 * the server has everything. Other states: core/outbox/states.md.
 */
export type SendingKind = 'draft' | 'unkept' | 'stored' | Queued['state'] | 'synced'

export interface Sending {
  state: SendingKind
  /** Person or desk that opened or decided the request, only by the server's response. */
  seenBy?: string | null | undefined
  /** Time of the delivery as shown, or ''. */
  at?: string
  /** Number of unsent parts, for example '2 pasos'. */
  what?: string
  /** Condition for sending, besides a network. */
  waitsFor?: WaitsFor | null
  /** Percentage that the server has; 0 before its first part. */
  percent?: number
  /** True for a rejection that no correction can change, such as a closed poll. */
  isFinal?: boolean
}

const looks: Record<SendingKind | 'seen', { tone: Tone; Icon: typeof IconEye }> = {
  draft: { tone: 'neutral', Icon: IconDeviceMobile },
  unkept: { tone: 'warn', Icon: IconAlertTriangle },
  stored: { tone: 'ok', Icon: IconCircleCheck },
  queued: { tone: 'warn', Icon: IconCloudUpload },
  sending: { tone: 'warn', Icon: IconCloudUpload },
  'needs-session': { tone: 'warn', Icon: IconLock },
  conflict: { tone: 'warn', Icon: IconDevices },
  rejected: { tone: 'error', Icon: IconAlertTriangle },
  stray: { tone: 'error', Icon: IconAlertTriangle },
  synced: { tone: 'ok', Icon: IconCircleCheck },
  seen: { tone: 'ok', Icon: IconEye },
}

export function lookOf({ state, seenBy }: Sending) {
  return looks[state === 'synced' && seenBy ? 'seen' : state]
}

/** Returns the state in words. A request in transit counts as unsent until the response arrives. */
export function stateText(sending: Sending, words: Translation<typeof es>): string {
  const { state, seenBy, at, what, waitsFor, percent, isFinal } = sending
  if (state === 'synced') return seenBy ? words.seen(seenBy) : at ? words.syncedAt(at) : words.synced
  if (state === 'rejected' && isFinal) return words.final
  if (state !== 'queued' && state !== 'sending') return words[state]
  if (state === 'queued' && waitsFor) return words[waitsFor]
  if (percent) return words.progress(percent)
  return what ? words.queuedWhat(what) : words.queued
}

export function isUnsent(state: SendingKind): boolean {
  return state === 'queued' || state === 'sending' || state === 'needs-session'
}

interface Props extends Sending {
  /** Omits the background, for a header or a table. */
  plain?: boolean
  /**
   * False in a row that is a link, because a link's name does not include a status. Also false where another
   * status of the screen announces the change.
   */
  live?: boolean
}

export function SendingState({ plain = false, live = true, ...sending }: Props) {
  const words = useTexts(sendingTexts)
  const { tone, Icon } = lookOf(sending)
  return (
    <StateChip tone={tone} plain={plain} live={live} icon={<Icon />}>
      {stateText(sending, words)}
    </StateChip>
  )
}
