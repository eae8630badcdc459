/**
 * Operations that a server has rejected, and operations that it has answered. isUnsupported() concludes from
 * both which operations the server lacks: the app may be newer than a server restored from a backup, or than a
 * company's own server. It judges only this project's operations (P-…), never operations of a spec. Newer
 * operations have higher numbers.
 */
export interface HostAnswers {
  refused: ReadonlySet<string>
  answered: ReadonlySet<string>
}

/**
 * Minimum rejections before newer operations count as missing; a single rejection may be a gap of that server.
 */
const MIN_REJECTIONS = 2

const numberOf = (id: string) => Number(/^P-(\d+)$/.exec(id)?.[1] ?? 0)

export function noteAnswer(answers: HostAnswers, id: string, isRefused: boolean): HostAnswers {
  if (numberOf(id) === 0) return answers
  const answered = new Set(answers.answered)
  if (isRefused) {
    answered.delete(id)
    return { refused: new Set(answers.refused).add(id), answered }
  }
  // A response to a rejected operation means that the server was updated: earlier rejections are obsolete.
  return { refused: answers.refused.has(id) ? new Set() : answers.refused, answered: answered.add(id) }
}

/**
 * Returns whether the server lacks the operation: the server has rejected it, or it is newer than a rejected
 * operation and newer than all answered operations.
 */
export function isUnsupported({ refused, answered }: HostAnswers, id: string): boolean {
  if (answered.has(id)) return false
  if (refused.has(id)) return true
  const number = numberOf(id)
  if (number === 0 || refused.size < MIN_REJECTIONS) return false
  return number > Math.min(...numbersOf(refused)) && number > Math.max(0, ...numbersOf(answered))
}

const numbersOf = (ids: ReadonlySet<string>) => [...ids].map(numberOf)
