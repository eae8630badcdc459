import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentView } from './document-view.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('does not call a picture damaged that the browser cannot draw, and offers a retry', async () => {
  const load = vi.fn(async () => ({ kind: 'file', bytes: new ArrayBuffer(8), media: 'image/jpeg' }) as const)
  render(<DocumentView load={load} fileName="ine.jpg" label="INE" />)
  fireEvent.error(await screen.findByAltText('INE'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('No se pudo abrir. Intenta otra vez; si no se abre, reemplázalo.')
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  await screen.findByAltText('INE')
  expect(load).toHaveBeenCalledTimes(2)
})
