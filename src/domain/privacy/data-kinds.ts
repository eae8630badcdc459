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
