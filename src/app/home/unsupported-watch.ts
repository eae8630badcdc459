import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSetting, writeSetting } from '#core/store/device-store.ts'
import { loadConfig } from '#core/transport/config.ts'
import { isUnknownOperation } from '#core/outbox/unknown-operation.ts'
import { OperationError } from '#hooks/operations/busy-retry.ts'
import { routes } from '../routes/routes.ts'
import { type HostAnswers, noteAnswer, isUnsupported } from './unsupported-operations.ts'

/** Ids of rejected operations by server address; '' is the app's own server. */
type Remembered = Readonly<Record<string, readonly string[]>>

export function useUnsupportedWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const cache = client.getQueryCache()
    let answers: HostAnswers = { refused: new Set(), answered: new Set() }
    let host: string | null = null
    const publish = () => {
      const unsupported = routes.filter(({ needs }) => needs !== undefined && isUnsupported(answers, needs))
      client.setQueryData(
        ['lacking'],
        unsupported.map(({ path }) => path),
      )
    }
    const observe = ({ queryKey: [id], state }: Query, isStart: boolean) => {
      const isRefused =
        state.status === 'error' &&
        state.error instanceof OperationError &&
        isUnknownOperation(state.error.failure)
      const isAnswered = state.status === 'success' && (!isStart || state.dataUpdatedAt > 0)
      if (typeof id !== 'string' || !(isRefused || isAnswered)) return
      const before = answers
      answers = noteAnswer(answers, id, isRefused)
      if (answers === before || host === null) return
      publish()
      if (!isSame(before.refused, answers.refused)) void remember(host, answers.refused)
    }
    const stop = cache.subscribe((event) => {
      if (event.type !== 'updated') return
      const { type } = event.action
      // A manual update is a value from the device's cache, not a response of the server.
      if (type === 'error' || (type === 'success' && event.action.manual !== true))
        observe(event.query, false)
    })
    const start = async () => {
      const { apiHost } = await loadConfig()
      const all = await readRejections()
      const before = all[apiHost] ?? []
      answers = { refused: new Set([...before, ...answers.refused]), answered: answers.answered }
      for (const id of answers.answered) answers = noteAnswer(answers, id, false)
      for (const query of cache.getAll()) observe(query, true)
      host = apiHost
      publish()
      await remember(host, answers.refused)
    }
    // Without storage, the rejections are observed again.
    void start().catch(() => undefined)
    return stop
  }, [client])
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}

async function readRejections(): Promise<Remembered> {
  // An unreadable setting counts as empty.
  return (await readSetting<Remembered>('lacking').catch(() => undefined)) ?? {}
}

async function remember(host: string, refused: ReadonlySet<string>): Promise<void> {
  const all = await readRejections()
  if (refused.size === 0 && all[host] === undefined) return
  // Without storage, the next start observes the rejections again.
  await writeSetting('lacking', { ...all, [host]: [...refused] }).catch(() => undefined)
}
