import { and, asc, count, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { type listPeople as operation, PEOPLE_PER_PAGE, type PeopleFilter } from '#contract/people/people.ts'
import type { Tx } from '../../db/connection.ts'
import { employees, personWords, users } from '../../db/schema/people.ts'
import { holdsAny, rolesOfEach } from '../../identity/roles.ts'
import type { Handler } from '../../operations/service.ts'
import { accents } from '../../texts.ts'

export const listPeople: Handler<typeof operation> = async (
  { buscar = '', filtro = 'todas', pagina },
  { tx },
) => {
  const where = and(filters[filtro], searched(tx, buscar))
  const rows = await tx
    .select({ user: users, number: employees.number, job: employees.jobTitle })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(where)
    .orderBy(asc(users.name), asc(users.id))
    .limit(PEOPLE_PER_PAGE)
    .offset((pagina - 1) * PEOPLE_PER_PAGE)
  const [counted] = await tx.select({ total: count() }).from(users).where(where)
  const roles = await rolesOfEach(
    tx,
    rows.map(({ user }) => user.id),
  )
  const data = rows.map(({ user, number, job }) => ({
    id: user.id,
    numero: number ?? '',
    nombre: user.name,
    usuario: user.nickname,
    puesto: job ?? '',
    abierta: user.closedAt === null,
    roles: roles.get(user.id) ?? [],
  }))
  const total = Number(counted?.total ?? 0)
  return { status: 'OK', data, total, ...(total === 0 && { sinCuenta: await isWithoutAccount(tx, buscar) }) }
}

async function isWithoutAccount(tx: Tx, number: string): Promise<boolean> {
  const [employee] = await tx
    .select({ account: users.id })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(employees.number, number.trim()))
  return employee?.account === null
}

const filters: Record<PeopleFilter, SQL | undefined> = {
  todas: undefined,
  roles: and(holdsAny(users.id), isNull(users.closedAt)),
  cerradas: isNotNull(users.closedAt),
}

/**
 * Finds accounts in which each search word begins a word, or whose number begins with the search. Both parts
 * of the union use an index.
 */
export function searched(tx: Tx, search: string): SQL | undefined {
  const words = wordsOf(search)
  if (search.trim() === '') return undefined
  if (words.length === 0) return sql`false`
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const byWords = tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${personWords(users)} @@ ${query}::tsquery`)
  const byNumber = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(like(employees.number, `${words.join('')}%`))
  return inArray(users.id, union(byWords, byNumber))
}

/**
 * Splits into lower-case letters and digits without accents, like the index. No character keeps a special
 * meaning in a tsquery.
 */
function wordsOf(search: string): string[] {
  const letters = new Map(Array.from(accents.written, (letter, at) => [letter, accents.plain[at] ?? '']))
  return Array.from(search.normalize('NFC'), (letter) => letters.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
