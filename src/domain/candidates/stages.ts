/**
 * How far somebody is who was proposed for an authorized vacancy (ROUTE-15, 16, 18, 20). apego: who needs the person says
 * what they fulfil. autorizacion: whoever authorizes that leader's requests decides. oferta: an offer is prepared.
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

/** What can happen to somebody who is proposed. */
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

/** Nothing more happens to them by themselves; after a declined or lapsed offer another one may be made. */
export function isOver(stage: CandidateStage): boolean {
  return stage === 'descartada'
}

/** What somebody fulfils of one requirement. */
export const fits = ['si', 'parcial', 'no'] as const
export type Fit = (typeof fits)[number]

/** Share of what is asked for: a part counts half. 0 to 100, whole; 0 without any requirement. */
export function fitShare(answers: readonly Fit[]): number {
  if (answers.length === 0) return 0
  const points = answers.reduce((sum, fit) => sum + (fit === 'si' ? 2 : fit === 'parcial' ? 1 : 0), 0)
  return Math.round((points * 50) / answers.length)
}

/** Days that an offer waits for its answer, at most, and how far ahead the first day of work may lie. */
export const OFFER_DAYS = 30
export const START_DAYS = 180
export const BENEFITS = 12
