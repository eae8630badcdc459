import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { acknowledge } from '#core/outbox/settle.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import {
  CORRECTION_STEP,
  newRequestForms,
  RATING_STEP,
  REQUEST_STEP,
} from '#domain/requests/request-forms.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { ClarificationsDialog } from './clarifications/clarifications-screen.tsx'
import { DisputesDialog } from './disputes/disputes-screen.tsx'
import { RatingDialog } from './rating/rating-dialog.tsx'
import { requestAt } from './feature.ts'

type Body = Record<string, unknown>
let work: WorkStore
let lists: { clarifications: unknown[]; disputes: unknown[] }
let folio = 0

const typed = {
  period: '2026046',
  periodName: 'Semana 46',
  reason: 2,
  reasonName: 'Prima dominical',
  isOther: false,
  newReason: '',
  comment: 'La primera versión',
}

function signIn(id = 1): void {
  const user = { Id_Usuario: id, Folio: `R${folio}`, GrupoPago: 1 }
  openSessionHere(user)
}

beforeEach(async () => {
  folio += 1
  setCurrentToken('t')
  signIn()
  lists = { clarifications: [], disputes: [] }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Body
    if (body.Opcion === 11) return Response.json({ status: 'OK', data: lists.clarifications })
    if (body.Opcion === 2) return Response.json({ status: 'OK', inconformidad: lists.disputes })
    if (body.Opcion === 9)
      return Response.json({ status: 'OK', data: [{ ID: 2, nombre: 'Prima dominical' }] })
    return Response.json({ status: 'OK', Periodos: [{ end_date: '2026-11-15', period: 46 }] })
  })
  work = await openWorkHere()
})

afterEach(() => {
  cleanup()
  setOpenStore(null)
  setCurrentToken(null)
  window.location.hash = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Here() {
  const [path] = useHashPath()
  const place = requestAt(path)
  if (!place) return null
  const isDispute = path.startsWith('/Inconformidades')
  const Dialog = isDispute ? DisputesDialog : ClarificationsDialog
  return <Dialog place={place} onClose={() => undefined} />
}

function visit(path: string) {
  window.location.hash = `#${path}`
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Here />
      <Question />
    </QueryClientProvider>,
  )
}

function Question() {
  const alert = useAlert()
  return (
    alert && (
      <button type="button" onClick={() => closeAlert(alert.id)}>
        {alert.text}
      </button>
    )
  )
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const FORM = 'Solicitar aclaración'
const LIST = 'Solicitudes de aclaración de nómina'
const CORRECT = { name: /^Error: toca para corregir/ }
const refuse = () =>
  putRefused(work, {
    operation: 'NOM-10',
    form: 'aclaracion-uno',
    step: REQUEST_STEP,
    values: typed,
    message: 'Ya existe',
  })

async function beginCorrection() {
  visit('/Aclaraciones')
  const list = await dialogOf(LIST)
  expect(await list.findByText('Ya existe')).toBeTruthy()
  fireEvent.click(list.getByRole('button', CORRECT))
  const form = await dialogOf(FORM)
  const comment = await form.findByLabelText('Comentario')
  fireEvent.change(comment, { target: { value: 'Corregida' } })
  fireEvent.blur(comment)
  await waitFor(async () => expect(await readDraft('aclaracion-uno', CORRECTION_STEP)).not.toBeNull())
  return form
}

test('keeps a correction separate from the rejected request, which stays unchanged', {
  tags: ['whole'],
}, async () => {
  await refuse()
  const form = await beginCorrection()
  expect(await readDraft('aclaracion-uno', REQUEST_STEP)).toMatchObject({
    state: 'rejected',
    message: 'Ya existe',
    values: { comment: 'La primera versión' },
  })
  fireEvent.click(form.getByRole('button', { name: 'Volver a la lista' }))
  const list = await dialogOf(LIST)
  expect(list.getByText('La primera versión')).toBeTruthy()
  fireEvent.click(list.getByRole('button', CORRECT))
  const field = (await (await dialogOf(FORM)).findByLabelText('Comentario')) as HTMLTextAreaElement
  expect(field.value).toBe('Corregida')
})

test('turns a correction into a new draft when the first version was accepted in the meantime', {
  tags: ['whole'],
}, async () => {
  const row = await refuse()
  const form = await beginCorrection()
  await act(async () => {
    await acknowledge(work, row, Date.now() + 60_000)
    noteWorkChange()
  })
  expect(await readDraft('aclaracion-uno', CORRECTION_STEP)).not.toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Volver a la lista' }))
  await waitFor(async () =>
    expect(await readDraft(newRequestForms.clarification, REQUEST_STEP)).toMatchObject({
      state: 'draft',
      values: { comment: 'Corregida' },
    }),
  )
  await waitFor(async () => expect(await readDraft('aclaracion-uno', CORRECTION_STEP)).toBeNull())
})

const clarification = (id: number, more: Body) => ({
  ID: id,
  Emplid: '100101',
  fechaRegistro: '2026-11-15',
  FIN_CADPER: `20260${id}`,
  periodo: `${id} / 2026`,
  motivo: `Motivo ${id}`,
  estatus: 'Cerrada',
  nivelSatisfaccion: null,
  comentarioGral: 'x',
  comentarioNominas: 'y',
  ...more,
})

test('RATE-11: deletes a rejected rating that is no longer possible, otherwise shows the reason', async () => {
  lists.clarifications = [clarification(5, { estatus: 'Abierta' }), clarification(6, {})]
  for (const id of [5, 6, 7]) {
    const form = `calificacion-aclaracion-${id}`
    await putRefused(work, {
      operation: 'NOM-16',
      form,
      step: RATING_STEP,
      values: { level: 4 },
      message: 'Cambió la respuesta',
    })
  }
  visit('/Aclaraciones')
  const list = await dialogOf(LIST)
  expect(await list.findByText('Cambió la respuesta')).toBeTruthy()
  await waitFor(async () =>
    expect((await work.db.outbox.toArray()).map(({ form }) => form)).toEqual(['calificacion-aclaracion-6']),
  )
  await waitFor(async () => expect(await work.db.drafts.count()).toBe(1))
})

test('restores photos of a rejected dispute from the outbox on a kiosk', { tags: ['whole'] }, async () => {
  noteDeviceMode('kiosk')
  const values = { reason: 'Otro', isOther: false, ownReason: '', day: '2026-11-10', comment: 'x' }
  const evidencia = ['data:image/jpeg;base64,AAAA', 'data:image/heic;base64,BBBB']
  await putRefused(work, {
    operation: 'P-06',
    form: 'inconformidad-uno',
    step: REQUEST_STEP,
    values: { ...values, photos: [], photoCount: 2 },
    input: { evidencia },
    message: 'Foto 2: no se pudo leer',
  })
  visit('/Inconformidades')
  const list = await dialogOf('Lista de solicitudes realizadas')
  const opener = await list.findByRole('button', { name: /^Error: toca para corregir/ })
  opener.focus()
  fireEvent.click(opener)
  const form = await dialogOf('Nueva inconformidad')
  expect((await form.findByRole('img', { name: 'Foto 1' })).getAttribute('src')).toBe(evidencia[0])
  fireEvent.click(form.getByRole('button', { name: 'Quitar la foto 2' }))
  await waitFor(() => expect(form.queryByRole('img', { name: 'Foto 2' })).toBeNull())
  fireEvent.click(form.getByRole('button', { name: 'Cerrar' }))
  fireEvent.click(await screen.findByText('Las fotos no se guardan aquí. ¿Quieres cerrar sin enviar?'))
  expect(form.getByRole('img', { name: 'Foto 1' })).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Quitar la foto 1' }))
  await waitFor(() => expect(form.queryByRole('img', { name: 'Foto 1' })).toBeNull())
  fireEvent.click(form.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

const noRoom = Object.assign(new Error('full'), { name: 'QuotaExceededError' })

test('CLARF-21: shows an error on a full device, keeps the typed text and allows a retry', async () => {
  const seal = vi.spyOn(work, 'seal').mockRejectedValue(noRoom)
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await form.findByRole('option', { name: /Semana 46/ })
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '2026046' } })
  fireEvent.click(await form.findByLabelText('Prima dominical'))
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: 'Falta mi prima' } })
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  expect(await form.findByText('No se pudo registrar su solicitud')).toBeTruthy()
  const before = seal.mock.calls.length
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(seal.mock.calls.length).toBeGreaterThan(before))
  expect((form.getByLabelText('Comentario') as HTMLTextAreaElement).value).toBe('Falta mi prima')
})

test('RATE-11: shows an error when the device has no room for a rating', async () => {
  const rated = {
    form: 'calificacion-aclaracion-4',
    subject: 'Bono',
    askedOn: '15/11/2026',
    answerTitle: 'Respuesta',
    answer: 'Ya se pagó.',
  }
  render(<RatingDialog {...rated} onRate={() => Promise.reject(noRoom)} onClose={() => undefined} />)
  const dialog = await dialogOf('Satisfacción con la atención')
  fireEvent.click(dialog.getByRole('button', { name: 'Calificar' }))
  expect(await dialog.findByText('Algo salió mal')).toBeTruthy()
})
