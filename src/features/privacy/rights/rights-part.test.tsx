import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPrivacyRight } from '#contract/privacy/privacy-right-ask.ts'
import { examples } from '#contract/privacy/privacy-rights.examples.ts'
import { listOwnRights, type RightRequest } from '#contract/privacy/privacy-rights.ts'
import { setSession } from '#core/session/session-state.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { openWorkHere, putQueued } from '../../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { RightsPart } from './rights-part.tsx'

const [sample] = examples.listOwnRights.response.data as [RightRequest]
let rows: RightRequest[]
let sent: Record<string, unknown>[]
let refusal: object | null
let isOffline: boolean
let person = 0

function signIn(company = '00100') {
  // Each test uses another person, so no draft carries over.
  person += 1
  const profile = { user: { Id_Usuario: person, Folio: `F${person}` }, menu: null, company } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
}

beforeEach(() => {
  setOpenStore(null)
  rows = []
  sent = []
  refusal = null
  isOffline = false
  setCurrentToken('t')
  signIn()
  serviceHere(({ key, body }) => {
    if (isOffline) return null
    if (key === keyOf(listOwnRights)) return { status: 'OK', data: rows }
    if (key === keyOf(askPrivacyRight)) sent.push(body)
    return refusal ?? { status: 'OK', folio: 12, limite: '2026-12-14' }
  })
})
afterEach(() => {
  cleanup()
  setCurrentToken(null)
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderHere(<RightsPart />, client)
  return client
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('shows each request with its term, its answer and the PDF, also offline', async () => {
  const future = '2999-12-14'
  rows = [
    { ...sample, folio: 14, estado: 'pedida', respuesta: null, responderHasta: future },
    { ...sample, folio: 13, estado: 'pedida', respuesta: null, responderHasta: '2020-01-02' },
    { ...sample, estado: 'negada', cumplirHasta: '' },
  ]
  const client = show()
  const list = within(await screen.findByRole('list'))
  const [open, late, refused] = list.getAllByRole('listitem').map((item) => within(item))
  expect(open?.getByText('Recursos Humanos responde a más tardar el 14/12/2999')).toBeTruthy()
  expect(open?.queryByRole('button')).toBeNull()
  expect(late?.getByText('El plazo terminó el 02/01/2020')).toBeTruthy()
  expect(refused?.getByText('Negada')).toBeTruthy()
  expect(refused?.getByText(sample.respuesta?.texto ?? '')).toBeTruthy()
  expect(refused?.getByRole('button', { name: /^Ver respuesta en PDF/ })).toBeTruthy()
  isOffline = true
  await act(() => client.refetchQueries())
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('shows each error at its field, and keeps the text when the portal refuses', async () => {
  show()
  await press('Hacer una solicitud')
  await press('Enviar')
  expect(screen.getByText('Elige qué necesitas.')).toBeTruthy()
  expect(screen.getByText('Escribe de 10 a 1000 letras.')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /^Oposición/ }))
  const details = screen.getByLabelText<HTMLTextAreaElement>('Explica tu solicitud')
  fireEvent.change(details, { target: { value: 'No usen mi foto en carteles.' } })
  refusal = { status: 'ERROR', message: 'Ya tienes 20 solicitudes sin terminar. Espera su respuesta.' }
  await press('Enviar')
  expect((await screen.findByRole('alert')).textContent).toContain('Ya tienes 20 solicitudes')
  expect(details.value).toBe('No usen mi foto en carteles.')
  refusal = null
  await press('Enviar')
  await waitFor(() => expect(screen.queryByLabelText('Explica tu solicitud')).toBeNull())
  expect(sent.at(-1)).toMatchObject({ derecho: 'oposicion', texto: 'No usen mi foto en carteles.' })
})

test('lists a request that waits on the device', async () => {
  isOffline = true
  await putQueued(await openWorkHere(), {
    operation: askPrivacyRight.id,
    form: `${requestForms.privacyRight}1`,
    step: REQUEST_STEP,
    values: { right: 'acceso', text: 'Quiero ver mis datos.' },
  })
  show()
  expect(await screen.findByText('Quiero ver mis datos.')).toBeTruthy()
  expect(screen.getByText('Acceso')).toBeTruthy()
})

test('sends candidates to human resources', () => {
  signIn('CANDIDATO')
  show()
  expect(screen.getByText(/ve a Recursos Humanos/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
