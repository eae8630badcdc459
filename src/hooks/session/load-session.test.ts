// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#core/session/session.ts')
  vi.resetModules()
})

test('reloads the page when a retry by the person fails, but not when a prefetch fails', async () => {
  vi.resetModules()
  vi.doMock('#core/session/session.ts', () => {
    throw new Error('gone')
  })
  const { setPageReload } = await import('#parts/lazy-part.ts')
  const { loadSession } = await import('./load-session.ts')
  const startOver = vi.fn(async () => false)
  setPageReload(startOver)
  for (let ahead = 1; ahead <= 3; ahead += 1) await expect(loadSession()).rejects.toThrow()
  expect(startOver).not.toHaveBeenCalled()
  await expect(loadSession(true)).rejects.toThrow()
  expect(startOver).toHaveBeenCalledOnce()
})
