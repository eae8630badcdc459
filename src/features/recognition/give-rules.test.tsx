import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRecognitions } from '#contract/recognition/recognition.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { GiveScreen } from './give-screen.tsx'

let answers: Record<number, () => object>
let asked: number[]

beforeEach(async () => {
  await openWorkHere()
  asked = []
  answers = {
    1: () => ({ datosValores: [{ titulo: 'Hacerlo bien', image: 'calidad.svg' }] }),
    4: () => ({ valoresMes: [{ ValoresAsignados: 0 }] }),
    7: () => ({ colaboradores: [{ EMPLID: '100102', NAME: 'ARTURO MENDOZA', Area: 'CALIDAD' }] }),
  }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json().catch(() => ({}))) as { Opcion?: number }
    asked.push(Opcion ?? 0)
    const answer = answers[Opcion ?? 0]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer())
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  return renderHere(<GiveScreen />, client)
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: /^Reconocer/ }))

test('RECO-08: shows an error and does not send the recognition while a field is empty', async () => {
  show()
  await send()
  expect(await screen.findByText('ERROR. Debes llenar todos los campos.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Hacerlo bien' }))
  fireEvent.change(screen.getByLabelText(/^Cuenta/), { target: { value: 'Ayudó.' } })
  await send()
  expect(await screen.findByText('ERROR. Debes llenar todos los campos.')).toBeTruthy()
  expect(asked).not.toContain(5)
})

test.each([
  [0, /Te quedan 3/],
  [3, 'Lo sentimos, pero no puedes realizar más de 3 asignaciones por mes'],
])('RECO-03: uses the month’s count from the service: %i given', async (given, says) => {
  answers[4] = () => ({ valoresMes: [{ ValoresAsignados: given }] })
  show()
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0)
})

test('RECO-04: shows the area of a colleague without a number', async () => {
  answers[7] = () => ({ colaboradores: [{ NAME: 'ARTURO MENDOZA', Area: 'CALIDAD' }] })
  show()
  fireEvent.click(await screen.findByText('Arturo Mendoza'))
  expect(screen.getByText('Calidad')).toBeTruthy()
})

const LIMIT = 'Lo sentimos, pero no puedes realizar más de 3 asignaciones por mes'

test.each([
  ['this month', 0, true],
  ['an earlier month', -1, false],
])(
  'RECO-09, BR-28: blocks the form without a network only when the cached three are of this month: %s',
  async (_, months, isBlocked) => {
    const at = Date.parse(`${monthsAfter(companyDate(serverNow()), months)}T18:00:00Z`)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const counted = { value: { valoresMes: [{ ValoresAsignados: 3 }] }, at }
    client.setQueryData([countRecognitions.id, {}], counted, { updatedAt: 0 })
    delete answers[4]
    show(client)
    const button = await screen.findByRole('button', { name: /^Reconocer/ })
    await waitFor(() => expect(asked).toContain(4))
    expect(screen.queryByText(LIMIT) !== null).toBe(isBlocked)
    expect(button.getAttribute('aria-disabled')).toBe(String(isBlocked))
  },
)
