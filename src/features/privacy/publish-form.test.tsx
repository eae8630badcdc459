import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PublishForm } from './publish-form.tsx'

let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    sent.push((await request.json()) as Record<string, unknown>)
    return Response.json({ status: 'OK', version: 1 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const generated = '# 1. Quién es responsable\nEstampados del Norte, con domicilio en Calle 1.'

test('shows the generated text, which cannot be edited, and sends only the company’s paragraphs', async () => {
  const onEnd = vi.fn<() => void>()
  render(<PublishForm version={1} generated={generated} former="" onEnd={onEnd} />)
  expect(screen.getByRole('heading', { name: '1. Quién es responsable', hidden: true })).toBeTruthy()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Párrafos de la empresa (opcional)'), {
    target: { value: ' Hay cámaras. ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, publicar' }))
  await waitFor(() => expect(onEnd).toHaveBeenCalled())
  expect(sent).toEqual([
    { version: 1, agregado: 'Hay cámaras.', cambios: '', idOperacion: expect.any(String) },
  ])
})

test('keeps the former paragraphs, and asks what changed from the second version on', async () => {
  render(<PublishForm version={2} generated={generated} former="Hay cámaras." onEnd={() => undefined} />)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Párrafos de la empresa (opcional)').value).toBe(
    'Hay cámaras.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Escribe qué cambió')
  expect(sent).toEqual([])
})
