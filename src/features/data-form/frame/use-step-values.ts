import { useCallback, useEffect, useState } from 'react'
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { StepVersion } from '#contract/step-versions.ts'
import type { StepContext } from '#domain/data-form-rules.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import type { AnyStep } from '../state/steps.ts'
import type { SavedStep } from '../state/use-saved-steps.ts'
import { type OtherValues, stepStart } from '../state/use-step-start.ts'

export interface StepValues {
  form: UseFormReturn
  /** Something was typed, or taken over. */
  isTouched: boolean
  /** What the fields show came from the server and was not touched. */
  isServer: boolean
  other: OtherValues | null
  /** Versions of the server's that the values in the fields stand on. */
  base: readonly string[]
  /** The server refused a save that could not be kept here: it holds this instead. Both are shown. */
  meet: (stored: StepVersion) => void
  /** The other state takes the place of the one in the fields; the choice can be taken back. */
  takeOther: () => void
  /** Calls back with the wire path of each field that changes. @returns how to stop */
  onChange: (listener: (field: string) => void) => () => void
}

const NOTHING_HERE = { values: null, at: null, state: 'none', base: [] } as const

/** The step's form: what it starts with, what is kept of it, and what there is besides. */
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
          // A reset names no field: nobody has typed.
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
    // Late news from the server: fields that nobody has touched follow it, others stay, and both can be seen.
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
      // Whichever is taken, both were seen.
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
