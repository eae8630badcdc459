import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { Random } from '../support/files/random.ts'

const FIELDS = {
  1: ['calle', 'entreCalles', 'numInterior'],
  2: ['nacionalidad', 'lugarNacimiento'],
} as const
export type TypedStep = keyof typeof FIELDS

export interface TypingTab {
  step: TypedStep
  page: Page
  type(random: Random): Promise<void>
  loads(): Promise<number>
}

export interface TabStory {
  step: number
  loads: number
  typed: Readonly<Record<string, string>>
  /** Field values on the screen; null when another screen is open. */
  shown: Readonly<Record<string, string>> | null
  kept: Readonly<Record<string, unknown>> | null
}

const LETTERS = Array.from('abcdefghij')
const SHOWN_MS = 120_000
const LOADS = 'pruebas.cargas'
const TYPED = 'pruebas.escrito'

export async function openTypingTab(
  context: BrowserContext,
  url: string,
  step: TypedStep,
): Promise<TypingTab> {
  const page = await context.newPage()
  await page.setViewportSize({ width: step === 1 ? 1000 : 360, height: 640 })
  await page.addInitScript(watchTyping, [LOADS, TYPED])
  await page.goto(`${url}/#/ActualizacionDatos/${step}`)
  await page.locator(`#campo-${FIELDS[step][0]}`).focus({ timeout: SHOWN_MS })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return {
    step,
    page,
    loads: async () => Number(await page.evaluate((name) => sessionStorage.getItem(name), LOADS)),
    type: (random) => typeInto(page, step, random),
  }
}

/** Stores the visible text at once in sessionStorage, which survives a reload. */
function watchTyping([loads = '', typed = '']: string[]): void {
  sessionStorage.setItem(loads, String(Number(sessionStorage.getItem(loads)) + 1))
  window.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const all = JSON.parse(sessionStorage.getItem(typed) ?? '{}') as Record<string, string>
    sessionStorage.setItem(typed, JSON.stringify({ ...all, [target.id.replace('campo-', '')]: target.value }))
  })
}

async function typeInto(page: Page, step: TypedStep, random: Random): Promise<void> {
  let isHere = true
  page.once('domcontentloaded', () => (isHere = false))
  while (isHere) {
    try {
      await page.locator(`#campo-${random.pick(FIELDS[step])}`).focus({ timeout: 2000 })
      for (let letters = random.whole(3, 12); isHere && letters > 0; letters -= 1) {
        await page.keyboard.press(random.pick(LETTERS))
        await sleep(random.whole(5, 60))
      }
    } catch {
      await sleep(20)
    }
  }
}

export async function readStory(tab: TypingTab, kept: TabStory['kept']): Promise<TabStory> {
  const { page, step } = tab
  const fields = FIELDS[step]
  const isHere = new URL(page.url()).hash.startsWith(`#/ActualizacionDatos/${step}`)
  const texts: string[] = []
  // Reads serially, because each field may be on another page of the form.
  if (isHere) for (const field of fields) texts.push(await readField(page, field))
  const all = await page.evaluate((name) => sessionStorage.getItem(name) ?? '{}', TYPED)
  const typed = Object.entries(JSON.parse(all) as Record<string, string>)
  return {
    step,
    loads: await tab.loads(),
    typed: Object.fromEntries(typed.filter(([field]) => fields.some((each) => each === field))),
    shown: isHere ? Object.fromEntries(fields.map((field, at) => [field, texts[at] ?? ''])) : null,
    kept,
  }
}

async function readField(page: Page, field: string): Promise<string> {
  try {
    const input = page.locator(`#campo-${field}`)
    const back = page.getByRole('button', { name: 'Anterior' })
    // On a phone, a step opens at its first incomplete part.
    if (/[?&]parte=[2-9]/.test(page.url()) && !(await input.isVisible())) await back.click()
    return await input.inputValue({ timeout: SHOWN_MS })
  } catch {
    const words = await page.locator('body').innerText()
    throw new Error(`no field ${field} at ${page.url()}: ${words}`)
  }
}

export function judgeTab({ step, loads, typed, shown, kept }: TabStory): string[] {
  const reloads = loads === 2 ? [] : [`step ${step}: ${loads - 1} reloads`]
  const lost = Object.entries(typed).flatMap(([field, text]) => [
    ...(kept?.[field] === text
      ? []
      : [`step ${step}: ${field} kept as ${JSON.stringify(kept?.[field])}, typed ${text}`]),
    ...(shown === null || shown[field] === text
      ? []
      : [`step ${step}: ${field} shows ${shown[field]}, typed ${text}`]),
  ])
  return [...reloads, ...lost]
}
