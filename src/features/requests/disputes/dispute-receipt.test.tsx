import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/requests/disputes.examples.ts'
import type { Dispute } from '#contract/requests/disputes.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { currentPath, useHashPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { renderHere } from '#tests/support/device/render-here.tsx'
import { openSessionHere } from '#tests/support/device/session-here.ts'
import { requestAt } from '../feature.ts'
import { blankDispute, type ConfirmedDispute } from './dispute-drafts.ts'
import { DisputeReceipt } from './dispute-receipt.tsx'
import { DisputesDialog } from './disputes-screen.tsx'

const [example] = examples.listDisputes.response.inconformidad as [Dispute]
const values = { ...blankDispute, reason: 'Descuento', day: '2026-11-20', comment: 'Falta un día' }
const listed: Dispute = {
  ...example,
  id: 42,
  motivo: 'Descuento',
  fechaInconformidad: '2026-11-20',
  comentario: 'Falta un día',
}
const form = 'inconformidad-1'
const onList = vi.fn()

beforeEach(() => onList.mockClear())
afterEach(() => {
  cleanup()
  setCurrentToken(null)
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show(isSent: boolean, more: Partial<Parameters<typeof DisputeReceipt>[0]['disputes']> = {}) {
  const disputes = { rows: [listed], at: 2, waiting: [], usualHours: 48, ...more }
  render(<DisputeReceipt sent={{ form, isSent, since: 1, values }} disputes={disputes} onList={onList} />)
  return screen.getByRole('list', { name: 'Cómo va' }).textContent
}

function waiting(state: 'queued' | 'rejected'): WaitingRequest<ConfirmedDispute> {
  const confirmed = { ...values, photos: [], photoCount: 0 }
  return { form, step: 'solicitud', opId: 'o', state, at: 1, message: '', values: confirmed }
}

test('says who answers and the usual wait of a sent dispute, with its folio', () => {
  expect(show(true)).toBe('RegistradaFalta que responda NóminaSuelen contestar en 2 díasCalificas')
  expect(screen.getByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(screen.getByText('Folio 42')).toBeTruthy()
})

test('says no usual wait when the server sends none', () => {
  expect(show(true, { usualHours: undefined })).toBe('RegistradaFalta que responda NóminaCalificas')
})

test('claims no folio from a list that is older than the dispute', () => {
  show(true, { at: 1 })
  expect(screen.queryByText(/^Folio/)).toBeNull()
})

test('says that an offline dispute is unsent, with the usual wait that the device keeps', () => {
  expect(show(false, { waiting: [waiting('queued')] })).toContain('Suelen contestar en 2 días')
  expect(screen.queryByRole('heading', { name: 'Enviado' })).toBeNull()
  expect(screen.queryByText(/^Folio/)).toBeNull()
  expect(onList).not.toHaveBeenCalled()
})

test('opens the list when the server refuses the dispute later', () => {
  show(false, { waiting: [waiting('rejected')] })
  expect(onList).toHaveBeenCalledOnce()
})

function Addressed() {
  const [path] = useHashPath()
  const place = requestAt(path)
  return place && <DisputesDialog place={place} onClose={() => undefined} />
}

test('shows the receipt in place of the form, and then the list', async () => {
  setCurrentToken('t')
  openSessionHere({ Id_Usuario: 7, Folio: 'F7' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    if (Opcion === 1) return Response.json({ status: 'OK', id: 42 })
    return Response.json({ status: 'OK', inconformidad: [listed], horasUsuales: 4 })
  })
  window.location.hash = `#${paths.newDispute}`
  renderHere(<Addressed />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva inconformidad' }))
  fireEvent.click(await dialog.findByRole('radio', { name: 'Faltan días pagados' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Ayer' }))
  fireEvent.change(dialog.getByLabelText('Cuenta qué pasó'), { target: { value: 'Trabajé el lunes' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar inconformidad' }))
  expect(await dialog.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(dialog.getByText('Suelen contestar en 4 horas')).toBeTruthy()
  expect(dialog.queryByLabelText('Cuenta qué pasó')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver lo que pedí' }))
  await waitFor(() => expect(currentPath()).toBe(paths.disputes))
  expect(screen.queryByRole('dialog', { name: 'Nueva inconformidad' })).toBeNull()
})
