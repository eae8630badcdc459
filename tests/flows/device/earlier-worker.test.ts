import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Dexie from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchSessionWorker } from '#app/session/session-worker.ts'
import { isPushedMessage } from '#core/push/push-message.ts'
import { kioskKeyHolder } from '#hooks/session/kiosk-key-holder.ts'
import * as loading from '#hooks/session/load-session.ts'
import { fetchSharedFiles } from '#models/documents/shared-files.ts'

/**
 * While an update waits, pages and service worker have different versions (offline.md, "Update"). Each side
 * must understand earlier messages and ignore unknown messages. Never change or remove lines of
 * fixtures/earlier-messages.jsonl, which lists the earlier messages.
 */

interface Line {
  by: 'page' | 'worker' | 'any'
  channel?: string
  message: { type: string; kind?: string }
  answer?: Record<string, unknown>
}

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')
const lines = read('tests/fixtures/earlier-messages.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)
const saidBy = (by: Line['by']) => lines.filter((line) => line.by === by)
const UNKNOWN: unknown[] = [
  { type: 'OF_TOMORROW', value: 1 },
  { type: 'KEY_OF_TOMORROW' },
  { type: 'SESSION_OF_TOMORROW' },
  { type: 'TAKE_SHARED' },
  { type: 'KEEP_ASSETS', urls: 'none' },
  { type: 7 },
  'text',
  null,
  undefined,
]

type Listener = (event: object) => void

function speaker() {
  const listeners = new Map<string, Listener[]>()
  return {
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    removeEventListener: () => undefined,
    listeners,
    async tell(data: unknown, ports: MessagePort[] = []) {
      const waits: Promise<unknown>[] = []
      const event = { data, ports, waitUntil: (wait: Promise<unknown>) => waits.push(wait) }
      for (const listener of listeners.get('message') ?? []) listener(event)
      await Promise.all(waits)
    },
  }
}

afterAll(() => vi.unstubAllGlobals())

describe('the current worker', () => {
  const worker = speaker()
  const done: string[] = []
  const page = { postMessage: ({ type }: { type: string }) => void done.push(`told ${type}`) }

  beforeAll(async () => {
    vi.stubGlobal('Notification', { permission: 'granted' })
    vi.stubGlobal('caches', {
      match: async (url: string) => {
        done.push(`kept ${url}`)
        return {}
      },
      open: async () => ({ match: async () => ({}), put: async () => undefined, keys: async () => [] }),
    })
    const location = new URL('https://portal.example/sw.js')
    vi.stubGlobal('location', location)
    vi.stubGlobal('self', {
      ...worker,
      __WB_MANIFEST: [{ url: 'index.html', revision: '1' }],
      location,
      skipWaiting: async () => void done.push('took over'),
      clients: { matchAll: async () => [page], claim: async () => undefined },
      registration: {
        scope: 'https://portal.example/',
        getNotifications: async () => [{ tag: 'a', close: () => done.push('closed a notification') }],
        showNotification: async () => void done.push('showed a notification'),
      },
    })
    // Separate IndexedDB: another test file may have left a kiosk's data.
    const own = new IDBFactory()
    vi.stubGlobal('indexedDB', own)
    Dexie.dependencies.indexedDB = own
    vi.resetModules()
    await import('../../../sw/sw.ts')
  })
  beforeEach(() => void (done.length = 0))

  async function ask(message: unknown): Promise<unknown> {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    await worker.tell(message, [port2 as unknown as MessagePort])
    return answer.finally(() => port1.close())
  }

  test('answers requests of earlier pages in the earlier form', async () => {
    const asked = saidBy('page').filter(({ answer }) => answer !== undefined)
    expect(asked).toHaveLength(2)
    for (const put of saidBy('page').filter(({ message }) => message.type === 'KEY_PUT')) {
      await worker.tell(put.message)
      await worker.tell({ type: 'KEY_LEAVING', ticket: 't' })
      for (const { message, answer } of asked) expect(await ask(message)).toMatchObject(answer ?? {})
    }
  })

  test('follows messages of earlier pages', async () => {
    const effects: Record<string, string[]> = {}
    for (const { message } of saidBy('page')) {
      done.length = 0
      await worker.tell(message)
      effects[message.type] = [...done]
    }
    expect(effects).toMatchObject({
      SKIP_WAITING: ['took over'],
      KEEP_ASSETS: ['kept https://portal.example/assets/a.js'],
      SESSION_ENDED: expect.arrayContaining(['told SESSION_RECHECK', 'closed a notification']) as string[],
      SESSION_CLOSING: ['showed a notification'],
    })
    // The page messages above include the message that drops the key.
    expect(await ask({ type: 'KEY_TAKE', ticket: 't' })).toBeNull()
  })

  test('ignores unknown messages, and keeps its key', async () => {
    const put = { type: 'KEY_PUT', ticket: 't', hash: 'h', key: 'k', work: null }
    await worker.tell(put)
    for (const message of UNKNOWN) await worker.tell(message)
    expect(done).toEqual([])
    await worker.tell({ type: 'KEY_LEAVING', ticket: 't' })
    expect(await ask({ type: 'KEY_TAKE', ticket: 't' })).toMatchObject({ hash: 'h' })
  })
})

describe('the current page', () => {
  const container = speaker()
  const told: unknown[] = []
  let recheck = 0
  let answer: unknown = null

  beforeAll(() => {
    const active = {
      postMessage(message: unknown, ports: MessagePort[] = []) {
        told.push(message)
        ports[0]?.postMessage(answer)
      },
    }
    vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
    const store = new Map<string, string>([['turno.ticket', 't']])
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    })
    vi.stubGlobal('navigator', {
      serviceWorker: {
        ...container,
        controller: active,
        ready: Promise.resolve(),
        getRegistration: async () => ({ active }),
      },
    })
    const session = { recheckSession: async () => void (recheck += 1) }
    vi.spyOn(loading, 'loadSession').mockResolvedValue(session as never)
    watchSessionWorker()
  })
  afterAll(() => vi.restoreAllMocks())
  beforeEach(() => {
    told.length = 0
    recheck = 0
  })

  test('understands messages of earlier workers', async () => {
    for (const { message } of saidBy('worker')) {
      await container.tell(message)
      expect([message.type, isPushedMessage(message)]).toEqual([
        message.type,
        message.type !== 'SESSION_RECHECK',
      ])
    }
    await vi.waitFor(() => expect(recheck).toBe(1))
  })

  test('understands answers of earlier workers, also without later fields', async () => {
    const [key, shared] = saidBy('page').filter((line) => line.answer !== undefined)
    answer = key?.answer
    expect(await kioskKeyHolder.take()).toMatchObject({ hash: 'h', key: 'k' })
    expect(told).toEqual([key?.message])
    answer = shared?.answer
    expect(await fetchSharedFiles('x')).toEqual([])
    expect(told).toContainEqual(shared?.message)
    await kioskKeyHolder.drop()
  })

  test('ignores unknown messages and answers', async () => {
    for (const message of UNKNOWN) {
      await container.tell(message)
      expect(isPushedMessage(message)).toBe(false)
      answer = message
      expect(await fetchSharedFiles('x')).toEqual([])
    }
    expect(recheck).toBe(0)
  })
})

test('every current message form is recorded for later versions', () => {
  const files = [
    'src/core/keys/key-messages.ts',
    'src/core/session/session-messages.ts',
    'src/core/push/push-message.ts',
    'src/core/push/shared-message.ts',
    'src/app/page/worker.ts',
    'sw/sw.ts',
  ]
  const said = files.flatMap((file) =>
    [...read(file).matchAll(/type: '([\w-]+)'|type === '([A-Z_]+)'|_(?:RECHECK|MESSAGE) = '(\w+)'/g)].map(
      ([, one, other, third]) => one ?? other ?? third ?? '',
    ),
  )
  const known = lines.map(({ message }) => message.type)
  expect(said.length).toBeGreaterThan(12)
  expect(said.filter((type) => type !== 'window' && !known.includes(type))).toEqual([])
  const words = [...read('src/core/session/tab-session.ts').matchAll(/SessionNews = (.*)/g)].flatMap(
    ([, all = '']) => [...all.matchAll(/'(\w+)'/g)].map(([, word]) => word),
  )
  const written = lines.filter(({ channel }) => channel === 'turno.session').map(({ message }) => message)
  expect(written).toEqual(words)
})
