import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShareLinkDialog } from './share-link-dialog.tsx'

let requests: object[]
let answers: object[]
const made = {
  status: 'OK',
  enlace: '#/AutorizaVisita/KEY',
  para: 'Rogelio Z.',
  accion: 'entrar',
  vence: '2026-11-24',
}

beforeEach(() => {
  requests = []
  answers = [made, { ...made, enlace: '' }]
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    requests.push((await request.json()) as object)
    return Response.json(answers.shift() ?? { status: 'ERROR', message: 'No' })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('makes a link once, shows it as a QR code, copies it, and mails it to the approver', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  const onClose = vi.fn()
  render(<ShareLinkDialog id={7} onClose={onClose} />)
  await screen.findByRole('img', { name: 'Código para abrir el enlace' })
  expect(requests).toEqual([{ id: 7 }])
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }))
  await screen.findByRole('button', { name: 'Copiado' })
  expect(copied[0]).toMatch(/^http.*\/#\/AutorizaVisita\/KEY$/)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar por correo' }))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Se lo enviamos a Rogelio Z. por correo.'),
  )
  expect(requests[1]).toEqual({ id: 7, correo: true })
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(onClose).toHaveBeenCalled()
})

test('offers the device’s own share sheet only when the device has one', async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const { unmount } = render(<ShareLinkDialog id={7} onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Compartir' }))
  expect(share).toHaveBeenCalledWith({ url: expect.stringMatching(/#\/AutorizaVisita\/KEY$/) as string })
  unmount()
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  answers = [made]
  render(<ShareLinkDialog id={7} onClose={() => undefined} />)
  await screen.findByRole('img', { name: 'Código para abrir el enlace' })
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull()
})

test('shows the server’s refusal, and makes the link on retry', async () => {
  answers = [{ status: 'ERROR', message: 'Creaste muchos enlaces. Espera una hora.' }, made]
  render(<ShareLinkDialog id={7} onClose={() => undefined} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Creaste muchos enlaces.')
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  await screen.findByRole('img', { name: 'Código para abrir el enlace' })
})
