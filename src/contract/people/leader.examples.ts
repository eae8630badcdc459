import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./leader.ts')> = {
  readTeamSize: { request: {}, response: { status: 'OK', cantidad: 12, alertasNuevas: 3 } },
}
