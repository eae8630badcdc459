import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'turno.listas'
const profile = { user: { Id_Usuario: 1, Folio: '100101' }, menu: null, company: '00100' } as never
const yesNo = { status: 'OK', data: [{ id: 1, nombre: 'Claro que sí' }] }

let answers: Record<number, unknown>
let requested: number[]
let mode: 'personal' | 'kiosk' = 'personal'

beforeEach(() => {
  localStorage.clear()
  answers = { 22: yesNo }
  requested = []
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    requested.push(Opcion)
    const answer = answers[Opcion]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(async () => {
  cleanup()
  // Real time: the library writes after 200 ms. A write of this test must not reach the next test.
  await new Promise((resolve) => setTimeout(resolve, 300))
  vi.unstubAllGlobals()
  mode = 'personal'
})

async function openPage() {
  vi.resetModules()
  const { noteDeviceMode } = await import('#core/store/device-mode.ts')
  const { setSession } = await import('#core/session/session-state.ts')
  noteDeviceMode(mode)
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  const { useCatalogue } = await import('./use-catalogue.ts')
  return renderHook(() => useCatalogue('yesNo')).result
}

describe('useCatalogue', () => {
  it('fetches a list once, and shows it at the next visit without a network', async () => {
    const first = await openPage()
    await waitFor(() => expect(first.current.data).toEqual(yesNo))
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Claro que'))
    cleanup()

    answers = {}
    const second = await openPage()
    expect(second.current.data).toEqual(yesNo)
    expect(requested).toEqual([22])
  })

  it('shows a stale list at once and then the new one', async () => {
    const first = await openPage()
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Claro que'))
    expect(first.current.data).toEqual(yesNo)
    cleanup()

    age()
    const renamed = { status: 'OK', data: [{ id: 1, nombre: 'Sí' }] }
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    vi.stubGlobal('fetch', async (request: Request | URL) => {
      if (request instanceof URL) return Response.json({})
      await gate
      return Response.json(renamed)
    })
    const second = await openPage()
    expect(second.current.data).toEqual(yesNo)
    act(() => release())
    await waitFor(() => expect(second.current.data).toEqual(renamed))
    await waitFor(() => expect(localStorage.getItem(KEY)).not.toContain('Claro que'))
  })

  it('keeps the cached list when a refresh fails', async () => {
    const first = await openPage()
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Claro que'))
    expect(first.current.data).toEqual(yesNo)
    cleanup()
    age()
    answers = {}
    const second = await openPage()
    await waitFor(() => expect(second.current.failure).not.toBeNull())
    expect(second.current.data).toEqual(yesNo)
    // Real time: no event shows that the library's delayed write did not happen.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(localStorage.getItem(KEY)).toContain('Claro que')
    expect(localStorage.getItem(KEY)).not.toContain('offline')
  })

  it('stores no name of an operation and no data of the person', async () => {
    const first = await openPage()
    await waitFor(() => expect(first.current.data).toEqual(yesNo))
    await waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull())
    expect(localStorage.getItem(KEY)).not.toMatch(/DOC|GEN|100101|Opcion/)
  })

  it('discards a stored list that is invalid', async () => {
    const first = await openPage()
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Claro que'))
    expect(first.current.data).toEqual(yesNo)
    cleanup()
    answers = {}
    for (const broken of [spoil('"nombre"', '"apellido"'), '{"clientState"', 'null', '{}']) {
      localStorage.setItem(KEY, broken)
      const next = await openPage()
      await waitFor(() => expect(next.current.failure).not.toBeNull())
      expect(next.current.data).toBeNull()
      cleanup()
    }
  })

  it('stores nothing on a kiosk, and removes what was stored before', async () => {
    mode = 'kiosk'
    localStorage.setItem(KEY, 'from before')
    const list = await openPage()
    await waitFor(() => expect(list.current.data).toEqual(yesNo))
    // Real time: no event shows that the library's delayed write did not happen.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})

function age(): void {
  const text = localStorage.getItem(KEY) ?? ''
  const kept = JSON.parse(text) as { clientState: { queries: { state: { dataUpdatedAt: number } }[] } }
  for (const query of kept.clientState.queries) query.state.dataUpdatedAt -= 86_400_000
  localStorage.setItem(KEY, JSON.stringify(kept))
}

function spoil(word: string, by: string): string {
  return (localStorage.getItem(KEY) ?? '').replaceAll(word, by)
}
