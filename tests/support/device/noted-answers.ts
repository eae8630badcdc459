/**
 * Stands in for what a browser notes of each answer, for the page's watch of failed answers. The watch begins once a
 * page, so files that share a worker share its observer: they hand in what the browser would note.
 */
type Take = (list: { getEntries(): object[] }) => void

const TAKERS = Symbol.for('turno.noted-answers')
const worker = globalThis as { [TAKERS]?: Set<Take> }
// This module may be loaded again in a worker (vi.resetModules), while the watch goes on.
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
  /** performance.now() of its end. */
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

/** Puts the last failure so long ago that nothing shown from now on tells of it. */
export function ageFailures(): void {
  noteAnswer('oldoldoldold', { at: Number.NEGATIVE_INFINITY })
}
