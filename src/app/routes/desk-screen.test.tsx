import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Menu } from '#contract/identity/login.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { matchScreen } from '../page/match-path.ts'
import { findDeskScreen, useDeskRoute } from './desk-screen.ts'
import { routes } from './routes.ts'

const desks = routes.filter(({ room }) => room !== undefined)

const menu: Menu = {
  modules: [{ url: '/Caseta', title: 'Visitas de hoy', view: 'x' }],
  tree: [],
  isMultisistema: false,
}

test('uses the menu title for a desk whose route table cannot be loaded', async () => {
  const load = () => Promise.reject(new Error('no network'))
  const route = {
    path: 'Caseta',
    title: () => '',
    access: 'session',
    section: null,
    load,
    room: load,
  } as const
  const { result } = renderHook(() => useDeskRoute({ kind: 'show', route, params: {} }, '/Caseta', menu))
  expect(result.current).toMatchObject({ kind: 'wait', title: 'Visitas de hoy' })
  await waitFor(() => expect(result.current).toHaveProperty('retry'))
  expect(result.current).toMatchObject({ kind: 'wait', title: 'Visitas de hoy' })
})

test.each([
  '/MiEquipo/ResultadoEvaluacion',
  '/MiEquipo/ResultadoEvaluacion/abc',
  '/Evaluaciones/abc',
  '/Especiales/ResultadoEvaluacion',
  '/Autorizaciones/1/2/3',
])('shows the unknown page at %s, which no screen of its desk has', async (path) => {
  const route = desks.find((desk) => path.startsWith(desk.path))
  if (!route) throw new Error('a desk has this address')
  const { result } = renderHook(() => useDeskRoute({ kind: 'show', route, params: {} }, path, menu))
  await waitFor(() => expect(result.current).toEqual({ kind: 'unknown' }))
  expect(await route.load()).toHaveProperty('Screen')
})

test('opens no screen at an address whose id is no number', async () => {
  let count = 0
  for (const route of routes.filter(({ access }) => access === 'session')) {
    const inside = (await route.room?.())?.routes ?? [route]
    for (const { path } of inside.filter((each) => /\/:id/.test(each.path))) {
      const address = path.replace(/:id\w*/, 'abc').replace(/:\w+/g, '1')
      expect(matchScreen(path, address), address).toBeNull()
      count += 1
    }
  }
  expect(count).toBeGreaterThan(20)
})

test('accepts a word in place of an id on a kiosk', () => {
  const [entry] = desks
  const inside = [{ path: '/X/:id', load: () => Promise.reject(new Error('not loaded')) }]
  if (!entry) throw new Error('there are desks')
  noteDeviceMode('kiosk')
  const found = findDeskScreen(inside, entry, '/X/1f3c')
  noteDeviceMode('personal')
  expect(found?.params).toEqual({ id: '1f3c' })
  expect(findDeskScreen(inside, entry, '/X/1f3c')).toBeNull()
})

test('opens a screen or the unknown page at every address below a desk', async () => {
  for (const door of desks) {
    const { path } = door
    const inside = (await door.room?.())?.routes ?? []
    for (const below of ['', '/', '/x', '/x/y', '/x/y/z', '/%']) {
      const place = findDeskScreen(inside, door, path + below)
      expect([null, 'object'], path + below).toContain(place === null ? null : typeof place.route)
    }
  }
})

test('opens the first screen of a desk at the address that the menu gives the desk', async () => {
  const door = desks.find(({ path }) => path === '/Autorizaciones')
  const inside = (await door?.room?.())?.routes ?? []
  expect(door && findDeskScreen(inside, door, '/Mi/Lista')?.route.path).toBe('/Autorizaciones')
})
