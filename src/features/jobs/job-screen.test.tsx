import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/jobs/jobs.examples.ts'
import { sendApplication } from '#contract/jobs/job-application.ts'
import {
  listAreas,
  listJobQuestions,
  listJobs,
  listOwnApplications,
  readEligibility,
} from '#contract/jobs/jobs.ts'
import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { ANSWERS_STEP, jobForm, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { forgetApplication } from '#models/jobs/use-own-applications.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import {
  answerConfirmed,
  openWorkHere,
  putQueued,
  putRefused,
  sendCopiesHere,
} from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { AreasScreen } from './areas-screen.tsx'
import { JobScreen } from './job-screen.tsx'

/** Answers by operation key (keyOf). All other calls fail. */
let answers: Record<string, () => object>
let work: WorkStore
const question = { respuesta: '', clase: 'texto', opciones: [], obligatoria: true }
const CHANGED = 'Cambiaron las preguntas. Revísalas y envía otra vez.'

beforeEach(async () => {
  openSessionHere({ Id_Usuario: 9, Folio: '100101' })
  work = await openWorkHere()
  answers = {
    [keyOf(listAreas)]: () => examples.listAreas.response as object,
    [keyOf(listJobs)]: () => examples.listJobs.response as object,
    [keyOf(listJobQuestions)]: () => examples.listJobQuestions.response as object,
    [keyOf(readEligibility)]: () => examples.readEligibility.response as object,
    [keyOf(listOwnApplications)]: () => ({ status: 'OK', data: [] }),
  }
  serviceHere(({ key }) => answers[key]?.() ?? null)
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

const tap = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('asks the changed questions after a refusal', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderHere(<JobScreen params={{ idArea: '1', idVacante: '501' }} />, client)
  await tap(/postularme/i)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Quiero crecer' } })
  await tap(/^revisar/i)
  answers[keyOf(listJobQuestions)] = () => ({
    status: 'OK',
    preguntas: [
      { ...question, id: 1, pregunta: '¿Por qué te interesa?' },
      { ...question, id: 2, pregunta: '¿Qué turno prefieres?' },
    ],
  })
  await tap(/^enviar/i)
  await answerConfirmed(work, CHANGED)
  expect(await screen.findByRole('heading', { name: '¿Qué turno prefieres?' })).toBeTruthy()
  expect(await screen.findByText(CHANGED)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'El primero' } })
  await tap(/^revisar/i)
  await tap(/^enviar/i)
  expect((await answerConfirmed(work, null)).datos).toEqual([
    { id: 1, respuesta: 'Quiero crecer' },
    { id: 2, respuesta: 'El primero' },
  ])
}, 60_000)

test('does not delete answers while another tab is sending them', async () => {
  const form = jobForm(1, 501)
  const values = { name: 'Analista', contact: '', questions: [], answers: {} }
  await writeDraft(form, ANSWERS_STEP, values)
  await writeDraft(form, REQUEST_STEP, values)
  const sent = work.db.drafts.where({ form, step: REQUEST_STEP })
  await sent.modify({ state: 'rejected', opId: 'op-1' })
  const endSending = sendCopiesHere()
  expect(await forgetApplication(form)).toBe(false)
  expect(await readDraft(form, ANSWERS_STEP)).toMatchObject({ values })
  endSending()
  expect(await forgetApplication(form)).toBe(true)
  expect(await readDraft(form, ANSWERS_STEP)).toBeNull()
})

test('lets leftover answers be deleted after an application from another device', async () => {
  await writeDraft(jobForm(1, 501), ANSWERS_STEP, {
    name: 'Analista',
    contact: '',
    questions: [],
    answers: { 1: 'A' },
  })
  answers[keyOf(listOwnApplications)] = () => examples.listOwnApplications.response as object
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderHere(<JobScreen params={{ idArea: '1', idVacante: '501' }} />, client)
  await tap(/^borrar mis respuestas/i)
  await waitFor(async () => expect(await readDraft(jobForm(1, 501), ANSWERS_STEP)).toBeNull())
})

test('marks an area without vacancies, and disables its link', async () => {
  const [area] = examples.listAreas.response.areas
  answers[keyOf(listAreas)] = () => ({
    ...examples.listAreas.response,
    areas: [
      { ...area, id: 1, nombre: 'Producción', vacantes: 0 },
      { ...area, id: 2, nombre: 'Calidad', vacantes: 2 },
    ],
  })
  renderHere(<AreasScreen />, withoutRetries())
  const none = await screen.findByRole('link', { name: /Producción.*Sin vacantes/ })
  expect([none.getAttribute('aria-disabled'), none.getAttribute('href')]).toEqual(['true', null])
  expect(screen.getByRole('link', { name: /Calidad/ }).getAttribute('href')).toBe('#/Vacantes/2')
})

test('offers "Ir a Inicio" and "Ver otras vacantes" to a person who cannot apply', async () => {
  answers[keyOf(readEligibility)] = () => ({
    status: 'OK',
    data: { mesesIngreso: 1, mesesOferta: 1, cuadrante: 1 },
  })
  renderHere(<JobScreen params={{ idArea: '1', idVacante: '501' }} />, withoutRetries())
  expect(await screen.findByRole('link', { name: 'Ir a Inicio' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ver otras vacantes' })).toBeTruthy()
})

function show(client = withoutRetries()) {
  renderHere(<JobScreen params={{ idArea: '1', idVacante: '501' }} />, client)
}
function showAreas(client = withoutRetries()) {
  renderHere(<AreasScreen />, client)
  return client
}
const form = jobForm(1, 501)
const values = {
  name: 'Analista',
  contact: 'Elena, extensión 300',
  questions: [],
  answers: { 1: 'Quiero crecer' },
}
const NOT_SAVED = /^No pudimos guardar tu postulación. Comunícate con Reclutamiento: Rosa, extensión 214/

test.each<[string, before: () => void, after: () => unknown, reason: string]>([
  ['refused at once', () => undefined, () => answerConfirmed(work, CHANGED), CHANGED],
  [
    'service unavailable, on a device without storage',
    () => {
      setOpenStore(null)
      setCurrentToken('t')
      answers[keyOf(sendApplication)] = () => new Response('', { status: 503 })
    },
    () => undefined,
    'El portal no responde. Intenta más tarde.',
  ],
  [
    'full device',
    () => vi.spyOn(work, 'seal').mockRejectedValue(new DOMException('full', 'QuotaExceededError')),
    () => undefined,
    'Ya no hay espacio: tu postulación no se guardó ni se envió.',
  ],
])(
  'JOB-14: %s: shows recruitment’s contact and the reason, and keeps the answers',
  async (_, before, after, reason) => {
    show()
    await tap(/postularme/i)
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Quiero crecer' } })
    await tap(/^revisar/i)
    before()
    await tap(/^enviar/i)
    await after()
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch(NOT_SAVED)
    expect(told.textContent).toContain(reason)
    expect(screen.getByText('Quiero crecer')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^enviar/i })).toBeTruthy()
  },
  60_000,
)

test('JOB-14: shows a later refusal with the contact, or the stored contact when the vacancy is gone', async () => {
  const refused = { operation: 'CAJ-03', form, step: REQUEST_STEP, values, message: CHANGED }
  await putRefused(work, refused)
  show()
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(NOT_SAVED)
  expect(told.textContent).toContain(CHANGED)
  cleanup()
  answers[keyOf(listJobs)] = () => ({ status: 'VACIO', vacantes: [] })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Comunícate con Reclutamiento: Elena, extensión 300',
  )
})

test('shows an application taken back from the outbox as a draft to continue', async () => {
  await putRefused(work, { operation: 'CAJ-03', form, step: REQUEST_STEP, values, message: '' })
  await work.db.outbox.clear()
  await work.db.drafts.toCollection().modify({ state: 'draft' })
  show()
  expect(await screen.findByText('Guardado en este dispositivo')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeTruthy()
  cleanup()
  showAreas()
  expect(await screen.findByRole('link', { name: /Postulación a una vacante.*Empezada/ })).toBeTruthy()
})

test('lists a new draft, but not the earlier delivered application', async () => {
  await writeDraft(form, REQUEST_STEP, values)
  await work.db.drafts.toCollection().modify({ state: 'synced', at: 1 })
  showAreas()
  expect(await screen.findByRole('link', { name: /Producción/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Postulación a una vacante/ })).toBeNull()
  cleanup()
  await writeDraft(form, ANSWERS_STEP, values)
  showAreas()
  expect(await screen.findByRole('link', { name: /Postulación a una vacante.*Empezada/ })).toBeTruthy()
})

test('lists a delivered application until the server’s list is newer, and does not offer to apply again', async () => {
  await putQueued(work, { operation: 'CAJ-03', form, step: REQUEST_STEP, values })
  const list = answers[keyOf(listOwnApplications)]
  const client = showAreas()
  expect(await screen.findByRole('link', { name: /Postulación a una vacante.*Falta enviar/ })).toBeTruthy()
  delete answers[keyOf(listOwnApplications)]
  await answerConfirmed(work, null)
  expect(await screen.findByRole('link', { name: /Postulación a una vacante.*Enviado/ })).toBeTruthy()
  cleanup()
  show(client)
  expect(await screen.findByText('Enviado')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /postularme/i })).toBeNull()
  cleanup()
  if (list) answers[keyOf(listOwnApplications)] = list
  await client.refetchQueries({ queryKey: [listOwnApplications.id], type: 'all' })
  showAreas(client)
  expect(await screen.findByRole('link', { name: /Producción/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Postulación a una vacante/ })).toBeNull()
})

test('lists no delivered application on a host without the list of applications', async () => {
  answers[keyOf(listOwnApplications)] = () => new Response('', { status: 404 })
  await writeDraft(form, REQUEST_STEP, values)
  await work.db.drafts.toCollection().modify({ state: 'synced' })
  showAreas()
  expect(await screen.findByRole('link', { name: /Producción/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Postulación a una vacante/ })).toBeNull()
})

test('shows the application sent from another device instead of a save error', async () => {
  const EXISTS = 'Ya te postulaste a esta vacante.'
  await putRefused(work, { operation: 'CAJ-03', form, step: REQUEST_STEP, values, message: EXISTS })
  answers[keyOf(listOwnApplications)] = () => examples.listOwnApplications.response as object
  show()
  expect(await screen.findByText(/^Tu postulación: /)).toBeTruthy()
  expect(screen.getByText('Visto por Recursos Humanos')).toBeTruthy()
  expect(await screen.findByText(EXISTS)).toBeTruthy()
  expect(screen.queryByText('Error: toca para corregir')).toBeNull()
  expect(screen.queryByText(/^No pudimos guardar tu postulación/)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Borrar mis respuestas' })).toBeTruthy()
})

test('shows no save error when another device applies while this one is sending', async () => {
  const message = 'Ya te postulaste a esta vacante.'
  show()
  await tap(/postularme/i)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Quiero crecer' } })
  await tap(/^revisar/i)
  await tap(/^enviar/i)
  answers[keyOf(listOwnApplications)] = () => examples.listOwnApplications.response as object
  await answerConfirmed(work, message)
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/^No pudimos guardar tu postulación/)).toBeNull())
}, 60_000)
