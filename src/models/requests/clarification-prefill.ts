import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** What a screen hands to the form of a new clarification: in memory, never in an address (offline.md). */
export interface ClarificationPrefill {
  /** Period code, as the form sends it (domain periodCode). */
  period: string
  /** The period's name, for a form whose list of periods can't be had. */
  periodName: string
  /** Words that suit a listed reason, best first. */
  reasonHints: readonly string[]
  comment: string
}

let given: { prefill: ClarificationPrefill; user: number | null } | null = null

function userOf(state: SessionState): number | null {
  return state.phase === 'open' ? state.profile.user.Id_Usuario : null
}

/** The prefill tells of somebody's pay: it goes when they leave, and when somebody comes. */
function follow(state: SessionState): void {
  const hasLeft = state.phase === 'signed-out' && state.reason === 'left'
  if (hasLeft || (state.phase === 'open' && userOf(state) !== given?.user)) given = null
}

/** The person went elsewhere before the form opened. */
function followPath(): void {
  if (currentPath() !== paths.newClarification) given = null
}

export function givePrefill(prefill: ClarificationPrefill): void {
  given = { prefill, user: userOf(currentSession()) }
  // Each listener is added once, however often this is called.
  onSessionChange(follow)
  window.addEventListener('hashchange', followPath)
}

/** Takes it: the next form finds nothing. */
export function takePrefill(): ClarificationPrefill | null {
  const taken = given
  given = null
  return taken?.prefill ?? null
}
