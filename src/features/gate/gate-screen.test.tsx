import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/gate.examples.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import { readGate } from '#contract/approvals/gate.ts'
import { deviceDatabase, type SealedRow } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { noteClock, serverNow } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { companyDate, companyTime } from '#domain/time/dates.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { GateScreen } from './gate-screen.tsx'
import { placeFor } from './mark-place.ts'

const BEHIND_MS = 3 * 60 * 60 * 1000

beforeEach(async () => {
  await openWorkHere()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(more: object[] = []) {
  const today = companyDate(serverNow())
  const [entry] = examples.readGate.response.data
  const day = { marca: null, dia: today, diaFin: today }
  const data = [{ ...entry, ...day }, ...more.map((each) => ({ ...entry, ...day, ...each }))]
  const answers: Record<string, object> = {
    [keyOf(readGate)]: { status: 'OK', data },
    [keyOf(markAtGate)]: { status: 'ERROR', message: 'No puede pasar.' },
  }
  const calls = serviceHere(({ key }) => Response.json(answers[key] ?? {}))
  renderHere(<GateScreen />)
  return calls
}

test('shows the server’s time on the button for a mark when the tablet’s clock is hours behind', async () => {
  noteClock(BEHIND_MS)
  show()
  fireEvent.click(await screen.findByRole('button', { name: /Mariana/ }))
  const hours = [0, 60_000].map((ago) => companyTime(serverNow() - ago))
  const button = screen.getByRole('button', { name: /^Marcar/ })
  expect(hours).toContain(/\d\d:\d\d/.exec(button.textContent ?? '')?.[0])
})

test('shows the server’s refusal of a mark when nothing can be stored', async () => {
  setOpenStore(null)
  setCurrentToken('token')
  const snacks = watchSnacks()
  const calls = show()
  fireEvent.click(await screen.findByRole('button', { name: /Mariana/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Marcar/ }))
  await waitFor(() => expect(snacks).toEqual([{ text: 'No puede pasar.', tone: 'error' }]))
  const id = examples.readGate.response.data[0]?.id
  expect(calls).toContainEqual({
    key: keyOf(markAtGate),
    body: expect.objectContaining({ id, via: 'entra' }),
  })
})

test('counts unsent marks of the previous guard in the evacuation list', async () => {
  const id = examples.readGate.response.data[0]?.id ?? 0
  const at = serverNow() - 60_000
  const place = (of: number, via: 'entra' | 'sale') => placeFor({ id: of, via, clase: 'visita', at })
  const operation = markAtGate.id
  const copies = [
    { ...place(id, 'entra'), operation, state: 'needs-session', at },
    { ...place(id + 1, 'entra'), operation, state: 'queued', at },
    { ...place(id + 2, 'entra'), operation, state: 'rejected', at },
    { ...place(id + 3, 'entra'), operation: 'P-1', state: 'queued', at },
    { ...place(id + 4, 'entra'), operation, state: 'stray', at },
  ] as SealedRow[]
  // oxlint-disable-next-line typescript/unbound-method -- its mock is set, not called
  vi.mocked(deviceDatabase.sealed.filter).mockImplementation(
    (isWanted) => ({ toArray: async () => copies.filter(isWanted) }) as never,
  )
  show()
  const open = await screen.findByRole('button', { name: 'Lista de evacuación' })
  await screen.findByText('Falta enviar 2 marcas')
  fireEvent.click(open)
  const list = await screen.findByRole('dialog')
  expect(list.textContent).toContain('2 visitantes adentro')
  expect(list.textContent).toContain('Mariana')
  expect(list.textContent).toContain(`Visita ${id + 1}`)
})

test('lists material inside separately, without counting it as a person', async () => {
  const marca = { via: 'entra', hora: new Date(serverNow()).toISOString() }
  show([
    { id: 901, nombre: 'Rosa Peña', marca },
    { id: 902, nombre: 'Aceros del Norte', clase: 'ingreso_material', marca },
  ])
  const inside = await screen.findByRole('region', { name: 'Adentro ahora' })
  expect(within(inside).getByRole('strong').textContent).toBe('1')
  const material = screen.getByRole('list', { name: /^Material adentro/ })
  expect(within(material).getByText('Aceros del Norte')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Lista de evacuación' }))
  const list = await screen.findByRole('dialog')
  expect(list.textContent).toContain('1 visitante adentro')
  expect(list.textContent).toMatch(/Rosa Peña.*no son personas.*Aceros del Norte/)
})

test('lists people who should have left above those who have not arrived', async () => {
  const at = serverNow()
  const marca = { via: 'entra', hora: new Date(at - 26 * 60 * 60 * 1000).toISOString() }
  const yesterday = companyDate(at - 24 * 60 * 60 * 1000)
  show([{ id: 905, nombre: 'Saúl Ríos', marca, dia: yesterday, diaFin: yesterday }])
  await screen.findByText('Saúl Ríos')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.indexOf('Adentro 1')).toBeLessThan(titles.indexOf('Faltan hoy 1'))
})
