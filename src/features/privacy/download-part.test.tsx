import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { DownloadPart } from './download-part.tsx'
import type { useDownload } from './use-download.ts'

const still = { isBusy: false, problem: null, attempt: 0 }

function stateOf(percent: number | null): ReturnType<typeof useDownload> {
  const download = {
    id: 1,
    estado: 'ready',
    pedido: '27/11/2026 10:00:00',
    hasta: '28/11/2026 10:00:00',
    bytes: 4_000_000,
    partes: 2,
  } as const
  return {
    data: { status: 'OK', clases: [], descarga: download, quedan: 0 },
    failure: null,
    refresh: () => undefined,
    download,
    work: { ...still, refuse: () => undefined, run: async () => undefined, forget: () => undefined },
    ask: () => undefined,
    open: () => undefined,
    hasKey: true,
    percent,
    isBroken: false,
    fetch: vi.fn<() => void>(),
  } as unknown as ReturnType<typeof useDownload>
}

test('moves the focus from the button to the progress, and back to the button', () => {
  const { rerender } = render(<DownloadPart state={stateOf(null)} />)
  const button = screen.getByRole('button', { name: /^Descargar/ })
  act(() => button.focus())
  fireEvent.click(button)
  rerender(<DownloadPart state={stateOf(0)} />)
  expect(document.activeElement?.textContent).toContain('Descargando…')
  expect(document.activeElement).not.toBe(document.body)
  rerender(<DownloadPart state={stateOf(null)} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Descargar/ }))
})

test('does not move a focus that is elsewhere', () => {
  const elsewhere = document.createElement('input')
  document.body.append(elsewhere)
  const { rerender } = render(<DownloadPart state={stateOf(null)} />)
  act(() => elsewhere.focus())
  rerender(<DownloadPart state={stateOf(0)} />)
  rerender(<DownloadPart state={stateOf(null)} />)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('offers no download on a kiosk', () => {
  noteDeviceMode('kiosk')
  const { container } = render(<DownloadPart state={stateOf(null)} />)
  expect(container.textContent).toContain('Descárgalos en tu teléfono o computadora')
  expect(container.querySelector('button')).toBeNull()
  noteDeviceMode('personal')
})
