import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStep, type Values } from '#domain/data-form.ts'
import type { StepContext } from '#domain/data-form-rules.ts'
import { PostalSection } from './postal-section.tsx'

const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }
const lists = {
  maritalStatuses: [],
  yesNo: [],
  activities: [],
  levels: [],
  careers: [],
  retry: () => undefined,
}

/** The postal host's answer, whenever it comes. */
let arrive: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    await arrival
    return Response.json({
      status: 'OK',
      prefijo: '66',
      codigos: { '66450': ['San Nicolás de los Garza', 'Nuevo León', ['Anáhuac', 'Chapultepec']] },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Section() {
  const form = useForm({ defaultValues: emptyStep(1, context) as never }) as unknown as UseFormReturn<
    Values[1]
  >
  return <PostalSection {...{ form, lists, context, errorOf: () => null, flush: () => undefined }} />
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('FORM1-23: an answer that comes late takes no field from whoever is writing it', async () => {
  render(<Section />)
  fireEvent.change(field('Código postal'), { target: { value: '66450' } })
  expect(field('Colonia').readOnly).toBe(true)
  await pass(5000)
  const colony = field('Colonia')
  expect(colony.readOnly).toBe(false)
  fireEvent.focus(colony)
  fireEvent.change(colony, { target: { value: 'Anáhuac' } })
  arrive()
  await pass(100)
  // The same box, still open, with what was typed; and so are the two below it.
  expect(field('Colonia')).toBe(colony)
  expect(colony.value).toBe('Anáhuac')
  for (const label of ['Colonia', 'Municipio o alcaldía', 'Estado'])
    expect(field(label).readOnly, label).toBe(false)
  // The list is offered beside it.
  fireEvent.click(screen.getByRole('button', { name: 'Elegir de la lista' }))
  await pass(10)
  expect([field('Municipio o alcaldía').value, field('Municipio o alcaldía').readOnly]).toEqual([
    'San Nicolás de los Garza',
    true,
  ])
})
