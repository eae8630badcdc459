import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SnackPlace } from './snack-bar.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(fieldTop: number): HTMLElement {
  vi.stubGlobal('innerHeight', 640)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this instanceof HTMLInputElement
      ? new DOMRect(16, fieldTop, 300, 52)
      : new DOMRect(12, 560, 336, 80)
  })
  render(
    <>
      <input aria-label="Fecha de nacimiento" />
      <SnackPlace
        snack={{ id: 1, text: 'Datos guardados correctamente', tone: 'success' }}
        onClose={() => undefined}
        closeLabel="Cerrar"
      />
    </>,
  )
  return screen.getByRole('status').parentElement as HTMLElement
}

test('moves to the upper edge instead of covering a field', async () => {
  const place = show(570)
  await waitFor(() => expect(place.hasAttribute('data-up')).toBe(true))
})

test('stays at the lower edge when it covers no field', async () => {
  const place = show(300)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(place.hasAttribute('data-up')).toBe(false)
})
