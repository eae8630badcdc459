import { and, isNotNull, or, eq } from 'drizzle-orm'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { type LetterParts, summaryLines, writeArrivalLetters } from '../import-file/arrivals.ts'
import { dataImportTexts as texts } from './texts.es.ts'
import { type Arrived, findArrivals, wireArrival } from './wire-arrival.ts'

/** Sends emails about data files. @returns time of the next attempt; null if nothing is left */
export function writeDataLetters(parts: LetterParts): Promise<Date | null> {
  return writeArrivalLetters(parts, {
    arrivals: dataArrivals,
    isHeld: and(
      isNotNull(dataImports.waitsFor),
      or(eq(dataImports.state, 'ready'), eq(dataImports.state, 'stopped')),
    ),
    find: (which) => findArrivals(parts.db, which, 1),
    route: '/ImportarDatos',
    letterOf(found) {
      const { clase, estado, errores } = wireArrival(found)
      return { subject: texts.letter(clase, estado, errores > 0), lines: summaryOf(found) }
    },
  })
}

export const summaryOf = (found: Arrived) => summaryLines(wireArrival(found), texts.sum)
