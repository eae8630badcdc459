import type { TalkSnapshot } from './conversation.ts'

/** How long a talk that was cut off can go on. */
const GOES_ON_MS = 60 * 60_000

/** What of a talk is kept on the person's device, encrypted, while something is half done: a draft like any other. */
export interface KeptTalk {
  /** Server time, ms. */
  at: number
  snapshot: unknown
}

interface Persisted {
  children?: { flow?: { snapshot: { value: string; context: object; children: object } } }
}

/**
 * The talk as it can go on; null at a menu, where nothing is half done. Money that was on its way stands to be confirmed
 * again, under the same id: it is never sent by itself (decisions/money.md).
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

/** What can go on now; null for nothing, and for what is too old. */
export function talkToGoOn(kept: KeptTalk | null, now: number): unknown {
  return kept !== null && kept.snapshot !== null && now - kept.at < GOES_ON_MS ? kept.snapshot : null
}
