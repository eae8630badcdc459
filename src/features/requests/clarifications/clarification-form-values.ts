import type { ClarificationForm } from '#domain/clarifications.ts'

/** What the form keeps: the answers, and the names under which they wait in the list. */
export interface TypedClarification extends ClarificationForm {
  /** 'Semana 46 · 9 al 15 nov' */
  periodName: string
  /** Of the listed reason; '' for none. */
  reasonName: string
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

/** As the list names it. */
export function reasonOf(values: TypedClarification): string {
  return values.isOther ? values.newReason.trim() : values.reasonName
}
