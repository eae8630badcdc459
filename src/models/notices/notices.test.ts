import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { loadNotices } from './notices.ts'

const EMPLOYEE = { company: '00100', userId: 1 }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('location', new URL('http://portal.example/'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answer(body: BodyInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
}

test('SHELL-33: shows a notice up to and including its last day', async () => {
  answer(
    JSON.stringify([
      { id: 1, titulo: 'Ayer', vigencia: '2026-11-20' },
      { id: 2, titulo: 'Hoy', vigencia: '2026-11-21' },
      { id: 3, titulo: 'Mañana', vigencia: '2026-11-22' },
    ]),
  )
  expect((await loadNotices(EMPLOYEE))?.notices.map((notice) => notice.titulo)).toEqual(['Hoy', 'Mañana'])
})

test('shows notices for phones only on phones, and notices for kiosks only on kiosks', async () => {
  const list = [
    { id: 1, titulo: 'Guarda tus recibos', vigencia: '2026-11-22', equipo: 'personal' },
    { id: 2, titulo: 'Toca Terminar', vigencia: '2026-11-22', equipo: 'kiosco' },
    { id: 3, titulo: 'Bienvenido', vigencia: '2026-11-22' },
  ]
  const titles = async () => (await loadNotices(EMPLOYEE))?.notices.map(({ titulo }) => titulo)
  answer(JSON.stringify(list))
  expect(await titles()).toEqual(['Guarda tus recibos', 'Bienvenido'])
  noteDeviceMode('kiosk')
  answer(JSON.stringify(list))
  expect(await titles()).toEqual(['Toca Terminar', 'Bienvenido'])
  noteDeviceMode('personal')
})

test('hides a notice about payslips from a candidate', async () => {
  const list = [{ id: 1, titulo: 'Aquí están tus recibos', vigencia: '2026-11-22', publico: 'nomina' }]
  answer(JSON.stringify(list))
  expect((await loadNotices(EMPLOYEE))?.notices).toHaveLength(1)
  answer(JSON.stringify(list))
  expect((await loadNotices({ company: 'CANDIDATO', userId: 7 }))?.notices).toEqual([])
})

test('returns null without a network or for an invalid answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadNotices(EMPLOYEE)).toBeNull()
  answer('<!doctype html>')
  expect(await loadNotices(EMPLOYEE)).toBeNull()
  answer('[{"id":"x"}]')
  expect(await loadNotices(EMPLOYEE)).toBeNull()
})

test('dates a cached list by its own date header', async () => {
  const list = [{ id: 1, titulo: 'Hoy', vigencia: '2026-11-21' }]
  const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(list), { headers })))
  const at = Date.parse('2026-11-20T12:00:00Z')
  expect(await loadNotices(EMPLOYEE)).toEqual({ notices: list, at, isFresh: false })
})
