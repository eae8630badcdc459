import type { Dispute } from '#contract/requests/disputes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { daysElapsedText, disputeStates } from '#domain/requests/disputes.ts'
import { containsWords } from '#domain/text/fold.ts'
import type { Disputes } from './use-disputes.ts'

export const DISPUTES_PER_PAGE = 10

/** Returns the disputes that contain all wanted words; accents are ignored (DISP-05). */
export function findDisputes(disputes: readonly Dispute[], wanted: string): readonly Dispute[] {
  if (wanted.trim() === '') return disputes
  return disputes.filter((dispute) => containsWords(textOf(dispute), wanted))
}

function textOf(dispute: Dispute): string {
  const { id, EMPLID, nombre, motivo, departamento, comentario, fechaRegistro, fechaInconformidad } = dispute
  const state = disputeStates[dispute.estatus as keyof typeof disputeStates] ?? ''
  const days = daysElapsedText(dispute.diasTranscurridos)
  const dates = [formatDate(fechaRegistro), formatDate(fechaInconformidad)]
  const answer = dispute.respuestaAdmon ?? ''
  return [id, EMPLID, nombre, motivo, departamento, comentario, answer, state, days, ...dates].join(' ')
}

export function withGivenLevel(dispute: Dispute, ratings: Disputes['ratings']): Dispute {
  const given = ratings.get(dispute.id)
  return given && given.state !== 'rejected' ? { ...dispute, nivelSatisfaccion: given.values.level } : dispute
}

/** Returns the state (disputeStates); null for a state that this app does not know. */
export function stateOf({ estatus }: Dispute): 1 | 2 | 3 | null {
  return estatus === 1 || estatus === 2 || estatus === 3 ? estatus : null
}
