import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import { type LetterParts, summaryLines, writeArrivalLetters } from '../import-file/arrivals.ts'
import { importTexts as texts } from './texts.es.ts'
import { type Arrived, findArrivals, wireArrival } from './wire-arrival.ts'

/**
 * Sends emails about files of people.
 * @returns when to retry; null when nothing is left
 */
export function writePeopleLetters(parts: LetterParts): Promise<Date | null> {
  return writeArrivalLetters(parts, {
    arrivals: peopleArrivals,
    isHeld: or(
      and(eq(peopleImports.state, 'ready'), isNotNull(peopleImports.waitsFor)),
      and(eq(peopleImports.state, 'stopped'), inArray(peopleImports.waitsFor, ['author', 'mails'])),
    ),
    find: (which) => findArrivals(parts.db, which, 1),
    route: '/Importar',
    letterOf(found) {
      const { estado, errores } = wireArrival(found)
      return { subject: texts.letter(estado, errores > 0), lines: summaryOf(found) }
    },
  })
}

export const summaryOf = (found: Arrived) => summaryLines(wireArrival(found), texts.sum)
