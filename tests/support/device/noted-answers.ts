/**
 * Replaces the browser's performance entries of responses, from which the page learns of failed requests. The
 * page's observer starts once, so the test files of a worker share it and add entries here.
 */
type Take = (list: { getEntries(): object[] }) => void

const TAKERS = Symbol.for('turno.noted-answers')
const worker = globalThis as { [TAKERS]?: Set<Take> }
// vi.resetModules can load this module again while the observer of the first load still runs.
const takers = (worker[TAKERS] ??= new Set())

class NotedAnswers {
  constructor(take: Take) {
    takers.add(take)
  }
  observe(): void {}
  disconnect(): void {}
}

globalThis.PerformanceObserver = NotedAnswers as never

interface Noted {
  status?: number
  path?: string
  /** performance.now() at the end of the response. */
  at?: number
}

export function noteAnswer(
  id: string,
  { status = 500, path = '/General/ws-general.php', at = performance.now() }: Noted = {},
): void {
  const serverTiming = [{ name: 'id', description: id }]
  const name = `https://portal.example${path}`
  const entry = { name, responseStatus: status, responseEnd: at, serverTiming }
  for (const take of takers) take({ getEntries: () => [entry] })
}

/** Moves the last failure far into the past, so that nothing rendered later reports it. */
export function ageFailures(): void {
  noteAnswer('oldoldoldold', { at: Number.NEGATIVE_INFINITY })
}
