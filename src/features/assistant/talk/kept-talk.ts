import type { TalkSnapshot } from './conversation.ts'

/** Maximum age (ms) of a talk that can be resumed. */
const GOES_ON_MS = 60 * 60_000

export interface KeptTalk {
  /** Server time, ms. */
  at: number
  snapshot: unknown
}

interface Persisted {
  children?: { flow?: { snapshot: { value: string; context: object; children: object } } }
}

/**
 * Returns null outside a movement. An order that was being sent returns to the confirm step with the same id.
 * No order is resent automatically (decisions/money.md).
 */
export function keptTalk({ value }: TalkSnapshot, persisted: unknown): object | null {
  const { flow } = (persisted as Persisted).children ?? {}
  if (value !== 'flow' || flow === undefined) return null
  const { value: step, context } = flow.snapshot
  const snapshot =
    step === 'sending'
      ? { ...flow.snapshot, value: 'confirming', context: { ...context, mayBeDone: true }, children: {} }
      : flow.snapshot
  return { ...(persisted as object), children: { flow: { ...flow, snapshot } } }
}

/** Returns the snapshot to resume; null without a snapshot, or for a snapshot that is too old. */
export function talkToGoOn(kept: KeptTalk | null, now: number): unknown {
  return kept !== null && kept.snapshot !== null && now - kept.at < GOES_ON_MS ? kept.snapshot : null
}
