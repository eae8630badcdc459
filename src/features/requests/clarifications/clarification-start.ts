import { readSpecialPeriod } from '#domain/requests/clarifications.ts'
import { containsWords } from '#domain/text/fold.ts'
import type { ClarificationPrefill } from '#models/requests/clarification-prefill.ts'
import { emptyClarification, type TypedClarification } from './clarification-form-values.ts'
import type { Choice } from './use-form-lists.ts'

export function initialClarification(
  prefill: ClarificationPrefill,
  periods: readonly Choice<string>[] | null,
  reasons: readonly Choice<number>[] | null,
): TypedClarification {
  const known = periods?.find(({ value }) => value === prefill.period)
  const isUsable = known !== undefined || periods === null || readSpecialPeriod(prefill.period) !== null
  const reason = prefill.reasonHints
    // A blank hint would match every reason.
    .filter((hint) => hint.trim() !== '')
    .map((hint) => reasons?.find(({ label }) => containsWords(label, hint)))
    .find((found) => found !== undefined)
  return {
    ...emptyClarification,
    period: isUsable ? prefill.period : '',
    periodName: isUsable ? (known?.label ?? prefill.periodName) : '',
    reason: reason?.value ?? null,
    reasonName: reason?.label ?? '',
    comment: prefill.comment,
    ...(isUsable && prefill.checkRules && { checkRules: prefill.checkRules }),
  }
}

/** @param periods newest first */
export function newClarification(periods: readonly Choice<string>[] | null): TypedClarification {
  const [newest] = periods ?? []
  return { ...emptyClarification, period: newest?.value ?? '', periodName: newest?.label ?? '' }
}

export function addSelectedPeriod(
  periods: readonly Choice<string>[],
  { period, periodName }: TypedClarification,
): readonly Choice<string>[] {
  const isListed = period === '' || periods.some(({ value }) => value === period)
  return isListed ? periods : [{ value: period, label: periodName }, ...periods]
}
