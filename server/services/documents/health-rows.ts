import type { Datos } from '#domain/data-form/data-form.ts'
import type { Habit, HabitDetail } from '#domain/data-form/data-form-step-6.ts'
import type { HabitDetails } from '../../db/schema/documents.ts'
import type { tables } from '../../db/schema/tables.ts'

export type HealthRow = Omit<typeof tables.formHealth.$inferSelect, 'employeeId'>

type ContactColumn = 'emergencyNumber' | 'emergencyName' | 'emergencyKinship'

/** Columns of a person who refused the questions about health, or withdrew the consent. */
export const noHealth: { [Column in Exclude<keyof HealthRow, ContactColumn>]: null } = {
  height: null,
  weight: null,
  illnesses: null,
  disabilities: null,
  exercises: null,
  activities: null,
  tobacco: null,
  tobaccoDetails: null,
  alcohol: null,
  alcoholDetails: null,
  drugs: null,
  drugDetails: null,
}

export function toHealthRow(datos: Datos[6]): HealthRow {
  const contact = {
    emergencyNumber: datos.numeroEmergencia,
    emergencyName: datos.nombreNumeroEmergencia,
    emergencyKinship: datos.parentesco,
  }
  // checkStep leaves the height empty only after a refusal.
  if (datos.estatura === '') return { ...noHealth, ...contact }
  return {
    ...contact,
    height: datos.estatura,
    weight: datos.peso,
    illnesses: datos.enfermedad,
    disabilities: datos.identificacionPersonal,
    exercises: datos.realizaEjercicio,
    activities: datos.nombreEjercicio,
    tobacco: datos.tabaco,
    tobaccoDetails: detailsOf('tabaco', datos),
    alcohol: datos.alcohol,
    alcoholDetails: detailsOf('alcohol', datos),
    drugs: datos.drogas,
    drugDetails: detailsOf('drogas', datos),
  }
}

export function fromHealthRow(row: HealthRow): Datos[6] {
  return {
    estatura: row.height ?? '',
    peso: row.weight === null ? '' : String(Number(row.weight)),
    enfermedad: row.illnesses ?? [],
    identificacionPersonal: row.disabilities ?? [],
    numeroEmergencia: row.emergencyNumber,
    nombreNumeroEmergencia: row.emergencyName,
    parentesco: row.emergencyKinship,
    realizaEjercicio: row.exercises ?? 0,
    nombreEjercicio: row.activities ?? [],
    tabaco: row.tobacco ?? 0,
    alcohol: row.alcohol ?? 0,
    drogas: row.drugs ?? 0,
    ...namedDetails('tabaco', row.tobaccoDetails),
    ...namedDetails('alcohol', row.alcoholDetails),
    ...namedDetails('drogas', row.drugDetails),
  }
}

function detailsOf(habit: Habit, datos: Datos[6]): HabitDetails | null {
  if (datos[habit] !== 1) return null
  return {
    startAge: datos[`${habit}EdadInicio`],
    frequency: datos[`${habit}Frecuencia`],
    lastTime: datos[`${habit}UltimoConsumo`],
  }
}

function namedDetails<H extends Habit>(
  habit: H,
  details: HabitDetails | null,
): Record<Extract<HabitDetail, `${H}${string}`>, string> {
  const named = {
    [`${habit}EdadInicio`]: details?.startAge ?? '',
    [`${habit}Frecuencia`]: details?.frequency ?? '',
    [`${habit}UltimoConsumo`]: details?.lastTime ?? '',
  }
  return named as Record<Extract<HabitDetail, `${H}${string}`>, string>
}
