import { desc, eq, notInArray } from 'drizzle-orm'
import { peopleImports } from '../../db/schema/imports/people-import.ts'

/** Visible imports: all their rows are stored, and they are not discarded. */
export const isVisible = notInArray(peopleImports.state, ['arriving', 'gone'])

/**
 * At most one import is not done; with two simultaneous uploads it may have the smaller id, so it comes first.
 */
export const newestFirst = [eq(peopleImports.state, 'done'), desc(peopleImports.id)] as const
