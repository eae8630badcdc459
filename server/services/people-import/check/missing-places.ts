import { and, count, eq, sql } from 'drizzle-orm'
import type { MissingPlace } from '#contract/imports/people-import.ts'
import { missingPlaces, similarDepartment } from '#domain/people-import/row/missing-places.ts'
import type { Tx } from '../../../db/connection.ts'
import { peopleImportRows } from '../../../db/schema/imports/people-import.ts'
import { departments, plants } from '../../../db/schema/people.ts'
import type { PeopleRun } from '../../import-engine/tables.ts'

const MAX_MISSING_PLACES = 300

export async function missingPlacesOf(tx: Tx, { id, columns }: PeopleRun): Promise<MissingPlace[]> {
  const cellOf = (field: 'departamento' | 'planta') => {
    const at = columns.findIndex((column) => column.field === field)
    return at < 0
      ? sql<string>`''`
      : sql<string>`coalesce(${peopleImportRows.cells} ->> ${sql.raw(String(at))}, '')`
  }
  const { problems } = peopleImportRows
  const named = await tx
    .select({ department: cellOf('departamento'), plant: cellOf('planta'), rows: count() })
    .from(peopleImportRows)
    .where(
      and(
        eq(peopleImportRows.importId, id),
        eq(peopleImportRows.kind, 'error'),
        sql`(${problems} @> '[{"what":"unknownDepartment"}]' or ${problems} @> '[{"what":"unknownPlant"}]')`,
      ),
    )
    .groupBy(sql`1`, sql`2`)
  if (named.length === 0) return []
  const known = await tx
    .select({ id: departments.id, name: departments.name, plant: plants.name })
    .from(departments)
    .leftJoin(plants, eq(plants.id, departments.plantId))
  const existing = known.map((each) => ({ ...each, plant: each.plant ?? '' }))
  const missing = missingPlaces(named, {
    departments: existing,
    plants: (await tx.select({ name: plants.name }).from(plants)).map(({ name }) => name),
  })
  return missing.slice(0, MAX_MISSING_PLACES).map((place) => {
    const parecido = similarDepartment(place, existing)
    const { department, plant, rows } = place
    return { departamento: department, planta: plant, filas: rows, ...(parecido !== null && { parecido }) }
  })
}
