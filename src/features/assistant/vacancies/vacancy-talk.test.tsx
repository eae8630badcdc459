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
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { jobForm, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { answerConfirmed, openWorkHere, putQueued } from '../../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { VacancyTalk } from './vacancy-talk.tsx'

/** A person who cannot apply sees only the actual reason (JOB-06 … JOB-10, JOB-14). */

const REFUSAL = 'Por ahora no cumples los requisitos para postularte.'
const APPLIED = 'Ya te postulaste a esta vacante.'

let answers: Record<string, () => object>
let work: Awaited<ReturnType<typeof openWorkHere>>

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
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
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('textbox'))
}
async function openTalk() {
  renderHere(<VacancyTalk onMenu={() => {}} />, withoutRetries())
  await tap('Producción')
  await tap('Analista de calidad')
}
const said = (text: string) => screen.queryAllByText(text).length

test('explains why a person cannot apply when they answer "sí"', async () => {
  answers[keyOf(readEligibility)] = () => ({
    status: 'OK',
    data: { mesesIngreso: 1, mesesOferta: 9, cuadrante: 0 },
  })
  await openTalk()
  expect(await screen.findByText(/Te falta/)).toBeTruthy()
  expect(screen.getByText(/Sin evaluación/)).toBeTruthy()
  expect(screen.getByText(/1 mes en tu puesto/)).toBeTruthy()
  const before = said(REFUSAL)
  type('sí')
  await waitFor(() => expect(said(REFUSAL)).toBe(before + 1))
})

test('repeats that the person already applied, without a refusal, after "sí"', async () => {
  answers[keyOf(listOwnApplications)] = () => examples.listOwnApplications.response as object
  await openTalk()
  expect(await screen.findByText(APPLIED)).toBeTruthy()
  type('sí')
  await waitFor(() => expect(said(APPLIED)).toBe(2))
  expect(said(REFUSAL)).toBe(0)
})

test('does not offer to apply again after delivery, even while the server’s list is missing', async () => {
  const values = { name: '', contact: '', questions: [], answers: { 1: 'Crecer' } }
  delete answers[keyOf(listOwnApplications)]
  await putQueued(work, { operation: 'CAJ-03', form: jobForm(1, 501), step: REQUEST_STEP, values })
  await answerConfirmed(work, null)
  await openTalk()
  expect(await screen.findByText(APPLIED)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sí' })).toBeNull()
})

test('repeats that an application waits to be sent, without a refusal, after "sí"', async () => {
  const values = { name: '', contact: '', questions: [], answers: { 1: 'Crecer' } }
  const form = jobForm(1, 501)
  await putQueued(work, { operation: 'CAJ-03', form, step: REQUEST_STEP, values })
  await openTalk()
  const waits = 'Falta enviar tu postulación.'
  expect(await screen.findByText(waits)).toBeTruthy()
  type('sí')
  await waitFor(() => expect(said(waits)).toBe(2))
  expect(said(REFUSAL)).toBe(0)
})

test('repeats the offline message, without a refusal, after "sí" when eligibility is unknown', async () => {
  delete answers[keyOf(readEligibility)]
  await openTalk()
  const offline = 'Para ver vacantes necesitas internet. Conéctate e intenta otra vez.'
  expect(await screen.findByText(offline)).toBeTruthy()
  type('sí')
  await waitFor(() => expect(said(offline)).toBe(2))
  expect(said(REFUSAL)).toBe(0)
})

const UNSAVED = 'No pudimos guardar tu postulación. Comunícate con Reclutamiento: Rosa, extensión 214.'
async function sendFromHere() {
  await tap('Sí')
  type('Quiero crecer')
  await tap('Enviar postulación')
}
const isThere = () => {
  answers[keyOf(listOwnApplications)] = () => examples.listOwnApplications.response as object
}

test('JOB-14: shows recruitment’s contact and the reason when a sent application is refused', async () => {
  await openTalk()
  await sendFromHere()
  const message = 'Cambiaron las preguntas. Revísalas y envía otra vez.'
  expect(await answerConfirmed(work, message)).toMatchObject({
    idVacante: 501,
    datos: [{ respuesta: 'Quiero crecer' }],
  })
  expect(await screen.findByText(`${UNSAVED} ${message}`)).toBeTruthy()
})

test('shows that the person already applied when another device was first', async () => {
  await openTalk()
  await sendFromHere()
  isThere()
  await answerConfirmed(work, APPLIED)
  await waitFor(() => expect(said(APPLIED)).toBe(2))
  expect(said(`${UNSAVED} ${APPLIED}`)).toBe(0)
})

test('shows that the person already applied when another device was first and this one can store nothing', async () => {
  setOpenStore(null)
  setCurrentToken('t')
  answers[keyOf(sendApplication)] = () => {
    isThere()
    return { status: 'EXISTE', message: APPLIED }
  }
  await openTalk()
  await sendFromHere()
  await waitFor(() => expect(said(APPLIED)).toBe(2))
  expect(said(`${UNSAVED} ${APPLIED}`)).toBe(0)
})
