import { eq } from 'drizzle-orm'
import type { Datos } from '#domain/data-form.ts'
import type { StepNumber } from '#domain/data-form-rules.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { toHealthRow } from './health-rows.ts'
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

type Writers = { [N in StepNumber]: (tx: Tx, employeeId: number, datos: Datos[N]) => Promise<unknown> }

/** Every step is written as often as it comes: its row is put in place of the one before, its lists replaced. */
const writers: Writers = {
  1: (tx, employeeId, datos) => {
    const row = toAddressRow(datos)
    const { formAddresses } = tables
    return tx
      .insert(formAddresses)
      .values({ employeeId, ...row })
      .onConflictDoUpdate({ target: formAddresses.employeeId, set: row })
  },
  2: (tx, employeeId, datos) => {
    const row = toPersonalRow(datos)
    const { formPersonal } = tables
    return tx
      .insert(formPersonal)
      .values({ employeeId, ...row })
      .onConflictDoUpdate({ target: formPersonal.employeeId, set: row })
  },
  3: (tx, employeeId, datos) => {
    const row = toIdentificationRow(datos)
    const { formIdentification } = tables
    return tx
      .insert(formIdentification)
      .values({ employeeId, ...row })
      .onConflictDoUpdate({ target: formIdentification.employeeId, set: row })
  },
  4: (tx, employeeId, datos) => {
    const row = toEducationRow(datos)
    const { formEducation } = tables
    return tx
      .insert(formEducation)
      .values({ employeeId, ...row })
      .onConflictDoUpdate({ target: formEducation.employeeId, set: row })
  },
  5: writeLanguages,
  6: (tx, employeeId, datos) => {
    const row = toHealthRow(datos)
    const { formHealth } = tables
    return tx
      .insert(formHealth)
      .values({ employeeId, ...row })
      .onConflictDoUpdate({ target: formHealth.employeeId, set: row })
  },
  7: writeFamily,
}

async function writeLanguages(tx: Tx, employeeId: number, datos: Datos[5]): Promise<void> {
  const { formLanguages, formLanguageRows, formCourseRows } = tables
  const row = toLanguagesRow(datos)
  await tx
    .insert(formLanguages)
    .values({ employeeId, ...row })
    .onConflictDoUpdate({ target: formLanguages.employeeId, set: row })
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
}

async function writeFamily(tx: Tx, employeeId: number, datos: Datos[7]): Promise<void> {
  const { formRelatives } = tables
  await tx.delete(formRelatives).where(eq(formRelatives.employeeId, employeeId))
  const relatives = datos.familiares.map((relative, position) => ({
    employeeId,
    position,
    ...toRelativeRow(relative),
  }))
  await tx.insert(formRelatives).values(relatives)
}

/** @param datos as checkStep answered them; anything else the database's own checks refuse */
export async function writeStep<N extends StepNumber>(
  tx: Tx,
  employeeId: number,
  step: N,
  datos: Datos[N],
): Promise<void> {
  await writers[step](tx, employeeId, datos)
}
