import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./gate-mark.ts')> = {
  markAtGate: {
    request: { id: 7315, via: 'entra', hora: '2024-05-10T15:02:00.000Z' },
    response: { status: 'OK', via: 'entra', hora: '2024-05-10T15:02:00.000Z', yaEstaba: false },
  },
}
