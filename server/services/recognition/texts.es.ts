import { colleagueRefusals } from '#contract/recognition/recognition.ts'

export const recognitionTexts = {
  /** Source: M-060. */
  limit: 'Lo sentimos, pero no puedes realizar más de 3 asignaciones por mes',
  /** Source: M-057. */
  needed: 'El campo es requerido',
  /** Source: M-058. */
  tooLong: 'No puedes poner más de 350 caracteres.',
  ...colleagueRefusals,
  noPrinciple: 'Ese principio ya no existe. Elige otro.',
  unknown: 'Ese reconocimiento ya no está. Actualiza la lista.',
}
