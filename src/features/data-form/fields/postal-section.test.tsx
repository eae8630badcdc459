import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStep, type Values } from '#domain/data-form/data-form.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import { PostalSection } from './postal-section.tsx'

const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }
const lists = {
  maritalStatuses: [],
  yesNo: [],
  activities: [],
  levels: [],
  careers: [],
  loadsEducation: false,
  retry: () => undefined,
}

let arrive: () => void
let colonies: string[]
let held: () => Values[1]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  colonies = ['Anáhuac', 'Chapultepec']
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const prefijo = request.url.slice(-2)
    await arrival
    return Response.json({
      status: 'OK',
      prefijo,
      codigos: { [`${prefijo}450`]: ['San Nicolás de los Garza', 'Nuevo León', colonies] },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Section() {
  const form = useForm({ defaultValues: emptyStep(1, context) as never }) as unknown as UseFormReturn<
    Values[1]
  >
  useEffect(() => {
    held = form.getValues
  })
  return (
    <PostalSection
      {...{ form, lists, context, errorOf: () => null, warningOf: () => null, flush: () => undefined }}
    />
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('FORM1-23: does not lock a field that the person is typing in when the answer arrives late', async () => {
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
  expect(field('Colonia')).toBe(colony)
  expect(colony.value).toBe('Anáhuac')
  for (const label of ['Colonia', 'Municipio o alcaldía', 'Estado'])
    expect(field(label).readOnly, label).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Elegir de la lista' }))
  await pass(10)
  expect([field('Municipio o alcaldía').value, field('Municipio o alcaldía').readOnly]).toEqual([
    'San Nicolás de los Garza',
    true,
  ])
})

/**
 * Types a postal code. Each test needs another two-digit prefix, because the codes of a prefix are fetched only once.
 */
async function typeCode(code: string): Promise<void> {
  render(<Section />)
  fireEvent.change(field('Código postal'), { target: { value: code } })
  arrive()
  await pass(100)
}

const place = () => {
  const { colonia, municipio, estado } = held()
  return [colonia, municipio, estado]
}

async function failsToFind(code: string, isConnected: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await typeCode(code)
  await pass(5000)
  for (const label of ['Colonia', 'Municipio o alcaldía', 'Estado'])
    expect(field(label).readOnly, label).toBe(false)
}

test('says that the look-up needs a network, and lets the place be typed', async () => {
  await failsToFind('62450', false)
  expect(screen.getByText(/^Sin internet no podemos buscarlo/)).toBeTruthy()
})

test('says that a look-up with a network takes long, and lets the place be typed', async () => {
  await failsToFind('63450', true)
  expect(screen.getByText(/^Está tardando mucho/)).toBeTruthy()
})

test('shows only the postal code field while the code is empty or incomplete', async () => {
  await typeCode('6745')
  expect(screen.getAllByRole('textbox')).toEqual([field('Código postal')])
  fireEvent.change(field('Código postal'), { target: { value: '' } })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

test('FORM1-23: lists a few colonies as radio buttons, and clears the place when the code changes', async () => {
  await typeCode('65450')
  const choices = within(screen.getByRole('radiogroup', { name: 'Colonia' }))
  expect(choices.getAllByRole('radio')).toHaveLength(2)
  expect(place()).toEqual(['', 'San Nicolás de los Garza', 'Nuevo León'])
  fireEvent.click(choices.getByLabelText('Chapultepec'))
  expect(place()[0]).toBe('Chapultepec')
  fireEvent.change(field('Código postal'), { target: { value: '6545' } })
  expect(place()).toEqual(['', '', ''])
})

test('selects the only colony, and still lets another be typed', async () => {
  colonies = ['Centro']
  await typeCode('64450')
  expect((screen.getByRole('radio') as HTMLInputElement).checked).toBe(true)
  expect(place()[0]).toBe('Centro')
  fireEvent.click(screen.getByRole('button', { name: 'No está mi colonia' }))
  expect([place()[0], field('Colonia').readOnly]).toEqual(['', false])
  fireEvent.change(field('Colonia'), { target: { value: 'Otra' } })
  fireEvent.click(screen.getByRole('button', { name: 'Elegir de la lista' }))
  expect(place()[0]).toBe('Centro')
})

test('offers a search for many colonies', async () => {
  colonies = Array.from({ length: 7 }, (_, index) => `Colonia ${index}`)
  await typeCode('63450')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Colonia' })).toBeTruthy()
})
