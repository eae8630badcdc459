import { listActions, type StaffView } from '#domain/temporary/process.ts'
import type { Person } from './people.ts'

export type Offer = ReturnType<typeof listActions>[number]

/** Actions that are never the next step. */
const besides: readonly Offer[] = ['extend', 'remove', 'confirmTraining']

/** Returns whether only the calculation is left. */
export function isAnswered({ status, facts }: Person): boolean {
  return status === 3 && facts.surveys > 0 && facts.answered === facts.surveys
}

/**
 * Returns the actions that a view offers (BR-15), and the next action.
 * @returns `next` null while waiting for another person or a date, or without a leader
 */
export function nextOf(
  person: Person,
  view: StaffView,
  today: string,
): { offers: Offer[]; next: Offer | null } {
  const { facts, row } = person
  const offers = listActions(facts, view, today)
    .filter((offer) => offer !== 'startEvaluation' || row.miEncuesta !== 0)
    .sort((one, other) => Number(other === 'finish') - Number(one === 'finish'))
  const [first] = offers
  const isNext =
    first !== undefined && !besides.includes(first) && !isEarly(person, first, today) && !lacksLeader(person)
  return { offers, next: isNext ? first : null }
}

/**
 * Returns whether a missing leader blocks the next step (TEMP-52). True up to status 2, unless the kardex decides.
 */
export function lacksLeader({ row, status, facts }: Person): boolean {
  return row.responsable === '' && status <= 2 && !facts.isKardexJob
}

/** Returns whether an offered action is not possible yet (TEMP-26). */
export function isEarly({ facts }: Person, offer: Offer, today: string): boolean {
  return (offer === 'advance' || offer === 'activate') && facts.applicationDate > today
}
