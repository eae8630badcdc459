import { desc, eq, notInArray } from 'drizzle-orm'
import { dataImports } from '../../db/schema/imports/data-import.ts'

/** Condition for visible imports: all their rows are stored. */
export const isVisible = notInArray(dataImports.state, ['arriving', 'gone'])

/**
 * Order with the unfinished import first; each kind has at most one. It may have a lower id than a finished one
 * that arrived with it.
 */
export const newestFirst = [eq(dataImports.state, 'done'), desc(dataImports.id)] as const
