import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** Prefilled values of a clarification. Stored only in memory, because browsers store URLs. */
export interface ClarificationPrefill {
  /** Period code of the form (periodCode in src/domain/requests/clarifications.ts). */
  period: string
  periodName: string
  /** Names of reasons, the best match first. */
  reasonHints: readonly string[]
  comment: string
  /**
   * Rules of the check that found the differences. Absent without differences, and on a host that knows no
   * rules.
   */
  checkRules?: readonly RuleName[]
}

let stored: { prefill: ClarificationPrefill; user: number | null } | null = null

function userOf(state: SessionState): number | null {
  return state.phase === 'open' ? state.profile.user.Id_Usuario : null
}

/** Deletes the prefill when the person leaves, because another person must not see the pay data. */
function follow(state: SessionState): void {
  const hasLeft = state.phase === 'signed-out' && state.reason === 'left'
  if (hasLeft || (state.phase === 'open' && userOf(state) !== stored?.user)) stored = null
}

function followPath(): void {
  if (currentPath() !== paths.newClarification) stored = null
}

export function setPrefill(prefill: ClarificationPrefill): void {
  stored = { prefill, user: userOf(currentSession()) }
  onSessionChange(follow)
  window.addEventListener('hashchange', followPath)
}

export function takePrefill(): ClarificationPrefill | null {
  const taken = stored
  stored = null
  return taken?.prefill ?? null
}
