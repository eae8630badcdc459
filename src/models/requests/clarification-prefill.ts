import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** Values a screen passes to the form of a new clarification, in memory and never in the URL (offline.md). */
export interface ClarificationPrefill {
  /** Period code, as the form sends it (domain periodCode). */
  period: string
  /** The period's name, used when the list of periods is not available. */
  periodName: string
  /** Words that suit a listed reason, best first. */
  reasonHints: readonly string[]
  comment: string
}

let stored: { prefill: ClarificationPrefill; user: number | null } | null = null

function userOf(state: SessionState): number | null {
  return state.phase === 'open' ? state.profile.user.Id_Usuario : null
}

/** Clears the prefill when the person changes or signs out, because it contains pay data. */
function follow(state: SessionState): void {
  const hasLeft = state.phase === 'signed-out' && state.reason === 'left'
  if (hasLeft || (state.phase === 'open' && userOf(state) !== stored?.user)) stored = null
}

/** Clears the prefill when the person opens another screen. */
function followPath(): void {
  if (currentPath() !== paths.newClarification) stored = null
}

export function setPrefill(prefill: ClarificationPrefill): void {
  stored = { prefill, user: userOf(currentSession()) }
  // Adding the same listener again has no effect.
  onSessionChange(follow)
  window.addEventListener('hashchange', followPath)
}

/** Returns the prefill and clears it. */
export function takePrefill(): ClarificationPrefill | null {
  const taken = stored
  stored = null
  return taken?.prefill ?? null
}
