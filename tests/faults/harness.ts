import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { startDelivery } from '#app/delivery.ts'
import { saveStep } from '#contract/documents.ts'
import { setDeviceMode } from '#core/device-setup.ts'
import { deviceDatabase } from '#core/device-store.ts'
import { discardDraft, readDraft, readDraftStates } from '#core/drafts.ts'
import { stepNumbers } from '#domain/data-form-rules.ts'
import { listQueued } from '#core/queued.ts'
import { currentToken } from '#core/session-signals.ts'
import { currentSession } from '#core/session-state.ts'
import { signIn, signOut, startSession } from '#core/session.ts'
import { sync } from '#core/sync.ts'
import { useDraft } from '#hooks/use-draft.ts'
import { confirmStep, retryQueued } from '#hooks/use-outbox.ts'

/** The app's real inside in a page without screens: what the fault campaign drives and asks (tests/faults). */
const FORM = 'data-form'
const TYPED = '2'
/** Between two confirmations that are timed: nobody fills in a step while the last one is still being sent. */
const PAUSE_MS = 100

const harness = {
  /** 'closing': it has ended, and what it kept open is being locked. */
  phase(): string {
    const state = currentSession()
    return state.phase === 'open' && state.hasToken && currentToken() === null ? 'closing' : state.phase
  },
  setMode: (mode: 'personal' | 'kiosk') => setDeviceMode(mode),
  enter: async (login: string, password: string) => JSON.stringify(await signIn(login, password)),
  leave: async () => void (await signOut()),
  /** '' once it is durable, or why it isn't. */
  async confirm(step: number, datos: unknown): Promise<string> {
    const input = { bandera: step, datos: datos as Record<string, unknown> }
    const entry = { operation: saveStep, input, form: FORM, step: String(step), values: datos }
    const confirmed = await confirmStep(entry)
    return confirmed.kept ? '' : JSON.stringify(confirmed.failure ?? 'not kept')
  },
  /** ms from the confirmation to its durability, one for each. */
  timeConfirms: (step: number, all: readonly unknown[]) =>
    timeEach(all, (datos) => harness.confirm(step, datos)),
  /** The same for one durable write of the browser's own, with as many bytes. */
  async timeWrites(all: readonly unknown[]): Promise<number[]> {
    const database = await openBare()
    const times = await timeEach(all, (datos) => writeBare(database, JSON.stringify(datos)))
    database.close()
    return times
  },
  sync: () => sync(),
  /** As in a browser without Background Sync. */
  withoutWorker: () => {
    const value = () => Promise.resolve()
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value, configurable: true })
  },
  retry: () => retryQueued(),
  /** Whether this page, not another one or the worker, is the one that delivers. */
  leads: () =>
    navigator.locks.request('me', async () => {
      const { held = [] } = await navigator.locks.query()
      const me = held.find(({ name }) => name === 'me')?.clientId
      return held.some(({ name, clientId }) => name === 'turno.delivery' && clientId === me)
    }),
  /** Comes back once nobody else has a transaction open over what senders share. */
  touchStore: () =>
    deviceDatabase.transaction('rw', deviceDatabase.settings, deviceDatabase.sealed, async () => {
      await deviceDatabase.settings.get('delivery-lease')
    }),
  /** Requests that wait, of whomever. */
  pending: async () =>
    (await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) +
    (await listQueued().catch(() => [])).filter(({ isSealed }) => !isSealed).length,
  queued: async () => (await listQueued()).map(({ step, state }) => `${step} ${state}`),
  states: async () =>
    Object.fromEntries([...(await readDraftStates(FORM))].map(([step, { state }]) => [step, state])),
  /** What runs before have left typed. */
  forgetDrafts: async () =>
    void (await Promise.all(stepNumbers.map((step) => discardDraft(FORM, String(step))))),
  values: async (step: number) => (await readDraft(FORM, String(step)))?.values ?? null,
  /** Types on and on into a real field; what stands in it is the time of its last letter. */
  type() {
    const host = document.body.appendChild(document.createElement('div'))
    createRoot(host).render(createElement(Field))
  },
}

export type Harness = typeof harness

declare global {
  interface Window {
    turno: Harness
  }
}

function Field() {
  const { isReady, save } = useDraft<{ text: string }>(FORM, TYPED)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isReady) return
    const typing = setInterval(() => typeInto(document.querySelector('input')), 40)
    return () => clearInterval(typing)
  }, [isReady])
  const onChange = (event: { currentTarget: { value: string } }) => {
    const next = event.currentTarget.value
    setText(next)
    save({ text: next })
  }
  return createElement('input', { value: text, onChange })
}

/** As a keyboard does it: React hears the event only when the value came past its own setter. */
function typeInto(field: HTMLInputElement | null): void {
  if (!field) return
  Reflect.set(HTMLInputElement.prototype, 'value', String(Date.now()), field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function timeEach(
  all: readonly unknown[],
  work: (one: unknown) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const one of all) {
    const started = performance.now()
    await work(one)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

function openBare(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('bare', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('no database'))
  })
}

function writeBare(database: IDBDatabase, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' })
    transaction.objectStore('rows').put(text)
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('not written'))
  })
}

await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' })
await startSession()
startDelivery()
window.turno = harness
