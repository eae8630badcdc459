import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { Screen } from './install-screen.tsx'

/** @own-modules: sets the mode of this page. */

afterEach(() => {
  cleanup()
  noteDeviceMode('personal')
  vi.restoreAllMocks()
})

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4'

function open(userAgent: string, maxTouchPoints = 0) {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(window.navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints)
  render(<Screen />)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test.each([
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile', 'Toca los tres puntos'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile) Firefox/140.0', 'Toca los tres puntos'],
  ['Samsung', 'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0', 'Toca las tres rayas'],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    'Abre el menú de tres puntos',
  ],
  [
    'Edge on a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Abre el menú de tres puntos',
  ],
  ['Safari on a Mac', `${MAC} ${SAFARI} Safari/605.1.15`, 'Abre el menú Archivo'],
])('names the browser’s own menu when there is no install prompt: %s', (_, userAgent, first) => {
  const steps = open(userAgent)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toContain(first)
  expect(screen.getByText(/quizá ya está instalado/)).toBeTruthy()
  expect(screen.getByText(/En modo incógnito/)).toBeTruthy()
})

test('names Edge’s own entry, which is not that of Chrome', () => {
  const [, second] = open('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0')
  expect(second).toContain('Aplicaciones')
})

const ON_APPLE = 'Mobile/15E148 Safari/604.1'
test.each([
  ['Safari of an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) Version/17.4 ${ON_APPLE}`],
  ['Chrome of an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) CriOS/140.0 ${ON_APPLE}`],
  ['Safari of an iPad', `${MAC} ${SAFARI} Safari/605.1.15`],
])('shows sharing as the first step, wherever the browser has it: %s', (_, userAgent) => {
  const [first] = open(userAgent, 5)
  expect(first).toContain('Toca Compartir')
  expect(first).toContain('arriba')
})

test.each([
  [
    'Facebook of Android',
    'Mozilla/5.0 (Linux; Android 14; K; wv) Version/4.0 Chrome/140.0 Mobile [FB_IAB/FB4A]',
  ],
  [
    'web view of Android',
    'Mozilla/5.0 (Linux; Android 14; K; wv) Version/4.0 Chrome/140.0 Mobile Safari/537.36',
  ],
  ['Instagram of an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) Mobile/15E148 Instagram 320.0'],
  ['web view of an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605.1.15 Mobile/15E148'],
])('sends a person inside another app to a browser: %s', (_, userAgent) => {
  expect(open(userAgent)).toEqual([])
  expect(screen.getByText(/Estás dentro de otra aplicación/)).toBeTruthy()
})

test.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0'],
  ['Opera', 'Mozilla/5.0 (Windows NT 10.0) Chrome/139.0 Safari/537.36 OPR/124.0'],
])('names other browsers when this one cannot install: %s', (_, userAgent) => {
  expect(open(userAgent)).toEqual([])
  expect(screen.getByText(/Abre el portal en Chrome, Edge o Safari/)).toBeTruthy()
})

test('says in an installed app that it is already installed', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('standalone'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  )
  expect(open('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile')).toEqual([])
  expect(screen.getByText('Turno ya está instalado en este dispositivo.')).toBeTruthy()
})
