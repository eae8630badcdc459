import { offered, type StaffView } from '#domain/temporary/process.ts'
import type { Person } from './people.ts'

export type Offer = ReturnType<typeof offered>[number]

/** What may wait while the process goes on; nothing of it is what comes next. */
const besides: readonly Offer[] = ['extend', 'remove', 'confirmTraining']

/** Everybody who was asked has answered: what is left is to calculate. */
export function isAnswered({ status, facts }: Person): boolean {
  return status === 3 && facts.surveys > 0 && facts.answered === facts.surveys
}

/**
 * What a view offers for somebody (BR-15), and which of it comes next: list and person say the same.
 * @returns `next` null where somebody else is awaited, or a day
 */
export function nextOf(
  person: Person,
  view: StaffView,
  today: string,
): { offers: Offer[]; next: Offer | null } {
  const { facts, row } = person
  const offers = offered(facts, view, today)
    // One's own questionnaire is offered to whoever has one.
    .filter((offer) => offer !== 'startEvaluation' || row.miEncuesta !== 0)
    // Whose scores are there waits to be told, not to be looked at.
    .sort((one, other) => Number(other === 'finish') - Number(one === 'finish'))
  const [first] = offers
  const isNext =
    first !== undefined && !besides.includes(first) && !isEarly(person, first, today) && !lacksLeader(person)
  return { offers, next: isNext ? first : null }
}

/** Nobody leads them, so nothing goes on, whatever is offered (TEMP-52). */
export function lacksLeader({ row, status, facts }: Person): boolean {
  return row.responsable === '' && status <= 2 && !facts.isKardexJob
}

/** It is offered, and says from when on (TEMP-26). */
export function isEarly({ facts }: Person, offer: Offer, today: string): boolean {
  return (offer === 'advance' || offer === 'activate') && facts.applicationDate > today
}
