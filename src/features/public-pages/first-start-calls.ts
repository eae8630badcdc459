import { FIRST_START_PATH, type FirstStartRequest, firstStartState } from '#contract/identity/first-start.ts'
import { WEAK_PASSWORD } from '#domain/identity/password.ts'

export type FirstState = { kind: 'open'; asksCompany: boolean } | { kind: 'closed' } | { kind: 'away' }

/** Calls this portal's server, whatever host /config.json names. */
export async function readFirstState(): Promise<FirstState> {
  try {
    const response = await fetch(FIRST_START_PATH)
    // The body of a refusal is read too: an unread body keeps the connection open.
    const body = await response.text()
    if (response.status === 404) return { kind: 'closed' }
    const parsed = firstStartState().safeParse(JSON.parse(body))
    return parsed.success ? { kind: 'open', asksCompany: parsed.data.pideCompania } : { kind: 'away' }
  } catch {
    // No network, or a response that is not JSON.
    return { kind: 'away' }
  }
}

export interface FirstRefusal {
  message: string
  /** True when the message is about the password. */
  isWeak: boolean
}

/** Returns 'made' on success, and null without a readable response. */
export async function sendFirstStart(input: FirstStartRequest): Promise<'made' | FirstRefusal | null> {
  try {
    const response = await fetch(FIRST_START_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(input),
    })
    const answer = (await response.json()) as { status?: unknown; message?: unknown }
    if (answer.status === 'OK') return 'made'
    const { message } = answer
    return typeof message === 'string' ? { message, isWeak: answer.status === WEAK_PASSWORD } : null
  } catch {
    // The next status request then shows the result.
    return null
  }
}
