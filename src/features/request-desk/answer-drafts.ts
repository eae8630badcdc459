import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '#core/session-state.ts'
import type { CaptureResult } from '#media/capture-types.ts'

/** An answer that is being written. */
export interface AnswerDraft {
  text: string
  photos: readonly CaptureResult[]
}

const NOTHING: AnswerDraft = { text: '', photos: [] }

/**
 * By request, in memory alone, because they are about other people's pay: they outlive the screen, a failed send and a
 * session that ended by itself; the next person of this page never sees them.
 */
let drafts: ReadonlyMap<string, AnswerDraft> = new Map()
let owner: string | null = null
const listeners = new Set<() => void>()

function publish(next: ReadonlyMap<string, AnswerDraft>): void {
  drafts = next
  for (const listener of listeners) listener()
}

function follow(): void {
  const state = currentSession()
  const hasLeft = state.phase === 'signed-out' && state.reason === 'left'
  const { user } = state.phase === 'open' ? state.profile : {}
  const comer = user ? `${user.Id_Usuario}|${user.Nickname}` : null
  if (hasLeft || (comer !== null && owner !== null && comer !== owner)) publish(new Map())
  if (comer !== null) owner = comer
}
follow()
onSessionChange(follow)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isBegun({ text, photos }: AnswerDraft): boolean {
  return text.trim() !== '' || photos.length > 0
}

export function changeDraft(name: string, part: Partial<AnswerDraft>): void {
  publish(new Map(drafts).set(name, { ...(drafts.get(name) ?? NOTHING), ...part }))
}

export function dropDraft(name: string): void {
  const next = new Map(drafts)
  next.delete(name)
  publish(next)
}

export function useAnswerDrafts(): (name: string) => AnswerDraft {
  const all = useSyncExternalStore(subscribe, () => drafts)
  return (name) => all.get(name) ?? NOTHING
}
