/**
 * States of drafts, entries and sealed copies, and the only rules that change them. outbox/states.md explains
 * who causes each event and why. A test compares its tables with these rules.
 */
export type DraftState = 'draft' | 'queued' | 'synced' | 'rejected' | 'conflict'
export type EntryState = 'queued' | 'sending' | 'rejected' | 'conflict'
export type CopyState = 'queued' | 'sending' | 'done' | 'rejected' | 'conflict' | 'needs-session' | 'stray'

/**
 * Returns whether a request is sent without a change by its author. A request in state 'needs-session'
 * continues at the next online sign-in.
 */
export function isSentAutomatically(state: CopyState): boolean {
  return state === 'queued' || state === 'sending' || state === 'needs-session'
}

type From<State extends string> = State | 'none'
/** 'gone' deletes the record. null means that the event does not apply, and nothing is written. */
export type Next<State extends string> = State | 'gone' | null
type Rules<State extends string> = Readonly<Record<string, Partial<Record<From<State>, State | 'gone'>>>>

function each<From extends string, To extends string>(to: To, ...from: From[]): Record<From, To> {
  return Object.fromEntries(from.map((state) => [state, to])) as Record<From, To>
}

const anyDraft = ['none', 'draft', 'queued', 'synced', 'rejected', 'conflict'] as const
const anyEntry = ['queued', 'sending', 'rejected', 'conflict'] as const
const stuck = ['rejected', 'conflict', 'needs-session'] as const
const anyCopy = ['queued', 'sending', 'done', 'stray', ...stuck] as const
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
  unanswered: each('queued', 'sending'),
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
  // `nextCopy` excludes copies that may have arrived.
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

/** @param draft for an event of an entry, pass only a draft with that entry's id */
export function nextDraft(draft: { state: DraftState } | undefined, event: DraftEvent): Next<DraftState> {
  return next<DraftState>(draftRules, draft?.state ?? 'none', event)
}

export function nextEntry(entry: { state: EntryState } | undefined, event: EntryEvent): Next<EntryState> {
  return next<EntryState>(entryRules, entry?.state ?? 'none', event)
}

export interface CopyAt {
  state: CopyState
  attempts: number
}

export function nextCopy(copy: CopyAt | undefined, event: CopyEvent): Next<CopyState> {
  if (copy && mayBeOnServer(copy)) {
    // The server may already have this copy. A replacement could arrive earlier, so the newer save is sent
    // after this copy.
    if (event === 'replaced') return null
    if (event === 'superseded' && copy.state === 'queued') return null
  }
  return next<CopyState>(copyRules, copy?.state ?? 'none', event)
}

/** Returns whether the copy may have reached the server: it was sent, and the result is unknown. */
export function mayBeOnServer({ state, attempts }: CopyAt): boolean {
  // In state 'needs-session' the last attempt was rejected and had no effect, but an earlier attempt may have
  // arrived.
  return (
    state === 'sending' || (state === 'queued' && attempts > 0) || (state === 'needs-session' && attempts > 1)
  )
}
