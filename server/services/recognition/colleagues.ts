import { type AnyColumn, and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Colleague } from '#contract/recognition/recognition.ts'
import { fold } from '#domain/text/fold.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { accents } from '../../texts.ts'
import { wholeName } from '../temporary-staff/rows.ts'
import { isLeaver } from './leavers.ts'

const { departments, employees } = tables

const MAX_FOUND = 20
const MAX_LISTED = 100

/**
 * Lists people of the caller's company, except the caller and leavers, with the caller's area first
 * (RECO-04).
 * @param searched words to find; null lists everybody; '' lists only the caller's area
 */
export async function findColleagues(
  tx: Tx,
  caller: { employeeId: number; company: string },
  searched: string | null,
): Promise<Colleague[]> {
  const words = wordsOf(searched ?? '')
  const ownArea = sql`${employees.departmentId} = (select own.department_id from employees own where own.id = ${caller.employeeId})`
  const rows = await tx
    .select({ person: employees, area: departments.name })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(
      and(
        eq(employees.companyCode, caller.company),
        ne(employees.id, caller.employeeId),
        sql`not ${isLeaver(employees.id)}`,
        ...(searched === '' ? [ownArea] : []),
        ...words.map((word) => isNamed(employees, word)),
      ),
    )
    .orderBy(desc(ownArea), asc(employees.firstName), asc(employees.paternalName), asc(employees.id))
    .limit(words.length === 0 ? MAX_LISTED : MAX_FOUND)
  return rows.map(({ person, area }) => ({ EMPLID: person.number, NAME: wholeName(person), Area: area }))
}

/** Each word costs one scan of all people. */
export function wordsOf(searched: string): string[] {
  return [...new Set(fold(searched).split(/\s+/).filter(Boolean))]
}

type Named = Record<'firstName' | 'paternalName' | 'maternalName' | 'number', AnyColumn>

export function isNamed(person: Named, word: string): SQL | undefined {
  const name = sql`' ' || translate(lower(${person.firstName} || ' ' || ${person.paternalName} || ' ' || ${person.maternalName}), ${accents.written.toLowerCase()}, ${accents.plain.toLowerCase()})`
  return or(sql`${name} like ${`% ${likeText(word)}%`}`, sql`${person.number} like ${`${likeText(word)}%`}`)
}

function likeText(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
