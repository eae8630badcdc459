/** TIPO_MOVIMIENTO of each kind of request; each type sets a flag, c294 … c394 (BR-09). */
export const requestKinds = {
  withdrawal: 294,
  leaving: 294,
  loan: 295,
  enrolment: 394,
  change: 394,
  deposit: 394,
  extra_payment: 394,
} as const

export type RequestKind = keyof typeof requestKinds

/** Kinds that the fund's desk can decide. Payroll waits only for the decisions of needsDecision. */
export const deskKinds = [
  'loan',
  'withdrawal',
  'leaving',
  'deposit',
] as const satisfies readonly RequestKind[]
export type DeskKind = (typeof deskKinds)[number]

export function isDeskKind(kind: RequestKind): kind is DeskKind {
  return (deskKinds as readonly RequestKind[]).includes(kind)
}

/** Whether payroll must wait for the desk's decision: loans and deposits need a decision (K-40). */
export function needsDecision(kind: RequestKind): boolean {
  return kind === 'loan' || kind === 'deposit'
}

/** `approved` means that the desk has decided and the payday is still ahead. */
export type RequestStatus = 'pending' | 'approved' | 'applied' | 'cancelled' | 'refused'

export type RequestStep = 'asked' | 'in-review' | 'authorized' | 'paid' | 'refused' | 'cancelled'

const stepOfStatus = {
  approved: 'authorized',
  applied: 'paid',
  cancelled: 'cancelled',
  refused: 'refused',
} as const satisfies Record<Exclude<RequestStatus, 'pending'>, RequestStep>

export function requestStep(status: RequestStatus, isOpened: boolean): RequestStep {
  if (status !== 'pending') return stepOfStatus[status]
  return isOpened ? 'in-review' : 'asked'
}

/**
 * Maximum new movements of one person per day, including cancelled ones; a higher number probably comes from a program
 * error in a loop.
 */
export const MOST_MOVEMENTS_A_DAY = 30

export const REASON_LENGTH = { least: 10, most: 300 } as const
