/** What a request of the savings fund is for, by its TIPO_MOVIMIENTO: each type raises a flag, c294 … c394 (BR-09). */
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

/** What the desk of the fund decides on; everything else goes with the payroll by itself. */
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

/** What goes with no payroll without the desk's word: money is lent, or becomes savings, because somebody said so (K-40). */
export function needsWord(kind: RequestKind): boolean {
  return kind === 'loan' || kind === 'deposit'
}

/** approved: by the desk; it waits for its payday. */
export type RequestStatus = 'pending' | 'approved' | 'applied' | 'cancelled' | 'refused'

/** How far a request has come, as its person follows it. */
export type RequestStep = 'asked' | 'in-review' | 'authorized' | 'paid' | 'refused' | 'cancelled'

const stepOfStatus = {
  approved: 'authorized',
  applied: 'paid',
  cancelled: 'cancelled',
  refused: 'refused',
} as const satisfies Record<Exclude<RequestStatus, 'pending'>, RequestStep>

/** @param isOpened somebody at the desk has looked at it */
export function requestStep(status: RequestStatus, isOpened: boolean): RequestStep {
  if (status !== 'pending') return stepOfStatus[status]
  return isOpened ? 'in-review' : 'asked'
}

/** More new movements a day are a loop rather than wishes; each is a row, cancelled or not. */
export const MOST_MOVEMENTS_A_DAY = 30

/** Why it was refused is said in so many characters. */
export const REASON_LENGTH = { least: 10, most: 300 } as const
