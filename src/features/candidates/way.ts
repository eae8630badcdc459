import type { Candidate } from '#contract/candidates.ts'
import type { CandidateStage } from '#domain/candidates/stages.ts'

/** What somebody comes through from being proposed to having an account. */
export const stops = ['apego', 'autorizacion', 'oferta', 'respuesta', 'cuenta'] as const
export type Stop = (typeof stops)[number]

/** ended: it stopped there, by a reason or a date. */
export type Place = 'done' | 'now' | 'ended' | 'later'

type Steps = Pick<Candidate, 'pasos'>['pasos']

/** Stops that lie behind somebody; who no longer goes on stopped where their steps end. */
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
  /** Of a list, which does not say what happened: none. */
  pasos?: Steps
  /** A list does not say it. */
  cuenta?: string
}

export function wayOf({ etapa, pasos = [], cuenta }: Way): Place[] {
  const isEnded = etapa === 'descartada' || etapa === 'declinada' || etapa === 'vencida'
  const at = etapa === 'descartada' ? reached(pasos) : behind[etapa]
  return stops.map((stop, index) => {
    // The account may be made before the offer was answered (P-113).
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
