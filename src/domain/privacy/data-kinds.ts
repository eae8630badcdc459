/** Sections of a person's data, on the screen and in the export, in display order. */
export const dataKinds = [
  'cuenta',
  'formulario',
  'documentos',
  'pago',
  'ahorro',
  'asistencia',
  'solicitudes',
  'preguntas',
  'empresa',
  'evaluaciones',
  'avisos',
  'accesos',
  'registro',
  'privacidad',
] as const
export type DataKind = (typeof dataKinds)[number]
