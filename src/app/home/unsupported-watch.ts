import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSetting, writeSetting } from '#core/store/device-store.ts'
import { loadConfig } from '#core/transport/config.ts'
import { isUnknownOperation } from '#core/outbox/unknown-operation.ts'
import { OperationError } from '#hooks/operations/busy-retry.ts'
import { routes } from '../routes/routes.ts'
import { type HostAnswers, noteAnswer, isUnsupported } from './unsupported-operations.ts'

/** Operations that a server rejected as unknown, by its address; '' is the app's own server. */
type Remembered = Readonly<Record<string, readonly string[]>>

/**
 * Tells Más which of its rows this server does not support. Only observes other requests, and sends none.
 * Only rejections are stored; responses are observed again at each start.
 */
export function useUnsupportedWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const cache = client.getQueryCache()
    let heard: HostAnswers = { refused: new Set(), answered: new Set() }
    let host: string | null = null
    const tell = () => {
      const lacking = routes.filter(({ needs }) => needs !== undefined && isUnsupported(heard, needs))
      client.setQueryData(
        ['lacking'],
        lacking.map(({ path }) => path),
      )
    }
    const note = ({ queryKey: [id], state }: Query, isStart: boolean) => {
      const isRefused =
        state.status === 'error' &&
        state.error instanceof OperationError &&
        isUnknownOperation(state.error.failure)
      const isAnswered = state.status === 'success' && (!isStart || state.dataUpdatedAt > 0)
      if (typeof id !== 'string' || !(isRefused || isAnswered)) return
      const before = heard
      heard = noteAnswer(heard, id, isRefused)
      if (heard === before || host === null) return
      tell()
      if (!isSame(before.refused, heard.refused)) void remember(host, heard.refused)
    }
    const stop = cache.subscribe((event) => {
      if (event.type !== 'updated') return
      const { type } = event.action
      // A manual update is a value from the device's cache, not an answer of the server.
      if (type === 'error' || (type === 'success' && event.action.manual !== true)) note(event.query, false)
    })
    const start = async () => {
      const { apiHost } = await loadConfig()
      const all = await readAll()
      const before = all[apiHost] ?? []
      heard = { refused: new Set([...before, ...heard.refused]), answered: heard.answered }
      for (const id of heard.answered) heard = noteAnswer(heard, id, false)
      for (const query of cache.getAll()) note(query, true)
      host = apiHost
      tell()
      await remember(host, heard.refused)
    }
    // Without storage, the next start learns the rejections again.
    void start().catch(() => undefined)
    return stop
  }, [client])
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}

async function readAll(): Promise<Remembered> {
  // An unreadable store counts as empty: everything is learned again.
  return (await readSetting<Remembered>('lacking').catch(() => undefined)) ?? {}
}

async function remember(host: string, refused: ReadonlySet<string>): Promise<void> {
  const all = await readAll()
  if (refused.size === 0 && all[host] === undefined) return
  // Without storage, the next start learns the rejections again.
  await writeSetting('lacking', { ...all, [host]: [...refused] }).catch(() => undefined)
}
