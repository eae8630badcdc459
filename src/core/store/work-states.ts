/**
 * The states of a draft, an entry and a sealed copy, and the only rules by which they change. outbox/states.md
 * says who causes each event and why; a test compares its tables with these.
 */
export type DraftState = 'draft' | 'queued' | 'synced' | 'rejected' | 'conflict'
export type EntryState = 'queued' | 'sending' | 'rejected' | 'conflict'
export type CopyState = 'queued' | 'sending' | 'done' | 'rejected' | 'conflict' | 'needs-session' | 'stray'

/** none: there is no record. */
type From<State extends string> = State | 'none'
/** gone: the record is deleted. null: the event does not apply, and nothing is written. */
export type Next<State extends string> = State | 'gone' | null
type Rules<State extends string> = Readonly<Record<string, Partial<Record<From<State>, State | 'gone'>>>>

/** The same next state from each of these states. */
function each<From extends string, To extends string>(to: To, ...from: From[]): Record<From, To> {
  return Object.fromEntries(from.map((state) => [state, to])) as Record<From, To>
}

const anyDraft = ['none', 'draft', 'queued', 'synced', 'rejected', 'conflict'] as const
const anyEntry = ['queued', 'sending', 'rejected', 'conflict'] as const
/** States in which only the author can continue the delivery. */
const stuck = ['rejected', 'conflict', 'needs-session'] as const
const anyCopy = ['queued', 'sending', 'done', 'stray', ...stuck] as const
/** States without a request in flight. */
const idle = ['queued', 'stray', ...stuck] as const

export const draftRules = {
  typed: each('draft', ...anyDraft),
  shared: each('synced', 'draft', 'synced'),
  confirmed: each('queued', ...anyDraft),
  acknowledged: each('synced', 'queued', 'synced', 'rejected', 'conflict'),
  refused: each('rejected', 'queued', 'rejected'),
  collided: each('conflict', 'queued', 'rejected', 'conflict'),
  takenBack: each('draft', 'queued', 'rejected', 'conflict'),
  storedTaken: each('synced', 'conflict'),
  forgotten: each('gone', 'draft', 'queued', 'synced', 'rejected', 'conflict'),
} satisfies Rules<DraftState>

export const entryRules = {
  confirmed: each('queued', 'none'),
  sent: each('sending', 'queued', 'sending'),
  expired: each('queued', 'queued', 'sending'),
  acknowledged: each('gone', ...anyEntry),
  refused: each('rejected', 'queued', 'sending', 'rejected'),
  collided: each('conflict', ...anyEntry),
  retried: { queued: 'queued', sending: 'sending', rejected: 'queued', conflict: 'conflict' },
  unsealed: { queued: 'queued', sending: 'sending', rejected: 'queued' },
  unsealedSent: each('sending', 'queued', 'sending', 'rejected'),
  replaced: each('gone', 'queued', 'rejected', 'conflict'),
  overtaken: each('gone', ...anyEntry),
  takenBack: each('gone', ...anyEntry),
  storedTaken: each('gone', 'conflict'),
} satisfies Rules<EntryState>

export const copyRules = {
  sealed: each('queued', 'none', 'needs-session'),
  sent: each('sending', 'queued', 'sending'),
  unheard: each('queued', 'sending'),
  delivered: each('done', ...anyCopy),
  refused: each('rejected', 'sending'),
  collided: each('conflict', 'queued', 'sending', ...stuck),
  expired: each('needs-session', 'sending'),
  overtaken: each('gone', 'sending'),
  retried: {
    queued: 'queued',
    sending: 'sending',
    rejected: 'queued',
    conflict: 'conflict',
    'needs-session': 'needs-session',
    stray: 'queued',
  },
  // A copy that may have arrived is not replaced: see `nextCopy`.
  replaced: each('gone', 'done', ...idle),
  superseded: each('gone', 'done', ...idle),
  orphaned: each('stray', ...stuck),
  takenBack: each('gone', ...idle),
  storedTaken: each('gone', 'conflict'),
  dropped: each('gone', ...anyCopy),
  forgotten: {
    queued: 'queued',
    sending: 'sending',
    ...each('gone', 'done', 'stray', ...stuck),
  },
} satisfies Rules<CopyState>

export type DraftEvent = keyof typeof draftRules
export type EntryEvent = keyof typeof entryRules
export type CopyEvent = keyof typeof copyRules

function next<State extends string>(
  rules: Rules<State>,
  state: From<State>,
  event: string,
): State | 'gone' | null {
  return rules[event]?.[state] ?? null
}

/** @param draft for an event caused by an entry, only a draft that carries that entry's id */
export function nextDraft(draft: { state: DraftState } | undefined, event: DraftEvent): Next<DraftState> {
  return next<DraftState>(draftRules, draft?.state ?? 'none', event)
}

export function nextEntry(entry: { state: EntryState } | undefined, event: EntryEvent): Next<EntryState> {
  return next<EntryState>(entryRules, entry?.state ?? 'none', event)
}

/** Input of the copy rules: the state and the number of send attempts. */
export interface CopyAt {
  state: CopyState
  attempts: number
}

export function nextCopy(copy: CopyAt | undefined, event: CopyEvent): Next<CopyState> {
  if (copy && mayBeThere(copy)) {
    // The newer save follows this copy, which could otherwise arrive after it.
    if (event === 'replaced') return null
    if (event === 'superseded' && copy.state === 'queued') return null
  }
  return next<CopyState>(copyRules, copy?.state ?? 'none', event)
}

/** Whether it was sent and nobody saw how that ended. */
export function mayBeThere({ state, attempts }: CopyAt): boolean {
  // The last attempt under an ended grant was refused, so it did nothing; earlier attempts may have.
  return (
    state === 'sending' || (state === 'queued' && attempts > 0) || (state === 'needs-session' && attempts > 1)
  )
}
