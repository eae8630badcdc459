import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { FillScreen } from './fill-screen.tsx'

const AT_ONCE = { timeout: 300, interval: 20 }
const REASON = 'Inventario del almacén'

beforeEach(async () => {
  await openWorkHere()
  openSessionHere({ Id_Usuario: 0 }, '')
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

async function typeReason(client = new QueryClient()): Promise<HTMLElement> {
  renderHere(<FillScreen params={{ clase: 'descanso_laborado' }} />, client)
  const reason = await screen.findByLabelText('Motivo')
  fireEvent.change(reason, { target: { value: REASON } })
  return reason
}

const isKept = async () =>
  expect((await readDraft(newRequestForms.asking, 'descanso_laborado'))?.values).toEqual({
    values: { motivo: REASON },
  })

test('keeps the open form while the person’s team is refetched', async () => {
  openSessionHere({ Id_Usuario: 7 })
  let isSlow = false
  serviceHere(() => (isSlow ? new Promise<Response>(() => undefined) : null))
  const client = new QueryClient()
  const reason = await typeReason(client)
  isSlow = true
  act(() => void client.refetchQueries({ type: 'active' }))
  await waitFor(() => expect(client.isFetching()).toBeGreaterThan(0))
  expect(reason.isConnected).toBe(true)
})

test('stores the typed text at once when its field loses the focus', async () => {
  fireEvent.blur(await typeReason())
  await waitFor(isKept, AT_ONCE)
})

test('stores the typed text at once when the form is submitted', async () => {
  const reason = await typeReason()
  fireEvent.submit(reason.closest('form') as HTMLFormElement)
  await waitFor(isKept, AT_ONCE)
})

test('asks for a letter by taps alone, and says who it is addressed to', async () => {
  serviceHere(() => null)
  renderHere(<FillScreen params={{ clase: 'carta' }} />)
  const tap = async (role: 'radio' | 'button', name: string) =>
    fireEvent.click(await screen.findByRole(role, { name }))
  await tap('button', 'Revisar')
  expect(screen.getAllByText('Falta este dato.')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Banco' })))
  await tap('radio', 'Otro')
  expect(screen.getByLabelText('Para qué otra cosa (opcional)')).toBeTruthy()
  await tap('radio', 'Renta de casa')
  expect(screen.queryByLabelText('Para qué otra cosa (opcional)')).toBeNull()
  await tap('radio', 'Con sueldo')
  await tap('button', 'Revisar')
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(['Renta de casa', 'Con sueldo', 'A quien corresponda'])
})
