import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listDocumentComments, listDocuments } from '#contract/documents/document-files.ts'
import { checkRegistration } from '#contract/documents/documents.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { DATA_FORM, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { openWorkHere, putQueued } from '../../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Welcome } from './welcome.tsx'

const REQUIRED = [1, 2, 3, 4, 6, 8]

let registration: object | undefined
let docs: object[]
let comments: object[]
const ready = vi.fn()

beforeEach(async () => {
  await openWorkHere()
  registration = { status: 'OK' }
  docs = []
  comments = []
  ready.mockClear()
  openSessionHere({ Id_Usuario: 7, Folio: '900001' }, 'CANDIDATO')
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    const { Opcion } = (await request.clone().json()) as { Opcion?: number }
    const answers = [
      [checkRegistration, registration],
      [listDocuments, { status: 'OK', docs }],
      [listDocumentComments, { status: 'OK', data: comments }],
    ] as const
    const [, answer] = answers.find(([op]) => op.path === pathname && op.opcion === Opcion) ?? []
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show() {
  renderHere(
    <ShellPartsProvider value={{ ...shellAlone, canOpen: () => true }}>
      <Welcome onReady={ready} />
    </ShellPartsProvider>,
  )
}

/** Path of the tick in the drawing. */
const TICK = 'path[d="m96 104 18 19 34-41"]'

async function next(title: string) {
  await screen.findByRole('heading', { name: title })
  expect(ready).toHaveBeenCalled()
  expect(document.querySelector('svg[viewBox="0 0 240 180"]')).not.toBeNull()
  expect(document.querySelector(TICK) !== null).toBe(title === 'Terminaste tu parte')
  return screen.getByRole('link').getAttribute('href')
}

function paperOf(tipoArchivo: number) {
  const file = { archivo: `${tipoArchivo}.pdf`, tipo_archivo: 'otro', extension: 'pdf' }
  return { id: tipoArchivo, documento: '', ...file, tipoArchivo, fechaCarga: '20/11/2026 10:00:00' }
}

test('invites a new candidate to begin the form, and one who has begun to continue', async () => {
  registration = { status: 'VACIO' }
  show()
  expect(await next('Te damos la bienvenida')).toBe(`#${paths.myData}`)
  expect(screen.getByText(/^Llena tus datos en 7 pasos/)).toBeTruthy()
  cleanup()
  registration = { status: 'VACIO', bandera: 4 }
  show()
  expect(await next('Sigue con tus datos')).toBe(`#${paths.myData}`)
  expect(screen.getByText(/^Vas en el paso 4 de 7/)).toBeTruthy()
})

async function confirmHere(work: WorkStore, steps: readonly number[]) {
  for (const step of steps)
    await putQueued(work, { operation: 'DOC-12', form: DATA_FORM, step: String(step), values: {} })
}

test('tells what was confirmed on this device and waits to be sent', async () => {
  registration = { status: 'VACIO', bandera: 1 }
  await confirmHere(await openWorkHere(), [1, 2])
  show()
  expect(await next('Sigue con tus datos')).toBe(`#${paths.myData}`)
  expect(screen.getByText('Vas en el paso 3 de 7. Falta enviar 2 pasos; se envían solos.')).toBeTruthy()
  cleanup()
  registration = { status: 'VACIO', bandera: 7 }
  await confirmHere(await openWorkHere(), [7])
  show()
  expect(await next('Falta enviar 1 paso')).toBe(`#${paths.myData}`)
  expect(screen.getByText('Se envía solo cuando hay internet.')).toBeTruthy()
  expect(screen.queryByText(/Vas en el paso/)).toBeNull()
  cleanup()
  registration = undefined
  await confirmHere(await openWorkHere(), stepNumbers)
  show()
  expect(await next('Falta enviar 7 pasos')).toBe(`#${paths.myData}`)
})

test('asks for the missing documents after the seven steps, and shows how many are missing', async () => {
  show()
  expect(await next('Sube tus documentos')).toBe(`#${paths.documents}`)
  expect(screen.getByText(/Faltan 6 documentos/)).toBeTruthy()
  expect(screen.queryByText(/7 pasos/)).toBeNull()
  cleanup()
  docs = REQUIRED.slice(1).map(paperOf)
  show()
  await next('Sube tus documentos')
  expect(screen.getByText(/Falta 1 documento/)).toBeTruthy()
})

test('shows a comment on a document before the missing documents', async () => {
  comments = [{ Id: 1, documento: 'CURP', Comentario: 'No se lee', FechaRegistro: '2026-11-20' }]
  show()
  expect(await next('Atiende 1 comentario')).toBe(`#${paths.documentComments}`)
})

test('says that human resources is next when every document is there', async () => {
  docs = REQUIRED.map(paperOf)
  show()
  expect(await next('Terminaste tu parte')).toBe(`#${paths.documents}`)
  expect(screen.getByText('Recursos Humanos revisa todo. Si falta algo, te avisamos.')).toBeTruthy()
})

test('claims no progress when the registration could not be fetched', async () => {
  registration = undefined
  show()
  await waitFor(() => expect(screen.getByText('Conéctate para ver qué sigue.')).toBeTruthy())
  expect(screen.queryByText(/7 pasos/)).toBeNull()
})
