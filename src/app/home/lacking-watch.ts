import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSetting, writeSetting } from '#core/store/device-store.ts'
import { loadConfig } from '#core/transport/config.ts'
import { isLacking } from '#core/outbox/lacking.ts'
import { OperationError } from '#hooks/operations/busy-retry.ts'
import { type Heard, hear, lacks, NEEDS } from './lacking.ts'

/** Operations that a server rejected as unknown, by its address ('' is the app's own). */
type Remembered = Readonly<Record<string, readonly string[]>>

/**
 * Tells Más which of its rows this server does not support. It only observes other requests and sends none.
 * Only rejections are stored; responses are observed again at each start.
 */
export function useLackingWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const cache = client.getQueryCache()
    let heard: Heard = { refused: new Set(), answered: new Set() }
    let host: string | null = null
    const tell = () => {
      const paths = Object.keys(NEEDS).filter((path) => lacks(heard, NEEDS[path] ?? ''))
      client.setQueryData(['lacking'], paths)
    }
    const note = ({ queryKey: [id], state }: Query, isStart: boolean) => {
      const isRefused =
        state.status === 'error' && state.error instanceof OperationError && isLacking(state.error.failure)
      const isAnswered = state.status === 'success' && (!isStart || state.dataUpdatedAt > 0)
      if (typeof id !== 'string' || !(isRefused || isAnswered)) return
      const before = heard
      heard = hear(heard, id, isRefused)
      if (heard === before || host === null) return
      tell()
      if (!isSame(before.refused, heard.refused)) void remember(host, heard.refused)
    }
    const stop = cache.subscribe((event) => {
      if (event.type !== 'updated') return
      const { type } = event.action
      // Manual updates come from the device's cache and say nothing about the server.
      if (type === 'error' || (type === 'success' && event.action.manual !== true)) note(event.query, false)
    })
    const start = async () => {
      const { apiHost } = await loadConfig()
      const all = await readAll()
      const before = all[apiHost] ?? []
      heard = { refused: new Set([...before, ...heard.refused]), answered: heard.answered }
      for (const id of heard.answered) heard = hear(heard, id, false)
      for (const query of cache.getAll()) note(query, true)
      host = apiHost
      tell()
      await remember(host, heard.refused)
    }
    // Without storage, the next start learns it again.
    void start().catch(() => undefined)
    return stop
  }, [client])
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}

async function readAll(): Promise<Remembered> {
  // When the store is unreadable, everything is learned again.
  return (await readSetting<Remembered>('lacking').catch(() => undefined)) ?? {}
}

async function remember(host: string, refused: ReadonlySet<string>): Promise<void> {
  const all = await readAll()
  if (refused.size === 0 && all[host] === undefined) return
  // Without storage, the next start learns it again from the server.
  await writeSetting('lacking', { ...all, [host]: [...refused] }).catch(() => undefined)
}
