export interface Elapsed {
  today: string
  oneDay: string
  days: (count: number) => string
}

export const elapsedTexts: Elapsed = {
  today: 'Hoy',
  oneDay: '1 Día',
  days: (count: number) => `${count} Días`,
}
