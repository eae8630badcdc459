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
