import type { ImportField } from './fields.ts'

/**
 * Columns of the template for people, with headings that need no confirmation in the import
 * (heading-names.es.ts).
 */
export const PEOPLE_TEMPLATE: readonly (readonly [field: ImportField, heading: string])[] = [
  ['numero', 'Número de empleado'],
  ['nombre', 'Nombre'],
  ['paterno', 'Apellido paterno'],
  ['materno', 'Apellido materno'],
  ['curp', 'CURP'],
  ['rfc', 'RFC'],
  ['nss', 'NSS'],
  ['nacimiento', 'Fecha de nacimiento'],
  ['sexo', 'Sexo'],
  ['ingreso', 'Fecha de ingreso'],
  ['departamento', 'Departamento'],
  ['planta', 'Planta'],
  ['puesto', 'Puesto'],
  ['turno', 'Turno'],
  ['descanso', 'Descanso semanal'],
  ['grupo', 'Grupo de pago'],
  ['lider', 'Número de líder'],
  ['correo', 'Correo'],
]
