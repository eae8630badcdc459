import { eq } from 'drizzle-orm'
import type { Datos } from '#domain/data-form/data-form.ts'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { fromHealthRow } from './health-rows.ts'
import { stepColumn } from './progress.ts'
import {
  fromAddressRow,
  fromCourseRow,
  fromEducationRow,
  fromIdentificationRow,
  fromLanguageRow,
  fromLanguagesRow,
  fromPersonalRow,
  fromRelativeRow,
} from './step-rows.ts'

const { dataForms, formAddresses, formPersonal, formIdentification, formEducation, formHealth } = tables

type Readers = { [N in StepNumber]: (tx: Tx, employeeId: number) => Promise<Datos[N] | null> }

const readers: Readers = {
  1: async (tx, id) => {
    const [row] = await tx.select().from(formAddresses).where(eq(formAddresses.employeeId, id))
    return row ? fromAddressRow(row) : null
  },
  2: async (tx, id) => {
    const [row] = await tx.select().from(formPersonal).where(eq(formPersonal.employeeId, id))
    return row ? fromPersonalRow(row) : null
  },
  3: async (tx, id) => {
    const [row] = await tx.select().from(formIdentification).where(eq(formIdentification.employeeId, id))
    return row ? fromIdentificationRow(row) : null
  },
  4: async (tx, id) => {
    const [row] = await tx.select().from(formEducation).where(eq(formEducation.employeeId, id))
    return row ? fromEducationRow(row) : null
  },
  5: readLanguages,
  6: async (tx, id) => {
    const [row] = await tx.select().from(formHealth).where(eq(formHealth.employeeId, id))
    return row ? fromHealthRow(row) : null
  },
  7: async (tx, id) => {
    const { formRelatives } = tables
    const rows = await tx
      .select()
      .from(formRelatives)
      .where(eq(formRelatives.employeeId, id))
      .orderBy(formRelatives.position)
    return { familiares: rows.map(fromRelativeRow) }
  },
}

async function readLanguages(tx: Tx, employeeId: number): Promise<Datos[5] | null> {
  const { formLanguages, formLanguageRows, formCourseRows } = tables
  const [row] = await tx.select().from(formLanguages).where(eq(formLanguages.employeeId, employeeId))
  if (!row) return null
  const languages = await tx
    .select()
    .from(formLanguageRows)
    .where(eq(formLanguageRows.employeeId, employeeId))
    .orderBy(formLanguageRows.position)
  const courses = await tx
    .select()
    .from(formCourseRows)
    .where(eq(formCourseRows.employeeId, employeeId))
    .orderBy(formCourseRows.position)
  return fromLanguagesRow(row, languages.map(fromLanguageRow), courses.map(fromCourseRow))
}

export interface SavedStep {
  bandera: StepNumber
  datos: Record<string, unknown>
  guardado: string
}

async function readStep(
  tx: Tx,
  employeeId: number,
  step: StepNumber,
  at: Date | null,
): Promise<SavedStep | null> {
  const datos = at === null ? null : await readers[step](tx, employeeId)
  return at === null || datos === null
    ? null
    : { bandera: step, datos: { ...datos }, guardado: at.toISOString() }
}

export async function readSteps(tx: Tx, employeeId: number, wanted?: StepNumber): Promise<SavedStep[]> {
  const [saved] = await tx.select().from(dataForms).where(eq(dataForms.employeeId, employeeId))
  if (!saved) return []
  const steps: SavedStep[] = []
  for (const step of wanted === undefined ? stepNumbers : [wanted]) {
    const known = await readStep(tx, employeeId, step, saved[stepColumn(step)])
    if (known) steps.push(known)
  }
  return steps
}
