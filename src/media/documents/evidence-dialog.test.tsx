import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EvidenceDialog } from './evidence-dialog.tsx'

/** First bytes of a JPEG; the rest does not matter here. */
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

test('EVID-01 … 03: it loads, then shows the pictures one by one, and says which', async () => {
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

test('a finger that goes sideways turns the page, one that goes down does not', async () => {
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

test('one picture that is broken leaves its place, and the others', async () => {
  files = { 'a.jpg': new Response('<h1>Not found</h1>', { status: 404 }) }
  const { dialog } = await open()
  expect(await dialog.findByText('Esta imagen no se puede ver. Las demás siguen aquí.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
  expect(await dialog.findByAltText('Imagen 2 de 3')).toBeTruthy()
})

test('bytes that no browser can draw leave their place, too', async () => {
  const { dialog } = await open()
  fireEvent.error(await dialog.findByAltText('Imagen 1 de 3'))
  expect(await dialog.findByText('Esta imagen no se puede ver. Las demás siguen aquí.')).toBeTruthy()
})

test('EVID-07: without a network a picture says so, and comes when it is asked for again', async () => {
  files = { 'a.jpg': 'offline' }
  const { dialog } = await open()
  expect(await dialog.findByText(/no está en este dispositivo/)).toBeTruthy()
  files = {}
  fireEvent.click(dialog.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await dialog.findByAltText('Imagen 1 de 3')).toBeTruthy()
})

test('EVID-04, EVID-05, K-05: without pictures both texts are said', async () => {
  list = { status: 'VACIO' }
  const { dialog, onEmpty } = await open()
  expect(await dialog.findByText('No se encuentran evidencias cargadas en esta inconformidad')).toBeTruthy()
  expect(onEmpty).toHaveBeenCalledTimes(1)
})

test('without the list it says so and asks again', async () => {
  list = 'offline'
  const { dialog, onEmpty } = await open()
  expect(await dialog.findByText(/Sin internet no vemos las evidencias/)).toBeTruthy()
  expect(onEmpty).not.toHaveBeenCalled()
  list = { status: 'VACIO' }
  fireEvent.click(dialog.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await dialog.findByText('No se encuentran evidencias cargadas en esta inconformidad')).toBeTruthy()
})

test('no address of a picture outlives it', async () => {
  const { dialog } = await open()
  await dialog.findByAltText('Imagen 1 de 3')
  fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
  await dialog.findByAltText('Imagen 2 de 3')
  cleanup()
  expect(revoked).toEqual(['blob:1', 'blob:2'])
})
