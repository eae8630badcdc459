import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings-desk.examples.ts'
import { listSavingsRequests, readSavingsRequest } from '#contract/savings/savings-desk.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { DeskScreen } from './desk-screen.tsx'

const { solicitud: first } = examples.readSavingsRequest.response
let width: number
let calls: ReturnType<typeof serviceHere>

beforeEach(() => {
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  const list = examples.listSavingsRequests.response
  const data = [first, { ...first, id: first.id + 1, nombre: 'KARLA MONTES' }]
  calls = serviceHere(({ key }) => {
    if (key === keyOf(listSavingsRequests)) return Response.json({ ...list, data, total: 2 })
    return key === keyOf(readSavingsRequest) ? Response.json(examples.readSavingsRequest.response) : null
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () => renderHere(<DeskScreen params={{}} />, withoutRetries())

test('opens the oldest request beside the list, and leaves the focus where it is', async () => {
  width = 1000
  show()
  await screen.findByRole('region', { name: 'Arturo Mendoza' })
  expect(document.activeElement).toBe(document.body)
  expect(calls).toContainEqual({
    key: keyOf(readSavingsRequest),
    body: expect.objectContaining({ id: first.id }),
  })
  const row = document.querySelector('a[aria-current]')
  expect(row?.textContent).toContain('Arturo')
})

test('shows only the list in a narrow window', async () => {
  width = 400
  show()
  await screen.findByText('Karla Montes')
  expect(calls.some(({ key }) => key === keyOf(readSavingsRequest))).toBe(false)
})
