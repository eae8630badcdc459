import { desc, eq, notInArray } from 'drizzle-orm'
import { dataImports } from '../../db/schema/imports/data-import.ts'

/** Imports that anybody is told of: all rows of them are there. */
export const isTold = notInArray(dataImports.state, ['arriving', 'gone'])

/** Of a kind at most one is not done; of two files that came together it may have the smaller number. */
export const newestFirst = [eq(dataImports.state, 'done'), desc(dataImports.id)] as const
