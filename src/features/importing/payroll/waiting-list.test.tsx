import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/imports/payroll-import.examples.ts'
import { placeConfirmedReceipt } from '#contract/imports/payroll-runs.ts'
import { waitingWords } from '#domain/cfdi/file-fault-words.es.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
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
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
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
  renderHere(<WaitingList onPlaced={onPlaced} />)
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
