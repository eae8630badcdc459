import { inArray, type SQL, sql } from 'drizzle-orm'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import { employees } from '../../db/schema/people.ts'

export function isNumbered(numbers: readonly string[]): SQL {
  return inArray(sql`regexp_replace(${employees.number}, '^0+(?=.)', '')`, [...numbers.map(bareNumber), ''])
}
