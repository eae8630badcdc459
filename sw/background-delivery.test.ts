import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { sendApplication } from '#contract/jobs/job-application.ts'
import { sendPoll } from '#contract/polls/poll-answers.ts'
import { acceptPrivacyNotice } from '#contract/privacy/privacy-consent.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { createDispute } from '#contract/requests/disputes.ts'
import * as delivery from '#core/outbox/delivery.ts'
import { deliverInBackground } from './background-delivery.ts'
import * as push from './push.ts'
import { es } from './texts.es.ts'

const shown: { title: string; path: string | undefined }[] = []

beforeEach(() => {
  shown.length = 0
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } })
  vi.spyOn(delivery, 'makeSealedDue').mockResolvedValue()
  vi.spyOn(push, 'readTexts').mockResolvedValue(es)
  vi.spyOn(push, 'showNews').mockImplementation(async ({ title }, _tag, { path }) => {
    shown.push({ title, path })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Sent = [operation: string, form: string, step: string]
const placesOf = (sent: Sent[]) => sent.map(([operation, form, step]) => ({ operation, form, step }))

async function newsAfter(delivered: Sent[], rejected: Sent[] = []): Promise<[string, string | undefined]> {
  const places = { delivered: placesOf(delivered), rejected: placesOf(rejected) }
  vi.spyOn(delivery, 'deliver').mockResolvedValue({ ...places, nextInMs: null })
  await deliverInBackground()
  const [news] = shown
  if (!news || shown.length > 1) throw new Error(`${shown.length} notifications`)
  shown.length = 0
  return [news.title, news.path]
}

const kinds: [kind: string, sent: Sent, listed: [string, string], refused: [string, string]][] = [
  [
    'step',
    [saveStep.id, 'data-form', '3'],
    [es.delivered.step, '/ActualizacionDatos'],
    ['Corrige el paso 3', '/ActualizacionDatos/3'],
  ],
  [
    'document',
    [uploadDocument.id, 'documento-4', 'archivo'],
    [es.delivered.document, '/Documentos'],
    ['Corrige un documento', '/Documentos/4'],
  ],
  [
    'request',
    [createDispute.id, 'inconformidad-a', 'solicitud'],
    [es.delivered.request, '/Inconformidades'],
    ['Revisa tu solicitud', '/Inconformidades'],
  ],
  [
    'poll',
    [sendPoll.id, 'encuesta-7', 'respuestas'],
    [es.delivered.poll, '/Encuestas'],
    [es.rejected.poll(), '/Encuestas/7'],
  ],
  [
    'survey',
    [sendSurvey.id, 'evaluacion-3', 'respuestas'],
    [es.delivered.survey, '/Evaluaciones'],
    [es.rejected.survey(), '/Evaluaciones/3'],
  ],
  [
    'application',
    [sendApplication.id, 'postulacion-1-2', 'respuestas'],
    [es.delivered.application, '/Vacantes'],
    [es.rejected.application(), '/Vacantes/1/2'],
  ],
  [
    'recognition',
    [recognise.id, 'reconocimiento', 'nuevo'],
    [es.delivered.recognition, '/Reconocer'],
    [es.rejected.recognition(), '/Reconocer'],
  ],
  [
    'gate mark',
    [markAtGate.id, 'marca-1', 'x'],
    [es.delivered.gateMark, '/SeguridadPatrimonial/AdmonVisitas'],
    [es.rejected.gateMark(), '/SeguridadPatrimonial/AdmonVisitas'],
  ],
  [
    'consent',
    [acceptPrivacyNotice.id, 'aviso-privacidad-2', 'solicitud'],
    [es.delivered.consent, '/MisDatos'],
    [es.rejected.consent(), '/MisDatos'],
  ],
]

test.each(kinds)('shows its own text for a sent and for a refused %s', async (_, sent, listed, refused) => {
  expect(await newsAfter([sent])).toEqual(listed)
  expect(await newsAfter([], [sent])).toEqual(refused)
})

test('shows one general text for deliveries of several kinds, and opens Inicio', async () => {
  const sent = kinds.map(([, each]) => each)
  expect(await newsAfter(sent)).toEqual(['Lo que enviaste ya llegó', '/Inicio'])
})

test('opens the list for several deliveries of one kind', async () => {
  const sent = ['3', '4'].map((step): Sent => [saveStep.id, 'data-form', step])
  expect(await newsAfter(sent)).toEqual([es.delivered.step, '/ActualizacionDatos'])
})
