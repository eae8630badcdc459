import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#hooks/navigation/navigation.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { DeskScreen } from './desk-screen.tsx'

let asked: unknown[]

beforeEach(() => {
  asked = []
  openSessionHere({ Id_Usuario: 9, Nickname: 'rh' })
  vi.stubGlobal('fetch', async (asking: Request | URL) => {
    if (asking instanceof URL) return Response.json({})
    const { tipo } = (await asking.json()) as { tipo: string }
    if (asking.url.endsWith('lista')) asked.push(tipo)
    const counts = { abiertas: 0, respondidas: 0, motivos: [], edades: [], medianaHoras: null }
    return Response.json({ status: 'OK', data: [], total: 0, ...counts, nivelPromedio: null })
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.location.hash = ''
})

test('opens the disputes list from a task’s address and still allows choosing the other list', async () => {
  navigate('/AtencionNomina?tipo=inconformidad')
  renderHere(<DeskScreen params={{}} />)
  const disputes = await screen.findByRole<HTMLInputElement>('radio', { name: /^Inconformidades/ })
  expect(disputes.checked).toBe(true)
  await waitFor(() => expect(asked).toEqual(['inconformidad']))
  const clarifications = screen.getByRole<HTMLInputElement>('radio', { name: /^Aclaraciones/ })
  fireEvent.click(clarifications)
  await waitFor(() => expect(clarifications.checked).toBe(true))
})
