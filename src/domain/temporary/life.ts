/** What happens to somebody on their way into the plant, for the line of life (P-117). Wire names. */
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
