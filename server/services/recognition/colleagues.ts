import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Colleague } from '#contract/recognition.ts'
import { fold } from '#domain/fold.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { accents } from '../../texts.ts'
import { wholeName } from '../temporary-staff/rows.ts'
import { isLeaver } from './leavers.ts'

const { departments, employees } = tables

/** Found by a search, and of one's own area. */
const MOST_FOUND = 20
const MOST_OF_AREA = 100

/** RECO-04: of the caller's company, without the caller and without leavers. */
export async function findColleagues(
  tx: Tx,
  caller: { employeeId: number; company: string },
  searched: string,
): Promise<Colleague[]> {
  // Each once: the same word thirty times would cost as many looks at everybody.
  const words = [...new Set(fold(searched).split(/\s+/).filter(Boolean))]
  const name = sql`' ' || translate(lower(${employees.firstName} || ' ' || ${employees.paternalName} || ' ' || ${employees.maternalName}), ${accents.written.toLowerCase()}, ${accents.plain.toLowerCase()})`
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
        ...(words.length === 0 ? [ownArea] : []),
        ...words.map((word) =>
          or(
            sql`${name} like ${`% ${likeText(word)}%`}`,
            sql`${employees.number} like ${`${likeText(word)}%`}`,
          ),
        ),
      ),
    )
    .orderBy(asc(employees.firstName), asc(employees.paternalName), asc(employees.id))
    .limit(words.length === 0 ? MOST_OF_AREA : MOST_FOUND)
  return rows.map(({ person, area }) => ({ EMPLID: person.number, NAME: wholeName(person), Area: area }))
}

function likeText(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
