import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/jobs/candidates.examples.ts'
import {
  discardCandidate,
  listOffers,
  listVacancies,
  proposeCandidate,
  readCandidate,
  readOffer,
  sendOffer,
} from '#contract/jobs/candidates.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { HIRING_FORM } from '#domain/requests/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { OfferPane } from './offers/offer-pane.tsx'
import { OffersScreen } from './offers/offers-screen.tsx'
import { CandidatePane } from './people/candidate-pane.tsx'
import { ProposeScreen } from './people/propose-screen.tsx'

let answers: Record<string, () => object>
let asked: { path: string; body: Record<string, unknown> }[]

beforeEach(async () => {
  await openWorkHere()
  asked = []
  answers = {
    [listVacancies.path]: () => examples.listVacancies.response,
    [readCandidate.path]: () => examples.readCandidate.response,
  }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = new URL(request.url).pathname
    asked.push({ path, body: (await request.json()) as Record<string, unknown> })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer())
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

const PLACE = '/Reclutamiento/Candidatos/proponer/7315'
const masked = { shown: false, toggle: () => {}, secondsLeft: 0 }
function show(children: ReactNode, queries = withoutRetries()) {
  return renderHere(children, queries)
}
const bodiesOf = (path: string) => asked.filter((each) => each.path === path).map(({ body }) => body)
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('blocks a proposal for a vacancy without requirements, and links to their upload', async () => {
  const [vacancy] = examples.listVacancies.response.data
  answers[listVacancies.path] = () => ({ status: 'OK', data: [{ ...vacancy, tienePerfil: false }] })
  show(<ProposeScreen params={{ idVacante: '7315' }} />)
  const link = await screen.findByRole('link', { name: 'Cargar requisitos' })
  expect(link.getAttribute('href')).toBe('#/CargaApegos')
  expect(screen.queryByRole('button', { name: 'Proponer' })).toBeNull()
})

test('keeps a proposal after a lost answer and a reload, and resends it under the same id', async () => {
  show(<ProposeScreen params={{ idVacante: '7315' }} />)
  await screen.findByRole('button', { name: 'Proponer' })
  press('Proponer')
  expect((await screen.findByRole('alert')).textContent).toContain('Revisa lo que falta.')
  expect(bodiesOf(proposeCandidate.path)).toEqual([])
  type('Nombre', 'Eva')
  type('Apellido paterno', 'Ruiz')
  press('Proponer')
  expect(await screen.findByText(/^No llegó la respuesta/)).toBeTruthy()
  expect((await readDraft(HIRING_FORM, PLACE))?.values).toMatchObject({ values: { nombre: 'Eva' } })
  cleanup()
  show(<ProposeScreen params={{ idVacante: '7315' }} />)
  await screen.findByRole('button', { name: 'Proponer' })
  answers[proposeCandidate.path] = () => ({ status: 'OK', id: 31 })
  press('Proponer')
  await waitFor(() => expect(window.location.hash).toBe('#/Reclutamiento/Candidatos/31'))
  const [first, second] = bodiesOf(proposeCandidate.path)
  expect(first).toMatchObject({ vacante: 7315, nombre: 'Eva', paterno: 'Ruiz' })
  expect(second).toEqual(first)
  expect(await readDraft(HIRING_FORM, PLACE)).toBeNull()
})

test('keeps showing a candidate and the offers when the network is lost', async () => {
  answers[listOffers.path] = () => examples.listOffers.response
  const queries = withoutRetries()
  const page = (
    <>
      <CandidatePane id={12} onClose={null} />
      <OffersScreen params={{}} />
    </>
  )
  show(page, queries)
  expect(await screen.findByText('75 %')).toBeTruthy()
  const offers = (await screen.findAllByText(/^Noé Rangel Ávila/)).length
  answers = {}
  const before = asked.length
  await queries.refetchQueries()
  expect(asked.length).toBeGreaterThan(before)
  cleanup()
  show(page, queries)
  expect(await screen.findByText('75 %')).toBeTruthy()
  expect(screen.getAllByText(/^Noé Rangel Ávila/)).toHaveLength(offers)
  expect(screen.queryByText(/^Conéctate para/)).toBeNull()
})

test('keeps a discard reason after a refusal, and closes the dialog once the server accepts', async () => {
  answers[discardCandidate.path] = () => ({ status: 'ERROR', message: 'Cambió mientras lo veías.' })
  show(<CandidatePane id={12} onClose={null} />)
  await screen.findByText('75 %')
  press('Descartar')
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Descartar' }))
  send()
  expect(bodiesOf(discardCandidate.path)).toEqual([])
  fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: ' Aceptó otro empleo ' } })
  send()
  expect((await dialog.findByRole('alert')).textContent).toContain('Cambió mientras lo veías.')
  answers[discardCandidate.path] = () => ({ status: 'OK' })
  send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(discardCandidate.path)).toEqual([
    { id: 12, motivo: 'Aceptó otro empleo' },
    { id: 12, motivo: 'Aceptó otro empleo' },
  ])
})

test('names the next step even when an account exists, and none for a discarded candidate', async () => {
  const { candidato } = examples.readCandidate.response
  const states = [
    ['oferta', '900002', 'Qué sigue: Prepara su oferta económica.'],
    ['aceptada', '900002', 'Ya tiene su cuenta: 900002.'],
    ['descartada', '', 'Se descartó para esta vacante.'],
  ]
  for (const [etapa, cuenta, said] of states) {
    answers[readCandidate.path] = () => ({ status: 'OK', candidato: { ...candidato, etapa, cuenta } })
    show(<CandidatePane id={12} onClose={null} />)
    await screen.findAllByText((_, element) => element?.tagName === 'P' && element.textContent === said)
    cleanup()
  }
})

test('says "by the candidate" for a declined offer without a name, but not for a rejection without one', async () => {
  const { candidato } = examples.readCandidate.response
  const pasos = (['rechazada', 'declinada'] as const).map((paso) => ({
    paso,
    cuando: '2026-11-20T15:00:00.000Z',
    quien: '',
    comentario: '',
  }))
  answers[readCandidate.path] = () => ({ status: 'OK', candidato: { ...candidato, pasos } })
  show(<CandidatePane id={12} onClose={null} />)
  const step = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent
  expect(await step('No aceptó la oferta')).toContain('por el candidato')
  expect(await step('No se autorizó')).not.toContain('por el candidato')
})

test('shows why an offer is gone after its candidate was discarded, without a button to change it', async () => {
  const { oferta } = examples.readOffer.response
  answers[readOffer.path] = () => ({ status: 'OK', oferta: { ...oferta, estado: 'enviada' } })
  const queries = withoutRetries()
  show(<OfferPane id={41} onClose={null} mask={masked} />, queries)
  await screen.findByText(/^Espera respuesta hasta/)
  // The warning comes before the tap, because another link needs no confirmation.
  screen.getByText('Si creas otro enlace, el anterior deja de servir.')
  answers[readOffer.path] = () => ({ status: 'ERROR', message: 'Este candidato ya no sigue.' })
  await queries.refetchQueries()
  await screen.findByText('Este candidato ya no sigue.')
  expect(screen.queryByRole('button', { name: 'Cambiar la oferta' })).toBeNull()
})

test('keeps hidden salaries out of the page, in the list and in a sent offer', async () => {
  const [offer] = examples.listOffers.response.data
  answers[listOffers.path] = () => ({ status: 'OK', data: [{ ...offer, sueldo: 14_200 }] })
  answers[readOffer.path] = () => ({
    status: 'OK',
    oferta: { ...examples.readOffer.response.oferta, sueldo: 14_200, estado: 'enviada' },
  })
  const { container } = show(<OffersScreen params={{}} />)
  await screen.findByText(/Cantidad oculta/)
  expect(container.textContent).not.toContain('14,200')
  press('Ver')
  expect(container.textContent).toContain('$14,200.00')
  press('Ocultar')
  expect(container.textContent).not.toContain('14,200')
  cleanup()
  const pane = show(<OfferPane id={41} onClose={null} mask={masked} />)
  await screen.findByText(/Cantidad oculta/)
  expect(pane.container.textContent).not.toContain('14,200')
})

test('asks to confirm an offer with name, salary and start date, and keeps its link after a refetch', {
  tags: ['whole'],
}, async () => {
  const { oferta } = examples.readOffer.response
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  let state = 'preparar'
  answers[readOffer.path] = () => ({ status: 'OK', oferta: { ...oferta, estado: state, ingreso: soon } })
  const queries = withoutRetries()
  show(<OfferPane id={41} onClose={null} mask={masked} />, queries)
  await screen.findByText('Se autorizó $13,900.00 con la vacante.')
  expect(screen.getByText('Son $300.00 más de lo autorizado')).toBeTruthy()
  press('Quitar Fondo de ahorro')
  type('Otra prestación', 'Transporte')
  press('Ver cómo le llega')
  await screen.findByRole('heading', { name: 'Así le va a llegar' })
  press('Crear el enlace')
  const question = within(await screen.findByRole('dialog'))
  const [year, month, day] = soon.split('-')
  expect(
    question.getByText(`Noé Rangel Ávila: $14,200.00 al mes, desde el ${day}/${month}/${year}.`),
  ).toBeTruthy()
  expect(question.getByText('Son $300.00 más de lo autorizado')).toBeTruthy()
  answers[sendOffer.path] = () => ({ ...examples.sendOffer.response, vence: soon })
  state = 'enviada'
  fireEvent.click(question.getByRole('button', { name: 'Sí, crear el enlace' }))
  await screen.findByRole('img', { name: 'Código para abrir el enlace' })
  expect(bodiesOf(sendOffer.path)).toMatchObject([
    { id: 41, sueldo: 14_200, prestaciones: ['Vales de despensa', 'Transporte'] },
  ])
  await queries.refetchQueries()
  expect(await screen.findByText(/^Espera respuesta hasta el/)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Código para abrir el enlace' })).toBeTruthy()
})

test('sends a new offer after a declined one under a new operation id, even with equal terms', {
  tags: ['whole'],
}, async () => {
  const { oferta } = examples.readOffer.response
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const send = async () => {
    press('Ver cómo le llega')
    await screen.findByRole('heading', { name: 'Así le va a llegar' })
    press('Crear el enlace')
    const question = within(await screen.findByRole('dialog'))
    fireEvent.click(question.getByRole('button', { name: 'Sí, crear el enlace' }))
  }
  answers[readOffer.path] = () => ({ status: 'OK', oferta: { ...oferta, estado: 'preparar', ingreso: soon } })
  show(<OfferPane id={41} onClose={null} mask={masked} />)
  await screen.findByText('Se autorizó $13,900.00 con la vacante.')
  await send()
  expect(await screen.findByText(/^No llegó la respuesta/)).toBeTruthy()
  cleanup()
  answers[readOffer.path] = () => ({
    status: 'OK',
    oferta: { ...oferta, estado: 'declinada', ingreso: soon },
  })
  answers[sendOffer.path] = () => ({ ...examples.sendOffer.response, vence: soon })
  show(<OfferPane id={41} onClose={null} mask={masked} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Hacer otra oferta' }))
  await screen.findByText('Se autorizó $13,900.00 con la vacante.')
  await send()
  await screen.findByRole('img', { name: 'Código para abrir el enlace' })
  const [first, second] = bodiesOf(sendOffer.path)
  expect(second).toEqual({ ...first, idOperacion: expect.any(String) })
  expect(second?.idOperacion).not.toBe(first?.idOperacion)
})
