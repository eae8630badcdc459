import { FIRST_START_PATH, type FirstStartRequest, firstStartState } from '#contract/first-start.ts'

export type FirstState = { kind: 'open'; asksCompany: boolean } | { kind: 'closed' } | { kind: 'away' }

/** Of this very server: no host that /config.json names has anything to do with it. */
export async function readFirstState(): Promise<FirstState> {
  try {
    const response = await fetch(FIRST_START_PATH)
    if (response.status === 404) return { kind: 'closed' }
    const parsed = firstStartState().safeParse(await response.json())
    return parsed.success ? { kind: 'open', asksCompany: parsed.data.pideCompania } : { kind: 'away' }
  } catch {
    // No connection, or an answer that is no JSON: the server is not there (any more).
    return { kind: 'away' }
  }
}

/** '' when it is done; the server's sentence; null when it did not answer. */
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
    // No answer: what became of it is seen on the next look.
    return null
  }
}
