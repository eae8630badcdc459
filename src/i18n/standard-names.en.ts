import { basic } from './basic-words.en.ts'
import type { es } from './standard-names.es.ts'
import type { Translation } from './texts.ts'

const names: Readonly<Record<string, string>> = {
  Incidencia: basic.absence,
  'Tiempo extra': basic.overtime,
  'Descanso laborado': basic.workedRestDay,
  'Pase de salida': basic.exitPass,
  'Pase de ingreso': basic.entryPass,
  'Ingreso de material': basic.materialEntry,
  'Requisitos del puesto': basic.positionRequirements,
  Candidato: basic.candidate,
  'Carta de Recursos Humanos': basic.letter,
  Vacante: basic.vacancy,
  Visita: basic.visit,
  Vacaciones: 'Vacation',
  'Tiempo por tiempo': 'Swap a day off',
  'Permiso con goce de sueldo': 'Paid leave',
  'Permiso sin goce de sueldo': 'Unpaid leave',
  'Trabajo en casa': 'Work from home',
  'Falta de pago de tiempo extra': 'Overtime not paid',
  'Descuento no reconocido': 'Deduction I don’t recognize',
  'Día trabajado que no se pagó': 'Day worked but not paid',
  'Bono de puntualidad': 'Punctuality bonus',
  'Prima dominical': 'Sunday bonus',
  'Vales de despensa': 'Grocery vouchers',
  'Vacaciones o prima vacacional': 'Vacation or vacation bonus',
}

export const texts = {
  /** Translates each part of a line such as "Carta · 11/12/2026". */
  of: (name) =>
    name
      .split(' · ')
      .map((part) => names[part] ?? part)
      .join(' · '),
} satisfies Translation<typeof es>
