import { compareText } from '#domain/text/compare-text.ts'
import type { FieldValues } from 'react-hook-form'
import { checkStep, emptyStep } from '#domain/data-form/data-form.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import type { AnyStep } from './steps.ts'
import type { SavedStep } from './use-saved-steps.ts'

export interface OtherValues {
  values: FieldValues
  /** Server time of the save, in ms. */
  at: number
  from: 'server' | 'device'
  version: string
}

export interface StepStart {
  values: FieldValues
  source: 'empty' | 'device' | 'server'
  /** Version that the fields do not show. Null when there is nothing to choose. */
  other: OtherValues | null
  /** Server versions behind the values. Before a save over any other version, the person is asked. */
  base: readonly string[]
}

/**
 * Starts with the newer version, from the server or the device. The older version stays available, unless the newer
 * device version is synced (offline.md, "Outbox").
 */
export function stepStart(
  definition: AnyStep,
  draft: Pick<DraftHandle<FieldValues>, 'values' | 'at' | 'state' | 'base'>,
  saved: SavedStep | null,
  context: StepContext,
): StepStart {
  const { step } = definition
  const complete = (values: FieldValues) => {
    const whole = { ...emptyStep(step, context), ...values }
    return definition.adapt?.(whole, context) ?? whole
  }
  const here = draft.values === null ? null : complete(draft.values)
  const there = saved === null ? null : complete(saved.datos)
  if (!here && !there) return { values: complete({}), source: 'empty', other: null, base: [] }
  const seen = saved === null ? [] : [saved.version]
  if (!here) return { values: there ?? {}, source: 'server', other: null, base: seen }
  if (!there || !saved || isSame(step, here, there, context)) {
    return { values: here, source: 'device', other: null, base: [...draft.base, ...seen] }
  }
  const at = draft.at ?? 0
  const { version } = saved
  if (saved.at > at) {
    return {
      values: there,
      source: 'server',
      other: { values: here, at, from: 'device', version },
      base: seen,
    }
  }
  // The device saved last, and there is nothing to choose.
  if (draft.state === 'synced') {
    return { values: here, source: 'device', other: null, base: [...draft.base, ...seen] }
  }
  const other: OtherValues = { values: there, at: saved.at, from: 'server', version }
  return { values: here, source: 'device', other, base: draft.base }
}

function isSame(step: StepNumber, one: FieldValues, two: FieldValues, context: StepContext): boolean {
  const tidy = (values: FieldValues) => {
    const check = checkStep(step, values, context)
    return JSON.stringify(plain(check.ok ? check.datos : values))
  }
  return tidy(one) === tidy(two)
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map(plain)
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const)
  return Object.fromEntries([...entries].sort(([one], [two]) => compareText(one, two)))
}
