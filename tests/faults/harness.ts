import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { startDelivery } from '#app/session/delivery.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { setDeviceMode } from '#core/store/device-setup.ts'
import { deviceDatabase } from '#core/store/device-store.ts'
import { discardDraft, readDraft, readDraftStates, writeDraft } from '#core/outbox/drafts.ts'
import { keepFile, listFiles } from '#core/store/kept-files.ts'
import { openStore } from '#core/store/open-store.ts'
import { listQueued } from '#core/outbox/queued.ts'
import { discard } from '#core/outbox/withdraw.ts'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { currentToken } from '#core/transport/session-signals.ts'
import { currentSession } from '#core/session/session-state.ts'
import { signIn, signOut, startSession } from '#core/session/session.ts'
import { readCollision } from '#core/outbox/step-choice.ts'
import { sync } from '#core/outbox/sync.ts'
import { keepServerVersion } from '#models/data-form/use-collision.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { confirmStep, retryQueued } from '#hooks/work/use-outbox.ts'
import type { Former } from './former-schemas.ts'
import { becomeFormer } from './former-stores.ts'

const FORM = 'data-form'
const TYPED = '2'
/** Pause in ms between timed confirmations, so that each is sent before the next, as with a person. */
const PAUSE_MS = 100

const harness = {
  /** 'closing' means that the session has ended and its open data is being locked. */
  phase(): string {
    const state = currentSession()
    return state.phase === 'open' && state.hasToken && currentToken() === null ? 'closing' : state.phase
  },
  setMode: (mode: 'personal' | 'kiosk') => setDeviceMode(mode),
  enter: async (login: string, password: string) => JSON.stringify(await signIn(login, password)),
  leave: async () => void (await signOut()),
  async confirm(step: number, datos: unknown): Promise<string> {
    const input = { bandera: step, datos: datos as Record<string, unknown> }
    const entry = { operation: saveStep, input, form: FORM, step: String(step), values: datos }
    const confirmed = await confirmStep(entry)
    return confirmed.kept ? '' : JSON.stringify(confirmed.failure ?? 'not kept')
  },
  async confirmOn(step: number, datos: unknown): Promise<string> {
    const input = { bandera: step, datos: datos as Record<string, unknown> }
    const base = (await readDraft(FORM, String(step)))?.base ?? []
    const entry = { operation: saveStep, input, form: FORM, step: String(step), values: datos, base }
    const confirmed = await confirmStep(entry)
    return confirmed.kept ? '' : JSON.stringify(confirmed.failure ?? 'not kept')
  },
  draft: (step: number, datos: unknown) => writeDraft(FORM, String(step), datos),
  /** @returns whether the choice was stored; false without a conflict */
  async choose(step: number, side: 'mine' | 'stored'): Promise<boolean> {
    const shown = await readCollision(FORM, String(step))
    if (!shown) return false
    if (side === 'stored') return keepServerVersion(FORM, String(step), shown)
    const input = { bandera: step, datos: shown.mine }
    const base = [shown.stored.guardado]
    const entry = { operation: saveStep, input, form: FORM, step: String(step), values: shown.mine, base }
    return (await confirmStep(entry)).kept
  },
  async loseStores(): Promise<void> {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { keys(): Promise<string[]>; delete(name: string): Promise<void> }
    }
    for (const name of await storageBuckets.keys())
      if (/^[ufl]-/.test(name)) await storageBuckets.delete(name)
  },
  /** Milliseconds from each confirmation to its durability. */
  timeConfirms: (step: number, all: readonly unknown[]) =>
    timeEach(all, (datos) => harness.confirm(step, datos)),
  /** Milliseconds of each durable write of the same values in a bare database, for comparison. */
  async timeWrites(all: readonly unknown[]): Promise<number[]> {
    const database = await openBare()
    const times = await timeEach(all, (datos) => writeBare(database, JSON.stringify(datos)))
    database.close()
    return times
  },
  sync: () => sync(),
  /** Stores files of the given sizes in bytes. @returns how many are stored afterwards */
  async keepFiles(sizes: readonly number[]): Promise<number> {
    for (const [at, size] of sizes.entries()) {
      const bytes = new Uint8Array(size)
      for (let from = 0; from < size; from += 65_536)
        crypto.getRandomValues(bytes.subarray(from, from + 65_536))
      await keepFile(openStore(), `paper-${size}-${at}`, bytes.buffer, 1)
    }
    return (await listFiles()).length
  },
  usage: async () => (await navigator.storage.estimate()).usage ?? 0,
  withoutWorker: () => {
    const value = () => Promise.resolve()
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value, configurable: true })
  },
  async removeWorker(): Promise<void> {
    harness.withoutWorker()
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  },
  retry: () => retryQueued(),
  /** Returns whether this page, not another page or the worker, leads the delivery. */
  leads: () =>
    navigator.locks.request('me', async () => {
      const { held = [] } = await navigator.locks.query()
      const me = held.find(({ name }) => name === 'me')?.clientId
      return held.some(({ name, clientId }) => name === 'turno.delivery' && clientId === me)
    }),
  touchStore: () =>
    deviceDatabase.transaction('rw', deviceDatabase.settings, deviceDatabase.sealed, async () => {
      await deviceDatabase.settings.get('delivery-lease')
    }),
  pending: async () =>
    (await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) +
    (await listQueued().catch(() => [])).filter(({ isSealed }) => !isSealed).length,
  queued: async () => (await listQueued()).map(({ step, state }) => `${step} ${state}`),
  states: async () =>
    Object.fromEntries([...(await readDraftStates(FORM))].map(([step, { state }]) => [step, state])),
  /** Reason of the refusal; '' while unknown. */
  reason: async (step: number) => (await readDraft(FORM, String(step)))?.message ?? '',
  async dropStrays(): Promise<void> {
    for (const { opId, state } of await listQueued()) if (state === 'stray') await discard(opId)
  },
  forgetDrafts: async () =>
    void (await Promise.all(stepNumbers.map((step) => discardDraft(FORM, String(step))))),
  keepDraft: (step: number, values: unknown) => writeDraft(FORM, String(step), values),
  becomeFormer: (kind: Former) => becomeFormer(kind),
  values: async (step: number) => (await readDraft(FORM, String(step)))?.values ?? null,
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

/** Types like a keyboard, through the prototype's setter: React ignores a value set on the field itself. */
function typeInto(field: HTMLInputElement | null): void {
  if (!field) return
  const letter = String(Date.now())
  console.log(letter)
  Reflect.set(HTMLInputElement.prototype, 'value', letter, field)
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
    transaction.onerror = () => reject(transaction.error ?? new Error('the row could not be written'))
  })
}

await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' })
await startSession()
startDelivery()
window.turno = harness
