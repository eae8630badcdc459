import type { Failure } from '#core/transport/failure.ts'
import type { LineAsked } from '#domain/pay-lines/find-line.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import type { FlowAction } from '#models/savings/fund-flow.ts'
import type { Intent } from '../understanding/meanings.ts'

export type Goal = Exclude<Intent, 'yes' | 'no'> | 'fund' | 'main'

export type OtherScreen = 'payslip' | 'statement' | 'simulator'

export type Choice =
  | { kind: 'go'; to: Goal }
  /** `amount` is in centavos. `isMost` marks the person's maximum, which a mask can hide. */
  | { kind: 'amount'; amount: number; isMost: boolean }
  | { kind: 'other-amount' }
  | { kind: 'term'; term: number }
  | { kind: 'accept' }
  | { kind: 'confirm' }
  | { kind: 'back' }
  | { kind: 'cancel' }
  | { kind: 'keep' }
  | { kind: 'movement'; movement: number }

/**
 * Sentences before the buttons of a choice, for what the fund does not offer or does in several ways:
 * - `single-deposit`: no deposit is possible, only savings on every payday
 * - `pause`, `leave-or-pause`: savings cannot pause
 * - `only-once`: a withdrawal or an extra payment is not repeated
 * - `pay-how`: a loan is paid from the savings or from the wage
 * - `may-ask`: nothing blocks the movement whose refusal was asked about
 */
export type Explanation =
  | 'single-deposit'
  | 'pause'
  | 'leave-or-pause'
  | 'only-once'
  | 'pay-how'
  | 'may-ask'
  | 'choose'

export type Saying =
  | {
      say: 'hello' | 'savings-menu' | 'fund-menu' | 'loan-menu' | 'no-data' | 'no-money-here'
    }
  /**
   * «no puedo entenderte» (CHAT-20). `isDenial` is true for a negated movement or a complaint, which the help
   * does not answer.
   */
  | { say: 'unknown'; isDenial?: boolean }
  | { say: 'not-wanted' }
  | { say: 'which' }
  | { say: Explanation }
  | { say: 'other-term' }
  | { say: 'opens'; screen: OtherScreen }
  | { say: 'balances' }
  | { say: 'pay-line'; asked: LineAsked }
  /** `isReport` is true for the answer to a report, which has no cancel buttons. */
  | { say: 'movements'; isReport?: boolean }
  | { say: 'understood'; action: FlowAction; amount: number | null; term: number | null }
  | { say: 'ask-amount'; action: FlowAction }
  | { say: 'ask-other-amount' | 'ask-term' | 'ask-terms' | 'ask-confirm' | 'tap-to-confirm' }
  | { say: 'refused'; refusal: FundRefusal }
  /** `payday` is null when the host sends none. */
  | { say: 'done'; action: FlowAction; amount: number | null; payday: string | null }
  /** The loan was approved before the cancellation arrived (CHAT-22). */
  | { say: 'loan-is-approved' }
  /** «Ocurrió un error» (CHAT-19). */
  | { say: 'failed'; failure: Failure; mayBeDone: boolean }
  | { say: 'cancelled' | 'kept' | 'may-be-done' }
  | { say: 'on-its-way' | 'goes-on' | 'changed' }

/** `at` is the server time in ms. */
export type Line = { number: number; at: number } & (
  | { by: 'assistant'; saying: Saying }
  | { by: 'person'; typed: string }
  | { by: 'person'; choice: Choice }
)
