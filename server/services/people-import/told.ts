import { desc, eq, notInArray } from 'drizzle-orm'
import { peopleImports } from '../../db/schema/imports/people-import.ts'

/** Imports that anybody is told of: all rows of them are there. */
export const isTold = notInArray(peopleImports.state, ['arriving', 'gone'])

/** At most one is not done; of two files that came together it may have the smaller number. */
export const newestFirst = [eq(peopleImports.state, 'done'), desc(peopleImports.id)] as const
