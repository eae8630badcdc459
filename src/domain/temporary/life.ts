/** Events of a temporary person until a permanent job, for the timeline (P-117). */
export const lifeSteps = [
  'ingreso',
  'evaluadores',
  'evaluacion',
  'kardex',
  'calificada',
  'terminada',
  'planta',
  'extension',
  'capacitacion',
  'baja',
] as const
export type LifeStep = (typeof lifeSteps)[number]
