export interface Elapsed {
  today: string
  oneDay: string
  days: (count: number) => string
}

/** Age of a dispute (DISP-09 … DISP-11). */
export const elapsedTexts: Elapsed = {
  today: 'Hoy',
  oneDay: '1 Día',
  days: (count: number) => `${count} Días`,
}
