/** The twelve months as Spanish writes them inside a sentence; written down, because asking Intl costs a slow phone 20 ms. */
export const monthNames: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
