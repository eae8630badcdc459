import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { appConfig } from '#contract/protocol/app-config.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import * as config from '#core/transport/config.ts'
import * as rpc from '#core/transport/rpc.ts'
import { prefetchData } from './ahead.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['asks a company’s own host for nothing', {}, []],
  ['asks this portal’s server for the law and the hours', { deliveryKey: { kid: 'k' } }, ['P-255', 'P-271']],
])('%s', async (_title, settings, asked) => {
  noteDeviceMode('personal')
  const known = { ...appConfig().parse({}), ...settings } as Awaited<ReturnType<typeof config.loadConfig>>
  vi.spyOn(config, 'loadConfig').mockResolvedValue(known)
  const call = vi.spyOn(rpc, 'call').mockResolvedValue({ ok: false, failure: { kind: 'offline' } })
  await prefetchData(new QueryClient())
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual(asked)
})
