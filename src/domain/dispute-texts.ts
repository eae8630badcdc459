/** How long ago a dispute was registered (DISP-09 … DISP-11). */
export const elapsedTexts = {
  today: 'Hoy',
  oneDay: '1 Día',
  days: (count: number) => `${count} Días`,
}
