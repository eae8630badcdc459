/**
 * @NOTE 1 … 4, 6 and 8 are the spec's required six (000 §3), 13 is from 002 §2.5; the portal adds the other
 * kinds.
 */
export const documentTypeNames = [
  'Acta de nacimiento',
  'CURP',
  'Comprobante de domicilio',
  'INE',
  'Comprobante de estudios',
  'Número de seguro social (IMSS)',
  'Solicitud de empleo o currículum',
  'Constancia de situación fiscal',
  'Licencia de manejo',
  'Carta de recomendación',
  'Acta de matrimonio',
  'Estado de cuenta bancario',
  'Acta de nacimiento de hijos',
] as const
