import type { RuleName } from '#domain/pay-check/facts.ts'
import type { ClarificationForm } from '#domain/requests/clarifications.ts'

export interface TypedClarification extends ClarificationForm {
  /** Example: 'Semana 46 · 9 al 15 nov'. */
  periodName: string
  /** Name of the chosen reason, or ''. */
  reasonName: string
  checkRules?: readonly RuleName[]
}

export const emptyClarification: TypedClarification = {
  period: '',
  reason: null,
  isOther: false,
  newReason: '',
  comment: '',
  periodName: '',
  reasonName: '',
}

export function isBlank(values: TypedClarification): boolean {
  return JSON.stringify(values) === JSON.stringify(emptyClarification)
}

export function reasonOf(values: TypedClarification): string {
  return values.isOther ? values.newReason.trim() : values.reasonName
}
