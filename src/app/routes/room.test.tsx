import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Menu } from '#contract/login.ts'
import { useRoom } from './room.ts'

const menu: Menu = {
  modules: [{ url: '/Caseta', title: 'Visitas de hoy', view: 'x' }],
  tree: [],
  isMultisistema: false,
}

test('a room whose table can not be had is called as the menu calls it', async () => {
  const load = () => Promise.reject(new Error('no network'))
  const route = {
    path: 'Caseta',
    title: () => '',
    access: 'session',
    section: null,
    load,
    room: load,
  } as const
  const { result } = renderHook(() => useRoom({ kind: 'show', route, params: {} }, '/Caseta', menu))
  expect(result.current).toMatchObject({ kind: 'wait', title: 'Visitas de hoy' })
  await waitFor(() => expect(result.current).toHaveProperty('retry'))
  expect(result.current).toMatchObject({ kind: 'wait', title: 'Visitas de hoy' })
})
