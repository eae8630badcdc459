/**
 * Replaces the browser's performance entries of responses, from which the page learns of failed requests. The
 * page's observer starts once, so the test files of a worker share it and add entries here.
 */
type Take = (list: { getEntries(): object[] }) => void

const NOTED = Symbol.for('turno.noted-answers')
const worker = globalThis as { [NOTED]?: { takers: Set<Take>; entries: object[] } }
// vi.resetModules can load this module, and the page's, again while the observer of the first load still runs.
const noted = (worker[NOTED] ??= { takers: new Set(), entries: [] })

class NotedAnswers {
  readonly #take: Take
  constructor(take: Take) {
    this.#take = take
  }
  /** Like a browser, reports earlier entries to a new observer, and only after this call. */
  observe(): void {
    noted.takers.add(this.#take)
    const entries = [...noted.entries]
    queueMicrotask(() => this.#take({ getEntries: () => entries }))
  }
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
  noted.entries.push(entry)
  for (const take of noted.takers) take({ getEntries: () => [entry] })
}

/** Replaces all entries by a failure far in the past, which nothing rendered later reports. */
export function ageFailures(): void {
  noted.entries.length = 0
  noteAnswer('oldoldoldold', { at: Number.NEGATIVE_INFINITY })
}
