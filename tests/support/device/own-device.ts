import { act, cleanup, configure, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setSession } from '#core/session/session-state.ts'
import { loadConfig } from '#core/transport/config.ts'
import { noteClock } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { forgetSynced } from '#hooks/operations/sync-state.ts'
import { ageFailures } from './noted-answers.ts'

// Loads the host's settings before the first test. Otherwise, a test whose `fetch` never responds would block
// all later calls.
const { fetch } = globalThis
globalThis.fetch = async () => Response.json({})
await loadConfig()
globalThis.fetch = fetch

// Long, so that tests pass on a busy machine; only a missing element takes this long.
configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)
// Waits for parts that a test began to load, because loading fails once the file's environment is gone.
afterAll(() => vi.dynamicImportSettled())

beforeEach(() => {
  noteDeviceMode('personal')
  setSession({ phase: 'signed-out', reason: 'none' })
  setOpenStore(null)
  setCurrentToken(null)
  noteClock(0)
  forgetSynced()
  ageFailures()
  const { result, unmount } = renderHook(() => ({ alert: useAlert(), snacks: useSnacks() }))
  for (let { alert } = result.current; alert; { alert } = result.current) {
    const { id } = alert
    act(() => closeAlert(id))
  }
  act(() => result.current.snacks.forEach(({ id }) => dismissSnack(id)))
  unmount()
})
