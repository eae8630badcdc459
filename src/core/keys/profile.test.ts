import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/identity/login.examples.ts'
import { fetchProfile } from './profile.ts'

let menu: unknown
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://portal.example/'))
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    if (Opcion === 3) return Response.json(examples.readUser.response)
    if (Opcion === 4) return Response.json(menu)
    return Response.json({ status: 'OK', compania: '00100' })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function known() {
  const profile = await fetchProfile('t')
  return profile.ok ? profile.value.menu : undefined
}

test('ROUTE-08: treats an empty menu list as a missing menu', async () => {
  menu = { status: 'OK', msj: { modules: [], tree: [], isMultisistema: false } }
  expect(await known()).toBeNull()
  menu = examples.readMenu.response
  expect(await known()).toMatchObject({ isMultisistema: expect.any(Boolean) as boolean })
})
