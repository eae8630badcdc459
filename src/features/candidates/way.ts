import type { Candidate } from '#contract/jobs/candidates.ts'
import type { CandidateStage } from '#domain/candidates/stages.ts'

export const stops = ['apego', 'autorizacion', 'oferta', 'respuesta', 'cuenta'] as const
export type Stop = (typeof stops)[number]

export type Place = 'done' | 'now' | 'ended' | 'later'

type Steps = Pick<Candidate, 'pasos'>['pasos']

/** Number of completed stops by stage. A discarded candidate's number comes from the steps. */
const behind: Record<Exclude<CandidateStage, 'descartada'>, number> = {
  apego: 0,
  autorizacion: 1,
  oferta: 2,
  ofrecida: 3,
  declinada: 3,
  vencida: 3,
  aceptada: 4,
}

interface Way {
  etapa: CandidateStage
  /** Missing in list rows. */
  pasos?: Steps
  /** Missing in list rows. */
  cuenta?: string
}

export function wayOf({ etapa, pasos = [], cuenta }: Way): Place[] {
  const isEnded = etapa === 'descartada' || etapa === 'declinada' || etapa === 'vencida'
  const at = etapa === 'descartada' ? reached(pasos) : behind[etapa]
  return stops.map((stop, index) => {
    // The account may exist before the answer to the offer (P-113).
    if (stop === 'cuenta' && cuenta) return 'done'
    if (index < at) return 'done'
    if (index > at) return 'later'
    if (isEnded) return 'ended'
    return stop === 'cuenta' && cuenta === undefined ? 'later' : 'now'
  })
}

function reached(steps: Steps): number {
  const has = (step: Steps[number]['paso']) => steps.some(({ paso }) => paso === step)
  if (has('aceptada')) return 4
  if (has('ofrecida')) return 3
  if (has('autorizada')) return 2
  return has('apego') ? 1 : 0
}
