import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showAlert, showScreenAlert } from '#hooks/operations/alert.ts'
import { NotHere } from '#ui/feedback/not-here.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { startSupport } from './support-code.tsx'

let told: (entries: object[]) => void = () => undefined

class Observer {
  constructor(take: (list: { getEntries(): object[] }) => void) {
    told = (entries) => take({ getEntries: () => entries })
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer)
  startSupport()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Answer {
  status?: number
  path?: string
  at?: number
}

function answer(
  id: string,
  { status = 500, path = '/General/ws-general.php', at = performance.now() }: Answer = {},
) {
  const serverTiming = [{ name: 'id', description: id }]
  act(() =>
    told([{ name: `https://portal.example${path}`, responseStatus: status, responseEnd: at, serverTiming }]),
  )
}

function show() {
  render(<NotHere title="No responde" againWord="Intentar otra vez" onRetry={() => undefined} />)
}

test('an answer that nobody expected has a code, also one that the browser notes a moment later', () => {
  show()
  expect(screen.queryByText(/Código para soporte/)).toBeNull()
  answer('Do3e27F9EIv7')
  expect(screen.getByText('Do3e27F9EIv7').closest('p')?.textContent).toBe('Código para soporte: Do3e27F9EIv7')
  // What fails next is about something else.
  answer('AAAAAAAAAAAA')
  expect(screen.getByText('Do3e27F9EIv7')).toBeTruthy()
})

test('a refusal, the report of the page itself, a strange id and an old failure have none', () => {
  answer('oldoldoldold', { at: performance.now() - 60_000 })
  show()
  answer('BBBBBBBBBBBB', { status: 200 })
  answer('CCCCCCCCCCCC', { path: '/api/portal/marcha/informe' })
  answer('<b>not one</b>')
  expect(screen.queryByText(/Código para soporte/)).toBeNull()
})

test('it stands in the alert of a screen that failed, not in any other', async () => {
  render(<AlertDialog />)
  answer('DDDDDDDDDDDD')
  act(() => void showAlert({ text: 'Tu sesión expiró' }))
  expect(await screen.findByText('Tu sesión expiró')).toBeTruthy()
  expect(screen.queryByText('DDDDDDDDDDDD')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Entendido' }).click())
  act(() => void showScreenAlert('Ocurrió un error: no'))
  expect(await screen.findByText('Ocurrió un error: no')).toBeTruthy()
  expect(screen.getByText('DDDDDDDDDDDD')).toBeTruthy()
})
