import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./savings-totals.ts')> = {
  readFundTotals: {
    request: { dia: '2026-11-23' },
    response: {
      status: 'OK',
      dia: '2026-11-23',
      ahorrado: 4_812_350,
      prestado: 1_936_480,
      disponible: 2_875_870,
      personas: 1284,
      meses: [{ dia: '2026-11-23', ahorrado: 4_812_350, prestado: 1_936_480 }],
    },
  },
}
