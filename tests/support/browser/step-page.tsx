import { fireEvent, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { vi } from 'vitest'
import { emptyStep, type Values } from '#domain/data-form/data-form.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import type { FormLists, StepDefinition } from '#features/data-form/state/step-props.ts'

type Later = 4 | 5 | 6 | 7

export const lists: FormLists = {
  maritalStatuses: [],
  yesNo: [
    { id: 1, nombre: 'Sí' },
    { id: 2, nombre: 'No' },
  ],
  activities: [
    { id: 1, nombre: 'Correr' },
    { id: 2, nombre: 'Futbol' },
  ],
  levels: [
    { id: 1, nombre: 'Primaria' },
    { id: 6, nombre: 'Licenciatura' },
  ],
  careers: [
    { id: 1, nombre: 'Primaria', nivel: 1 },
    { id: 24, nombre: 'Ingeniería Industrial', nivel: 6 },
    { id: 36, nombre: 'Derecho', nivel: 6 },
  ],
  loadsEducation: false,
  retry: vi.fn(),
}
export const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }

export const facts = { today: context.today, name: '', birthDate: '2001-07-25', curp: '' }

let read: () => unknown = () => null

export const held = () => read()

function hold(next: () => unknown): void {
  read = next
}

/** Renders a step as a wide screen does: all sections that its answers require, one below the other. */
export function Step<N extends Later>({
  definition,
  errors,
  known = lists,
  ...props
}: {
  definition: StepDefinition<N>
  start?: Values[N]
  context?: StepContext
  known?: FormLists
  errors?: Record<string, string>
}) {
  const given = props.context ?? context
  const empty = props.start ?? emptyStep(definition.step, given)
  const defaultValues = definition.adapt?.(empty, given) ?? empty
  const form = useForm({ defaultValues: defaultValues as never }) as unknown as UseFormReturn<Values[N]>
  useEffect(() => hold(() => form.getValues()), [form])
  const values = useWatch({ control: form.control }) as Values[N]
  return definition.sections
    .filter((section) => section.isShown?.(values, given) ?? true)
    .map((section) => (
      <section key={section.id} aria-label={section.title()}>
        <section.View
          form={form}
          lists={known}
          context={given}
          errorOf={(field) => errors?.[field] ?? null}
          warningOf={(field) =>
            definition.doubts?.(values, facts).find((doubt) => doubt.field === field)?.text ?? null
          }
          flush={() => undefined}
        />
      </section>
    ))
}

export function write(label: string | RegExp, value: string, index = 0): void {
  fireEvent.change(screen.getAllByLabelText(label)[index] ?? document.body, { target: { value } })
}

export function answer(group: string, choice: string): void {
  const field = screen.getByRole('group', { name: group, hidden: false })
  fireEvent.click(within(field).getByLabelText(choice))
}

export function choose(question: string, choice: string): void {
  fireEvent.click(within(screen.getByRole('radiogroup', { name: question })).getByLabelText(choice))
}

export function sections(): (string | null)[] {
  return screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'))
}
