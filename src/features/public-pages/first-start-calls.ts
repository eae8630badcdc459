import { FIRST_START_PATH, type FirstStartRequest, firstStartState } from '#contract/identity/first-start.ts'

export type FirstState = { kind: 'open'; asksCompany: boolean } | { kind: 'closed' } | { kind: 'away' }

/** Calls this portal's server, whatever host /config.json names. */
export async function readFirstState(): Promise<FirstState> {
  try {
    const response = await fetch(FIRST_START_PATH)
    if (response.status === 404) return { kind: 'closed' }
    const parsed = firstStartState().safeParse(await response.json())
    return parsed.success ? { kind: 'open', asksCompany: parsed.data.pideCompania } : { kind: 'away' }
  } catch {
    // No network, or a response that is not JSON: the server is not available.
    return { kind: 'away' }
  }
}

/** Returns '' on success, the server's message on a rejection, or null without a response. */
export async function sendFirstStart(input: FirstStartRequest): Promise<string | null> {
  try {
    const response = await fetch(FIRST_START_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(input),
    })
    const answer = (await response.json()) as { status?: unknown; message?: unknown }
    return answer.status === 'OK' ? '' : typeof answer.message === 'string' ? answer.message : null
  } catch {
    // Without a response, the next status request shows the result.
    return null
  }
}
