/**
 * Operations that a server has rejected, and operations that it has answered. isUnsupported() concludes from
 * both which operations the server lacks: the app may be newer than a restored server or a company's own. Only
 * operations of this product (P-…) are judged, never those of a spec. Newer ones have higher numbers.
 */
export interface HostAnswers {
  refused: ReadonlySet<string>
  answered: ReadonlySet<string>
}

/** Minimum rejections before newer operations count as missing; a single one may be a gap of that server. */
const ENOUGH = 2

const numberOf = (id: string) => Number(/^P-(\d+)$/.exec(id)?.[1] ?? 0)

export function noteAnswer(heard: HostAnswers, id: string, isRefused: boolean): HostAnswers {
  if (numberOf(id) === 0) return heard
  const answered = new Set(heard.answered)
  if (isRefused) {
    answered.delete(id)
    return { refused: new Set(heard.refused).add(id), answered }
  }
  // A response to a rejected operation means that the server was updated: earlier rejections are obsolete.
  return { refused: heard.refused.has(id) ? new Set() : heard.refused, answered: answered.add(id) }
}

/**
 * Returns whether the server lacks the operation: the server has rejected it, or it is newer than a rejected
 * operation and newer than all answered ones.
 */
export function isUnsupported({ refused, answered }: HostAnswers, id: string): boolean {
  if (answered.has(id)) return false
  if (refused.has(id)) return true
  const number = numberOf(id)
  if (number === 0 || refused.size < ENOUGH) return false
  return number > Math.min(...numbersOf(refused)) && number > Math.max(0, ...numbersOf(answered))
}

const numbersOf = (ids: ReadonlySet<string>) => [...ids].map(numberOf)
