/** Words of the contract, or of another language. */
export interface Elapsed {
  today: string
  oneDay: string
  days: (count: number) => string
}

/** How long ago a dispute was registered (DISP-09 … DISP-11). */
export const elapsedTexts: Elapsed = {
  today: 'Hoy',
  oneDay: '1 Día',
  days: (count: number) => `${count} Días`,
}
