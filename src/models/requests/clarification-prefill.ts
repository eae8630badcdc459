import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** What a screen hands over to the form of a new clarification: in memory, never in an address (offline.md). */
export interface ClarificationPrefill {
  /** Period code, as the form sends it (domain periodCode). */
  period: string
  /** For the list of periods, where that is not here. */
  periodName: string
  /** Words that fit a listed reason, in the order of how well. */
  reasonHints: readonly string[]
  comment: string
}

let given: { prefill: ClarificationPrefill; user: number | null } | null = null

function userOf(state: SessionState): number | null {
  return state.phase === 'open' ? state.profile.user.Id_Usuario : null
}

/** It tells of somebody's pay: gone with whoever leaves, and for whoever comes. */
function follow(state: SessionState): void {
  const hasLeft = state.phase === 'signed-out' && state.reason === 'left'
  if (hasLeft || (state.phase === 'open' && userOf(state) !== given?.user)) given = null
}

/** The person went elsewhere before the form was there. */
function followPath(): void {
  if (currentPath() !== paths.newClarification) given = null
}

export function givePrefill(prefill: ClarificationPrefill): void {
  given = { prefill, user: userOf(currentSession()) }
  // Each of them once, however often this is called.
  onSessionChange(follow)
  window.addEventListener('hashchange', followPath)
}

/** Once: what was taken is not there for the next form. */
export function takePrefill(): ClarificationPrefill | null {
  const taken = given
  given = null
  return taken?.prefill ?? null
}
