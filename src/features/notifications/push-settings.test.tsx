import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PersonStore } from '#core/store/person-store.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'

/** Encodes 65 bytes that start with 4, like a public key. */
const KEY = `B${'A'.repeat(86)}`

let config: object
let permission: NotificationPermission
let asked: { path: string; body: Record<string, unknown> }[]
let answers: Record<string, unknown>
let subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null
let subscribe: () => Promise<unknown>
let kept: Map<string, unknown>

const preferences = {
  status: 'OK',
  tipos: [
    { tipo: 'payslip-published', activo: true },
    { tipo: 'of-tomorrow', activo: true },
  ],
  silencio: { modo: 'turno', desde: '22:00', hasta: '06:00' },
  turno: { desde: '21:00', hasta: '05:00' },
  dispositivos: 0,
}

function makeSubscription() {
  subscription = {
    endpoint: 'https://push.example/abc',
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  return Object.assign(subscription, {
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
  })
}

beforeEach(() => {
  vi.resetModules()
  config = { vapidPublicKey: KEY }
  permission = 'default'
  asked = []
  subscription = null
  kept = new Map()
  subscribe = async () => makeSubscription()
  answers = {
    suscribir: { status: 'OK' },
    quitar: { status: 'OK' },
    preferencias: preferences,
    'guardar-preferencias': preferences,
    probar: { status: 'OK', dispositivos: 1 },
  }
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => permission,
  })
  vi.stubGlobal('PushManager', class {})
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe: () => subscribe() },
  }
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json(config)
    const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
    asked.push({ path, body })
    const answer = answers[path]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  vi.resetModules()
})

async function open(mode: 'personal' | 'kiosk' = 'personal') {
  const { setSession } = await import('#core/session/session-state.ts')
  const { noteDeviceMode } = await import('#core/store/device-mode.ts')
  const { setOpenStore } = await import('#core/store/open-store.ts')
  const { Screen } = await import('./push-settings-screen.tsx')
  const store = {
    readValue: async (name: string) => kept.get(name),
    peekValue: () => undefined,
    writeValue: async (name: string, value: unknown) => void kept.set(name, value),
    removeValue: async (name: string) => void kept.delete(name),
    close: () => undefined,
  }
  setOpenStore(store as unknown as PersonStore)
  noteDeviceMode(mode)
  const profile = { user: { Id_Usuario: 9, Folio: '100101' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  renderHere(<Screen />)
}

const sent = (path: string) => asked.filter((each) => each.path === path).map(({ body }) => body)
const turnOn = () => screen.findByRole('button', { name: 'Activar notificaciones' })

test('explains first what is sent; then subscribes, tests and unsubscribes the device', async () => {
  await open()
  const button = await turnOn()
  expect(screen.getByText(/no dice nombres ni montos/)).toBeTruthy()
  expect(sent('suscribir')).toEqual([])
  permission = 'granted'
  fireEvent.click(button)
  await screen.findByText('Notificaciones activadas')
  expect(sent('suscribir')).toEqual([
    { endpoint: 'https://push.example/abc', p256dh: KEY, auth: 'a'.repeat(22) },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Probar notificación' }))
  await waitFor(() => expect(sent('probar')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar en este dispositivo' }))
  await turnOn()
  expect(subscription).toBeNull()
  await waitFor(() => expect(sent('quitar')).toEqual([{ endpoint: 'https://push.example/abc' }]))
})

test('gives up after 10 s when the push service does not respond, and can be retried', async () => {
  subscribe = () => new Promise(() => undefined)
  await open()
  const button = await turnOn()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  permission = 'granted'
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Activando…' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(await screen.findByText(/Tu navegador no respondió/)).toBeTruthy()
  expect(sent('suscribir')).toEqual([])
  subscribe = async () => makeSubscription()
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await screen.findByText('Notificaciones activadas')).toBeTruthy()
})

test('reports a failure when the server is unreachable, and stores no subscription', async () => {
  answers.suscribir = 'offline'
  await open()
  permission = 'granted'
  fireEvent.click(await turnOn())
  expect(await screen.findByText('No se pudieron activar')).toBeTruthy()
  expect(screen.getByText('Sin internet. Conéctate e intenta otra vez.')).toBeTruthy()
  expect(kept.get('note|push')).toBeUndefined()
})

test('explains how to unblock denied notifications, and does not offer to turn them on', async () => {
  await open()
  const button = await turnOn()
  permission = 'denied'
  fireEvent.click(button)
  expect(await screen.findByText('Las notificaciones están bloqueadas')).toBeTruthy()
  expect(screen.getByText(/Elige Permitir/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Activar notificaciones' })).toBeNull()
})

test('does not offer push in a browser without it, on a legacy host or on a kiosk', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  await open()
  expect(await screen.findByText('Este navegador no puede recibir notificaciones')).toBeTruthy()
  cleanup()
  vi.resetModules()
  config = {}
  await open()
  expect(await screen.findByText('Aquí no llegan notificaciones con Turno cerrado')).toBeTruthy()
  expect(screen.queryByText('Qué te avisamos')).toBeNull()
  cleanup()
  vi.resetModules()
  config = { vapidPublicKey: KEY }
  await open('kiosk')
  expect(await screen.findByText('Aquí no llegan notificaciones con Turno cerrado')).toBeTruthy()
})

test('saves kinds and quiet hours together, counts unknown kinds and sends them back unchanged', async () => {
  await open()
  expect(await screen.findByText('Tu app es anterior: actualízala para ver esto')).toBeTruthy()
  fireEvent.click(await screen.findByRole('switch', { name: 'Recibos y prenóminas nuevos' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Tus horas' }))
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '23:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent('guardar-preferencias')).toHaveLength(1))
  expect(sent('guardar-preferencias')[0]).toEqual({
    tipos: [
      { tipo: 'payslip-published', activo: false },
      { tipo: 'of-tomorrow', activo: true },
    ],
    silencio: { modo: 'propio', desde: '23:00', hasta: '06:00' },
  })
})

test('keeps the choice on screen and reports that it was not saved when offline', async () => {
  answers['guardar-preferencias'] = 'offline'
  await open()
  fireEvent.click(await screen.findByRole('switch', { name: 'Recibos y prenóminas nuevos' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('No se guardó. Lo que elegiste sigue aquí.')).toBeTruthy()
  expect(
    (screen.getByRole('switch', { name: 'Recibos y prenóminas nuevos' }) as HTMLInputElement).checked,
  ).toBe(false)
})

test('rejects quiet hours with a missing time', async () => {
  await open()
  fireEvent.click(await screen.findByRole('radio', { name: 'Tus horas' }))
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/Escribe las 2 horas/)).toBeTruthy()
  expect(sent('guardar-preferencias')).toEqual([])
})
