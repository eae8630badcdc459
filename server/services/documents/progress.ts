import { eq } from 'drizzle-orm'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { dataForms, formPersonal } = tables
export type SavedAt = Omit<typeof dataForms.$inferSelect, 'employeeId'>

export interface Progress {
  isComplete: boolean
  /** Step to open: the first missing step, or 7 if no step is missing (G-13). */
  nextStep: StepNumber
  /** Marital status of step 2; null until step 2 is saved. */
  maritalStatus: number | null
}

export function stepColumn(step: StepNumber): keyof SavedAt {
  return `step${step}At`
}

function missingSteps(saved: SavedAt): StepNumber[] {
  return stepNumbers.filter((step) => saved[stepColumn(step)] === null)
}

export async function readProgress(tx: Tx, employeeId: number): Promise<Progress | null> {
  const [row] = await tx
    .select({ saved: dataForms, maritalStatus: formPersonal.maritalStatusId })
    .from(dataForms)
    .leftJoin(formPersonal, eq(formPersonal.employeeId, dataForms.employeeId))
    .where(eq(dataForms.employeeId, employeeId))
  if (!row) return null
  return {
    isComplete: row.saved.step7At !== null,
    nextStep: missingSteps(row.saved)[0] ?? 7,
    maritalStatus: row.maritalStatus,
  }
}
