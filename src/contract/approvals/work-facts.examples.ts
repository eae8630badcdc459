import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./work-facts.ts')> = {
  readWorkFacts: {
    request: {},
    response: {
      status: 'OK',
      propio: { numero: '100201', edadDesde: '', extra: [], descansos: [], ausencias: [] },
      equipo: [
        {
          numero: '100101',
          edadDesde: '2026-12-15',
          extra: [{ dia: '2026-11-30', horas: 3, autorizada: true }],
          descansos: ['2026-12-06'],
          descansoSemanal: '0',
          cambiados: ['2026-12-13'],
          ausencias: ['2026-12-02'],
        },
      ],
    },
  },
}
