import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./approval-count.ts')> = {
  countApprovals: { request: {}, response: { status: 'OK', cuantas: 3, encuestas: 1 } },
}
