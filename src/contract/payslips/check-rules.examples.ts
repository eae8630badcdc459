import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./check-rules.ts')> = {
  listCheckRules: {
    request: {},
    response: {
      status: 'OK',
      hoy: '2026-11-30',
      reglas: [
        { regla: 'days', personas: 12, ciertas: 9, falsas: 3, apagada: [] },
        {
          regla: 'vacation',
          personas: 1,
          ciertas: 0,
          falsas: 1,
          apagada: [{ id: 3, desde: '2026-12-01', hasta: '', apago: 'MARICELA QUINTANILLA REYES' }],
        },
      ],
    },
  },
  switchRuleOff: { request: { regla: 'vacation', desde: '2026-12-01' }, response: { status: 'OK', id: 3 } },
  switchRuleOn: { request: { id: 3, hasta: '2026-12-31' }, response: { status: 'OK' } },
}
