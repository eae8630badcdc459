import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/privacy/privacy-rights.examples.ts'
import {
  answerRight,
  exportRightsChain,
  listRights,
  type RightRequest,
} from '#contract/privacy/privacy-rights.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { RIGHTS_FILE } from '#domain/privacy/rights.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { watchSnacks } from '../../../../tests/support/device/snacks-here.ts'
import { renderHere, withoutRetries } from '../../../../tests/support/device/render-here.tsx'
import { ChainPart } from './chain-part.tsx'
import { RightsDeskScreen } from './rights-desk-screen.tsx'

const [granted] = examples.listRights.response.data as [RightRequest]
const asked: RightRequest = { ...granted, estado: 'pedida', respuesta: null, cumplirHasta: '' }
const [entry] = examples.exportRightsChain.response.entradas
let rows: RightRequest[]
let sent: Record<string, unknown>[]
let refusal: object | null
let isOffline: boolean

beforeEach(() => {
  rows = []
  sent = []
  refusal = null
  isOffline = false
  serviceHere(({ key, body }) => {
    if (isOffline) return null
    if (key === keyOf(listRights)) return { status: 'OK', data: rows, total: rows.length }
    if (key === keyOf(exportRightsChain))
      return (
        refusal ?? { status: 'OK', entradas: [{ ...entry, numero: body.desde }], sigue: body.desde === 1 }
      )
    if (key === keyOf(answerRight)) sent.push(body)
    return refusal ?? { status: 'OK' }
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  renderHere(<RightsDeskScreen />, withoutRetries())
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('refuses a request with its reason, and keeps the reason when the portal refuses', async () => {
  rows = [asked]
  show()
  await press('Enviar')
  expect(screen.getByText('Elige si la concedes o la niegas.')).toBeTruthy()
  expect(screen.getByText('Escribe de 10 a 1000 letras.')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'Negar' }))
  write('Respuesta para la persona', 'La ley obliga a conservarlo.')
  expect(hasUnstoredText()).toBe(true)
  refusal = { status: 'ERROR', message: 'Alguien más ya respondió esa solicitud. Actualiza la lista.' }
  await press('Enviar')
  expect((await screen.findByRole('alert')).textContent).toContain('Alguien más ya respondió')
  refusal = null
  await press('Enviar')
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ folio: 12, paso: 'negar', texto: 'La ley obliga a conservarlo.' }),
  )
  await waitFor(() => expect(hasUnstoredText()).toBe(false))
})

test('marks a granted request as carried out; one’s own request has no form', async () => {
  rows = [granted, { ...asked, folio: 13, esPropia: true }]
  show()
  const [first, own] = (await screen.findAllByRole('listitem')).map((item) => within(item))
  expect(own?.getByText('Es tu solicitud: debe responderla otra persona.')).toBeTruthy()
  expect(own?.queryByRole('button')).toBeNull()
  expect(first?.queryByRole('radio')).toBeNull()
  write('Qué se hizo', 'Se corrigió el expediente.')
  await press('Marcar como cumplida')
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ folio: 12, paso: 'cumplir' }))
})

test('says without a network that the list needs one', async () => {
  isOffline = true
  show()
  expect(await screen.findByText('Conéctate para ver las solicitudes')).toBeTruthy()
})

test('downloads all pages of the record as one file, and none after a failure', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:record'
  })
  // Otherwise happy-dom opens the address of the file, and later test files have no portal to call.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const snacks = watchSnacks()
  render(<ChainPart />)
  await press('Descargar el registro')
  await waitFor(() => expect(blobs).toHaveLength(1))
  const { formato, entradas } = JSON.parse((await blobs[0]?.text()) ?? '') as {
    formato: string
    entradas: { numero: number }[]
  }
  expect(formato).toBe(RIGHTS_FILE)
  expect(entradas.map(({ numero }) => numero)).toEqual([1, 2])
  await waitFor(() => expect(snacks).toHaveLength(1))
  refusal = { status: 'ERROR', message: 'No tienes permiso para esta acción.' }
  await press('Descargar el registro')
  await waitFor(() => expect(snacks.at(-1)).toMatchObject({ tone: 'error' }))
  expect(blobs).toHaveLength(1)
})
