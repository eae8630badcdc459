import { eq } from 'drizzle-orm'
import type { Datos } from '#domain/data-form/data-form.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { toHealthRow } from './health-rows.ts'
import { markStepSaved, type SaveTarget, putRow, type SavedVersion } from './put-row.ts'
import {
  toAddressRow,
  toCourseRow,
  toEducationRow,
  toIdentificationRow,
  toLanguageRow,
  toLanguagesRow,
  toPersonalRow,
  toRelativeRow,
} from './step-rows.ts'

/** Returns null if another version is stored (put-row.ts). */
type Writer<N extends StepNumber> = (
  tx: Tx,
  place: SaveTarget,
  datos: Datos[N],
) => Promise<SavedVersion | null>

const writers: { [N in StepNumber]: Writer<N> } = {
  1: (tx, place, datos) => putRow(tx, place, tables.formAddresses, toAddressRow(datos)),
  2: (tx, place, datos) => putRow(tx, place, tables.formPersonal, toPersonalRow(datos)),
  3: (tx, place, datos) => putRow(tx, place, tables.formIdentification, toIdentificationRow(datos)),
  4: (tx, place, datos) => putRow(tx, place, tables.formEducation, toEducationRow(datos)),
  5: writeLanguages,
  6: (tx, place, datos) => putRow(tx, place, tables.formHealth, toHealthRow(datos)),
  7: writeFamily,
}

async function writeLanguages(tx: Tx, place: SaveTarget, datos: Datos[5]): Promise<SavedVersion | null> {
  const { formLanguages, formLanguageRows, formCourseRows } = tables
  const { employeeId } = place
  // Writes this row first, because its statement locks the form against other devices.
  const written = await putRow(tx, place, formLanguages, toLanguagesRow(datos))
  if (written === null) return null
  await tx.delete(formLanguageRows).where(eq(formLanguageRows.employeeId, employeeId))
  const languages = datos.idiomas.map((language, position) => ({
    employeeId,
    position,
    ...toLanguageRow(language),
  }))
  if (languages.length > 0) await tx.insert(formLanguageRows).values(languages)
  await tx.delete(formCourseRows).where(eq(formCourseRows.employeeId, employeeId))
  const courses = datos.cursos.map((course, position) => ({ employeeId, position, ...toCourseRow(course) }))
  if (courses.length > 0) await tx.insert(formCourseRows).values(courses)
  return written
}

async function writeFamily(tx: Tx, place: SaveTarget, datos: Datos[7]): Promise<SavedVersion | null> {
  const { formRelatives } = tables
  const { employeeId } = place
  const written = await markStepSaved(tx, place)
  if (written === null) return null
  await tx.delete(formRelatives).where(eq(formRelatives.employeeId, employeeId))
  const relatives = datos.familiares.map((relative, position) => ({
    employeeId,
    position,
    ...toRelativeRow(relative),
  }))
  await tx.insert(formRelatives).values(relatives)
  return written
}

/**
 * Saves a step with its time. Locks the form until the transaction ends.
 * @param datos as returned by checkStep; database constraints reject anything else
 * @returns null if a version outside `place.overwritable` is stored; nothing is written
 */
export function writeStep<N extends StepNumber>(
  tx: Tx,
  place: SaveTarget & { step: N },
  datos: Datos[N],
): Promise<SavedVersion | null> {
  return writers[place.step](tx, place, datos)
}
