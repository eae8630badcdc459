import { useCallback, useEffect, useState } from 'react'
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { StepVersion } from '#contract/data-form/step-versions.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import type { AnyStep } from '../state/steps.ts'
import type { SavedStep } from '../state/use-saved-steps.ts'
import { type OtherValues, stepStart } from '../state/use-step-start.ts'

export interface StepValues {
  form: UseFormReturn
  isTouched: boolean
  isServer: boolean
  other: OtherValues | null
  base: readonly string[]
  /** Offers the server's version after a refused save that this device could not store. */
  meet: (stored: StepVersion) => void
  /** Exchanges the fields' version and the other version. A second call undoes the exchange. */
  takeOther: () => void
  /** Reports the wire path of each changed field. Returns a function that unsubscribes. */
  onChange: (listener: (field: string) => void) => () => void
}

const NOTHING_HERE = { values: null, at: null, state: 'none', base: [] } as const

export function useStepValues(
  definition: AnyStep,
  draft: DraftHandle<FieldValues>,
  saved: SavedStep | null,
  context: StepContext,
): StepValues {
  const [start, setStart] = useState(() => stepStart(definition, draft, saved, context))
  const [isTouched, setTouched] = useState(false)
  const form = useForm<FieldValues>({ defaultValues: start.values })
  const { save } = draft
  const { base } = start
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // A reset of the form has no field name. Only typing counts as a change.
          if (name === undefined) return
          setTouched(true)
          save(values, base)
        },
      }),
    [form, save, base],
  )
  const [seen, setSeen] = useState(saved?.at ?? null)
  if (saved !== null && saved.at !== seen) {
    setSeen(saved.at)
    // Late server data replaces untouched fields. After typing, the late data becomes the other version.
    const next = stepStart(definition, draft, saved, context)
    const there = next.source === 'server' ? next.values : (next.other?.values ?? null)
    const { at, version } = saved
    setStart(isTouched ? { ...start, other: there && { values: there, at, from: 'server', version } } : next)
  }
  useEffect(() => form.reset(start.values), [form, start.values])
  const { other, source } = start
  return {
    form,
    isTouched,
    isServer: source === 'server' && !isTouched,
    other,
    base,
    meet: ({ datos, guardado }) => {
      const met = { datos, at: Date.parse(guardado), version: guardado }
      const { values } = stepStart(definition, NOTHING_HERE, met, context)
      setStart((before) => ({
        ...before,
        other: { values, at: met.at, from: 'server', version: guardado },
        base: [guardado],
      }))
    },
    takeOther: () => {
      if (!other) return
      const values = form.getValues()
      // The person has seen the server's version, so either version may be saved over it.
      const seen = [other.version]
      const mine: OtherValues = {
        version: other.version,
        values: structuredClone(values),
        at: draft.at ?? other.at,
        from: other.from === 'server' ? 'device' : 'server',
      }
      form.reset(other.values)
      setTouched(true)
      save(other.values, seen)
      setStart((before) => ({ ...before, other: mine, base: seen }))
    },
    onChange: useCallback(
      (listener: (field: string) => void) =>
        form.subscribe({
          formState: { values: true },
          callback: ({ name }) => {
            if (name !== undefined) listener(name)
          },
        }),
      [form],
    ),
  }
}
