import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EvidenceDialog } from './evidence-dialog.tsx'

/** First bytes of a JPEG, followed by arbitrary bytes. */
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
let list: unknown
let files: Record<string, Response | 'offline'>
let revoked: string[]

beforeEach(() => {
  list = {
    status: 'OK',
    evidencia: ['a.jpg', 'b.jpg', 'c.jpg'].map((evidencia) => ({ emplid: '7', evidencia })),
  }
  files = {}
  revoked = []
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (request.method === 'POST')
      return list === 'offline' ? Promise.reject(new TypeError()) : Response.json(list)
    const name = request.url.split('/').at(-1) ?? ''
    const special = files[name]
    if (special === 'offline') throw new TypeError('Failed to fetch')
    return special ?? new Response(picture, { headers: { 'content-type': 'image/jpeg' } })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const props = { onClose: vi.fn(), onEmpty: vi.fn() }
  render(<EvidenceDialog disputeId={3} kind={1} opened {...props} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Evidencia de inconformidad' }))
  return { dialog, ...props }
}

test('EVID-01 … 03: shows that it is loading, then one numbered picture at a time', async () => {
  const { dialog } = await open()
  expect(dialog.getByText('Cargando evidencias…')).toBeTruthy()
  expect(await dialog.findByAltText('Imagen 1 de 3')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
  expect(await dialog.findByAltText('Imagen 2 de 3')).toBeTruthy()
  const carousel = dialog.getByRole('region', { name: 'Imágenes de la evidencia' })
  fireEvent.keyDown(carousel, { key: 'End' })
  expect(await dialog.findByText('Imagen 3 de 3')).toBeTruthy()
  fireEvent.keyDown(carousel, { key: 'ArrowLeft' })
  expect(await dialog.findByText('Imagen 2 de 3')).toBeTruthy()
})

test('turns the page at a sideways swipe, and not at a downward one', async () => {
  const { dialog } = await open()
  const image = await dialog.findByAltText('Imagen 1 de 3')
  const move = (x: number, y: number) => {
    const finger = [{ clientX: 200, clientY: 200 }]
    fireEvent.touchStart(image, { touches: finger, changedTouches: finger })
    fireEvent.touchEnd(image, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
  }
  move(-60, 100)
  expect(dialog.getByText('Imagen 1 de 3')).toBeTruthy()
  move(-80, 10)
  expect(await dialog.findByText('Imagen 2 de 3')).toBeTruthy()
})

test('shows a placeholder for a missing picture and keeps the others', async () => {
  files = { 'a.jpg': new Response('<h1>Not found</h1>', { status: 404 }) }
  const { dialog } = await open()
  expect(await dialog.findByText('Esta imagen no se puede ver. Las demás siguen aquí.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
  expect(await dialog.findByAltText('Imagen 2 de 3')).toBeTruthy()
})

test('shows a placeholder for a picture that the browser cannot draw', async () => {
  const { dialog } = await open()
  fireEvent.error(await dialog.findByAltText('Imagen 1 de 3'))
  expect(await dialog.findByText('Esta imagen no se puede ver. Las demás siguen aquí.')).toBeTruthy()
})

test('EVID-07: says when offline that a picture is not on the device, and loads it on retry', async () => {
  files = { 'a.jpg': 'offline' }
  const { dialog } = await open()
  expect(await dialog.findByText(/no está en este dispositivo/)).toBeTruthy()
  files = {}
  fireEvent.click(dialog.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await dialog.findByAltText('Imagen 1 de 3')).toBeTruthy()
})

test('EVID-04, EVID-05, K-05: says that there are no pictures and reports it to the screen', async () => {
  list = { status: 'VACIO' }
  const { dialog, onEmpty } = await open()
  expect(await dialog.findByText('No se encuentran evidencias cargadas en esta inconformidad')).toBeTruthy()
  expect(onEmpty).toHaveBeenCalledTimes(1)
})

test('says that the list needs internet, and fetches it on retry', async () => {
  list = 'offline'
  const { dialog, onEmpty } = await open()
  expect(await dialog.findByText(/Sin internet no podemos mostrar las evidencias/)).toBeTruthy()
  expect(onEmpty).not.toHaveBeenCalled()
  list = { status: 'VACIO' }
  fireEvent.click(dialog.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await dialog.findByText('No se encuentran evidencias cargadas en esta inconformidad')).toBeTruthy()
})

test('revokes the URL of every picture that was shown', async () => {
  const { dialog } = await open()
  await dialog.findByAltText('Imagen 1 de 3')
  fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
  await dialog.findByAltText('Imagen 2 de 3')
  cleanup()
  expect(revoked).toEqual(['blob:1', 'blob:2'])
})
