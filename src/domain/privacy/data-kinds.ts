/** In what a person's data is told and handed on, in the order of the screen. */
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
