import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/imports/payroll-import.examples.ts'
import { placeConfirmedReceipt } from '#contract/imports/payroll-runs.ts'
import { setSession } from '#core/session/session-state.ts'
import { waitingWords } from '#domain/cfdi/file-fault-words.es.ts'
import { WaitingList } from './waiting-list.tsx'

const { data } = examples.listWaitingReceipts.response
const deceased = {
  ...data[0],
  id: 13,
  empleado: '100104',
  rfc: 'XAXX010101000',
  motivo: waitingWords.deceased,
  motivoClave: 'deceased',
  persona: 'JOSÉ NÚÑEZ PEÑA',
}

const onPlaced = vi.fn()
let sent: unknown[]
let rows: object[]
let answer: object

beforeEach(() => {
  sent = []
  rows = [...data, deceased]
  answer = { status: 'OK', empleado: '100104' }
  onPlaced.mockReset()
  const profile = { user: { Id_Usuario: 9, Folio: '100301' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (!request.url.endsWith(placeConfirmedReceipt.path)) {
      const page = request.url.includes('pdf') ? [] : rows
      return Response.json({ status: 'OK', data: page, total: page.length })
    }
    sent.push(await request.json())
    rows = data
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function ask() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingList onPlaced={onPlaced} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(waitingWords.deceased)).toBeTruthy()
  // Only the receipt with the generic RFC has the button.
  fireEvent.click(screen.getByRole('button', { name: /^Asignar recibo/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('Este recibo será de José Núñez Peña, núm. 100104. Confírmalo solo si falleció.'),
  ).toBeTruthy()
  expect(sent).toEqual([])
  return dialog
}

test('places the receipt of a deceased person after one confirmation with name and number', async () => {
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: 'Asignar recibo' }))
  await vi.waitFor(() => expect(screen.queryByText(waitingWords.deceased)).toBeNull())
  expect(sent).toMatchObject([{ id: 13 }])
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
})

test('sends nothing when the confirmation is cancelled', async () => {
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
})

test('refreshes the list when the server refuses', async () => {
  answer = { status: 'ERROR', message: 'Ese recibo ya no espera tu confirmación.' }
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: 'Asignar recibo' }))
  await vi.waitFor(() => expect(screen.queryByText(waitingWords.deceased)).toBeNull())
  expect(onPlaced).not.toHaveBeenCalled()
})
