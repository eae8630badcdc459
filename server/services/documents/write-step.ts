import { eq } from 'drizzle-orm'
import type { Datos } from '#domain/data-form.ts'
import type { StepNumber } from '#domain/data-form-rules.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { toHealthRow } from './health-rows.ts'
import { noteStep, putRow } from './put-row.ts'
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

/** Answers the steps that are still missing once this one is there. */
type Writer<N extends StepNumber> = (
  tx: Tx,
  employeeId: number,
  datos: Datos[N],
  now: Date,
) => Promise<StepNumber[]>

/** Every step is written as often as it comes: its row is put in place of the one before, its lists replaced. */
const writers: { [N in StepNumber]: Writer<N> } = {
  1: (tx, id, datos, now) => putRow(tx, 1, id, now, tables.formAddresses, toAddressRow(datos)),
  2: (tx, id, datos, now) => putRow(tx, 2, id, now, tables.formPersonal, toPersonalRow(datos)),
  3: (tx, id, datos, now) => putRow(tx, 3, id, now, tables.formIdentification, toIdentificationRow(datos)),
  4: (tx, id, datos, now) => putRow(tx, 4, id, now, tables.formEducation, toEducationRow(datos)),
  5: writeLanguages,
  6: (tx, id, datos, now) => putRow(tx, 6, id, now, tables.formHealth, toHealthRow(datos)),
  7: writeFamily,
}

async function writeLanguages(tx: Tx, employeeId: number, datos: Datos[5], now: Date): Promise<StepNumber[]> {
  const { formLanguages, formLanguageRows, formCourseRows } = tables
  // First: it holds the form, so that two devices take turns.
  const missing = await putRow(tx, 5, employeeId, now, formLanguages, toLanguagesRow(datos))
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
  return missing
}

async function writeFamily(tx: Tx, employeeId: number, datos: Datos[7], now: Date): Promise<StepNumber[]> {
  const { formRelatives } = tables
  const missing = await noteStep(tx, 7, employeeId, now)
  await tx.delete(formRelatives).where(eq(formRelatives.employeeId, employeeId))
  const relatives = datos.familiares.map((relative, position) => ({
    employeeId,
    position,
    ...toRelativeRow(relative),
  }))
  await tx.insert(formRelatives).values(relatives)
  return missing
}

/**
 * Saves a step and notes when. The person's form is held until the transaction ends: two devices take turns.
 * @param datos as checkStep answered them; anything else the database's own checks refuse
 * @returns the steps that are still missing
 */
export function writeStep<N extends StepNumber>(
  tx: Tx,
  employeeId: number,
  step: N,
  datos: Datos[N],
  now: Date,
): Promise<StepNumber[]> {
  return writers[step](tx, employeeId, datos, now)
}
