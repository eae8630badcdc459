import type { Failure } from '#core/transport/failure.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import type { FlowAction } from '#models/savings/fund-flow.ts'
import type { Intent } from '../understanding/meanings.ts'

/** Destination offered by a menu. */
export type Goal = Exclude<Intent, 'yes' | 'no'> | 'fund' | 'main'

/** Screen outside the talk that has the answer. */
export type OtherScreen = 'payslip' | 'statement'

/** Answer that a person can give by tapping a button. */
export type Choice =
  | { kind: 'go'; to: Goal }
  /** `amount` is in centavos. `isMost` marks the person's maximum, which a mask hides. */
  | { kind: 'amount'; amount: number; isMost: boolean }
  | { kind: 'other-amount' }
  | { kind: 'term'; term: number }
  | { kind: 'accept' }
  | { kind: 'confirm' }
  | { kind: 'back' }
  | { kind: 'cancel' }
  /** Keeps the movement instead of cancelling it. */
  | { kind: 'keep' }
  /** Selects a movement in process, to be cancelled. */
  | { kind: 'movement'; movement: number }

/** Meaning of an assistant line; the screen supplies the words in the current language. */
export type Saying =
  | {
      say: 'hello' | 'savings-menu' | 'fund-menu' | 'loan-menu' | 'no-data' | 'no-money-here'
    }
  /** «no puedo entenderte» (CHAT-20). */
  | { say: 'unknown' }
  | { say: 'which' }
  /** Opens another screen that has the answer. */
  | { say: 'opens'; screen: OtherScreen }
  | { say: 'balances' | 'movements' }
  | { say: 'understood'; action: FlowAction; amount: number | null; term: number | null }
  | { say: 'ask-amount'; action: FlowAction }
  | { say: 'ask-other-amount' | 'ask-term' | 'ask-terms' | 'ask-confirm' | 'tap-to-confirm' }
  | { say: 'refused'; refusal: FundRefusal }
  /** `payday` is the payroll of the movement, or null when it is done at once. */
  | { say: 'done'; action: FlowAction; amount: number | null; payday: string | null }
  /** An approved loan can no longer be cancelled (CHAT-22). */
  | { say: 'loan-is-approved' }
  /** «Ocurrió un error» (CHAT-19). */
  | { say: 'failed'; failure: Failure; mayBeDone: boolean }
  /** Result of an abandoned flow: cancelled, still pending, or unknown. */
  | { say: 'cancelled' | 'kept' | 'may-be-done' }
  | { say: 'on-its-way' | 'goes-on' | 'changed' }

export type Line = { number: number; at: number } & (
  | { by: 'assistant'; saying: Saying }
  | { by: 'person'; typed: string }
  | { by: 'person'; choice: Choice }
)
