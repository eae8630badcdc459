import { useEffect, useSyncExternalStore } from 'react'
import { readDraft, readDraftStates } from '#core/outbox/drafts.ts'
import { currentSession, onSessionChange } from '#core/session/session-state.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'

export const verdicts = ['yes', 'no', 'unsure'] as const

export interface AnswerDraft {
  text: string
  photos: readonly CaptureResult[]
  /** Whether the check of payslips was right; null without a choice. */
  verdict: (typeof verdicts)[number] | null
}

const NOTHING: AnswerDraft = { text: '', photos: [], verdict: null }

/** Drafts are encrypted for their author. Each request is one step. */
const FORM = 'request-desk'
interface Kept {
  text: string
}

/**
 * Drafts by request. A draft survives leaving the screen, a failed send and an expired session, but no sign-out.
 * Texts also survive a reload. Photos and the verdict stay in memory, because photos show other people's documents.
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
  forgetText(name)
}

function forgetText(name: string): void {
  void forgetDraft(FORM, name)
}

export function useKeepText(name: string): (text: string) => void {
  const { save } = useDraft<Kept>(FORM, name)
  return (text) => (text.trim() === '' ? forgetText(name) : save({ text }))
}

async function readKept(): Promise<void> {
  const states = await readDraftStates(FORM)
  for (const name of states.keys()) {
    const kept = (await readDraft(FORM, name))?.values as Kept | undefined
    if (kept && (drafts.get(name) ?? NOTHING).text === '') changeDraft(name, kept)
  }
}

export function useAnswerDrafts(): (name: string) => AnswerDraft {
  // Unreadable drafts are ignored. The answer then starts empty.
  useEffect(() => void readKept().catch(() => undefined), [])
  const all = useSyncExternalStore(subscribe, () => drafts)
  return (name) => all.get(name) ?? NOTHING
}
