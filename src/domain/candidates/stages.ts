/**
 * Stages of a candidate proposed for an authorized vacancy (ROUTE-15, 16, 18, 20). apego: the requesting leader
 * rates the fit. autorizacion: that leader's approver decides. oferta: an offer is prepared.
 */
export const candidateStages = [
  'apego',
  'autorizacion',
  'oferta',
  'ofrecida',
  'aceptada',
  'declinada',
  'vencida',
  'descartada',
] as const
export type CandidateStage = (typeof candidateStages)[number]

export const candidateSteps = [
  'propuesta',
  'apego',
  'autorizada',
  'rechazada',
  'ofrecida',
  'aceptada',
  'declinada',
  'registrada',
  'descartada',
] as const
export type CandidateStep = (typeof candidateSteps)[number]

/** Only a discarded candidate is final; after a declined or lapsed offer, another offer may be made. */
export function isFinalStage(stage: CandidateStage): boolean {
  return stage === 'descartada'
}

export const fits = ['si', 'parcial', 'no'] as const
export type Fit = (typeof fits)[number]

/**
 * Returns the share of requirements met, a whole number from 0 to 100; a partial fit counts half. Without
 * requirements it is 0.
 */
export function fitShare(answers: readonly Fit[]): number {
  if (answers.length === 0) return 0
  const points = answers.reduce((sum, fit) => sum + (fit === 'si' ? 2 : fit === 'parcial' ? 1 : 0), 0)
  return Math.round((points * 50) / answers.length)
}

/** Maximum days to answer an offer, and maximum days until the first working day. */
export const OFFER_DAYS = 30
export const START_DAYS = 180
export const BENEFITS = 12
