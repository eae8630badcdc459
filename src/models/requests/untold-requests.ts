import { readDraft } from '#core/outbox/drafts.ts'
import { currentSession, onSessionChange } from '#core/session/session-state.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { isAwaited, outcomeOf } from './send-request.ts'
import { waitingTexts } from './waiting-texts.es.ts'

/**
 * Names of forms whose result was not shown, because the session ended or the page was reloaded while they were
 * being sent. The names are random and survive a reload of this tab.
 */
const KEY = 'turno.untold-requests'
/** Display time in ms. The screen after a sign-in needs some seconds to load. */
const TOLD_MS = 8000

let isWatching = false

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((form) => typeof form === 'string') : []
  } catch {
    // Without storage there are no names, and the result is told only in "Por enviar".
    return []
  }
}

function write(forms: readonly string[]): void {
  try {
    if (forms.length > 0) sessionStorage.setItem(KEY, JSON.stringify(forms))
    else sessionStorage.removeItem(KEY)
  } catch {
    // The request itself does not depend on this note.
  }
}

export function noteUntold(form: string): void {
  if (!isWatching) onSessionChange(({ phase }) => void (phase === 'open' && tellUntold()))
  isWatching = true
  write([...new Set([...read(), form])])
}

export function noteTold(form: string): void {
  write(read().filter((each) => each !== form))
}

/** Tells the author after the next sign-in what became of these requests. Tells another person nothing. */
export async function tellUntold(): Promise<void> {
  if (currentSession().phase !== 'open') return
  const known = read()
  // An open form shows the result of its own request.
  const forms = known.filter((form) => !isAwaited(form))
  write(known.filter((form) => isAwaited(form)))
  for (const form of forms) await tell(form)
}

async function tell(form: string): Promise<void> {
  // Without a readable store, Por enviar still lists the request.
  const draft = await readDraft(form, REQUEST_STEP).catch(() => null)
  if (!draft?.opId) return
  const words = wordsOf(waitingTexts)
  const { kind } = await outcomeOf({ form, step: REQUEST_STEP }, draft.opId)
  if (kind === 'registered') showSnack({ text: words.arrived, tone: 'success', ms: TOLD_MS })
  else if (kind === 'waiting') showSnack({ text: words.waits, tone: 'info', ms: TOLD_MS })
  else showSnack({ text: words.rejected, tone: 'error', ms: TOLD_MS })
}
