/**
 * Ids of the operations that a server has rejected as unknown, and of those that it has answered. The app may
 * be newer than the server. Only added operations (P-…) are judged; newer operations have higher numbers.
 */
export interface HostAnswers {
  refused: ReadonlySet<string>
  answered: ReadonlySet<string>
}

/**
 * Minimum number of rejections before newer operations count as unsupported. A single rejection may be a gap
 * of that server.
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
  // A response to an operation rejected earlier means that the server was updated. Clears all rejections.
  return { refused: answers.refused.has(id) ? new Set() : answers.refused, answered: answered.add(id) }
}

export function isUnsupported({ refused, answered }: HostAnswers, id: string): boolean {
  if (answered.has(id)) return false
  if (refused.has(id)) return true
  const number = numberOf(id)
  if (number === 0 || refused.size < MIN_REJECTIONS) return false
  return number > Math.min(...numbersOf(refused)) && number > Math.max(0, ...numbersOf(answered))
}

const numbersOf = (ids: ReadonlySet<string>) => [...ids].map(numberOf)
