import { desc, eq, notInArray } from 'drizzle-orm'
import { dataImports } from '../../db/schema/imports/data-import.ts'

/** Condition for visible imports, whose rows are all stored. */
export const isVisible = notInArray(dataImports.state, ['arriving', 'gone'])

/**
 * Sort order with the unfinished import first; each kind has at most one. Its id may be lower than
 * that of a finished one.
 */
export const newestFirst = [eq(dataImports.state, 'done'), desc(dataImports.id)] as const
