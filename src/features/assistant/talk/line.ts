import type { Failure } from '#core/transport/failure.ts'
import type { FundRefusal } from '#domain/savings-moves.ts'
import type { FlowAction } from '#models/savings/fund-flow.ts'
import type { Intent } from '../understanding/meanings.ts'

/** A way on from a menu. */
export type Goal = Exclude<Intent, 'yes' | 'no'> | 'fund' | 'main'

/** A screen outside the talk. */
export type OtherScreen = 'payslip' | 'statement'

/** A large button: all that a person can answer by a tap. */
export type Choice =
  | { kind: 'go'; to: Goal }
  /** Centavos; `isMost`: all that there is, which a mask hides. */
  | { kind: 'amount'; amount: number; isMost: boolean }
  | { kind: 'other-amount' }
  | { kind: 'term'; term: number }
  | { kind: 'accept' }
  | { kind: 'confirm' }
  | { kind: 'back' }
  | { kind: 'cancel' }
  /** A movement stays as it is: the way out of cancelling it. */
  | { kind: 'keep' }
  /** One of the movements in process, to be cancelled. */
  | { kind: 'movement'; movement: number }

/** What the assistant says; the words are the screen's, in the language of the moment. */
export type Saying =
  | {
      say: 'hello' | 'savings-menu' | 'fund-menu' | 'loan-menu' | 'no-data' | 'no-money-here'
    }
  /** «no puedo entenderte» (CHAT-20). */
  | { say: 'unknown' }
  | { say: 'which' }
  /** Another screen has the answer, and opens. */
  | { say: 'opens'; screen: OtherScreen }
  | { say: 'balances' | 'movements' }
  | { say: 'understood'; action: FlowAction; amount: number | null; term: number | null }
  | { say: 'ask-amount'; action: FlowAction }
  | { say: 'ask-other-amount' | 'ask-term' | 'ask-terms' | 'ask-confirm' | 'tap-to-confirm' }
  | { say: 'refused'; refusal: FundRefusal }
  /** With which payroll it goes; null for what is done at once. */
  | { say: 'done'; action: FlowAction; amount: number | null; payday: string | null }
  /** A loan that is approved can't be cancelled any more (CHAT-22). */
  | { say: 'loan-is-approved' }
  /** «Ocurrió un error» (CHAT-19). */
  | { say: 'failed'; failure: Failure; mayBeDone: boolean }
  /** What becomes of a flow that is left: nothing, a movement that stays, or nobody knows. */
  | { say: 'cancelled' | 'kept' | 'may-be-done' }
  | { say: 'on-its-way' | 'goes-on' | 'changed' }

/** One line of the talk. */
export type Line = { number: number; at: number } & (
  | { by: 'assistant'; saying: Saying }
  | { by: 'person'; typed: string }
  | { by: 'person'; choice: Choice }
)
