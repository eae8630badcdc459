import { desc, eq, notInArray } from 'drizzle-orm'
import { peopleImports } from '../../db/schema/imports/people-import.ts'

/** Condition for visible imports: all rows are stored, and the import is not discarded. */
export const isVisible = notInArray(peopleImports.state, ['arriving', 'gone'])

/**
 * Sort order with the unfinished import first; there is at most one. After two simultaneous uploads its id
 * may be the lower one.
 */
export const newestFirst = [eq(peopleImports.state, 'done'), desc(peopleImports.id)] as const
