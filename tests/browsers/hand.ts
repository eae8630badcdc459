import { expect } from '@playwright/test'
import type { Driver } from './driver.ts'
import {
  findSpot,
  goBack,
  hasGoneBack,
  hasMissed,
  hasText,
  selectText,
  type Sought,
  type Wanted,
} from './in-page.ts'

export interface Hand {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** @returns false on the first page of the history */
  back(): Promise<boolean>
  tap(sought: Sought): Promise<void>
  fill(label: string, text: string): Promise<void>
  pick(label: string, option: string): Promise<void>
  sees(text: string | RegExp): Promise<void>
  all(pattern: RegExp): Promise<string[]>
  text(): Promise<string>
  heading(): Promise<string>
  address(): Promise<string>
  databases(): Promise<string[]>
}

const PATIENCE = { timeout: 60_000 }

export function handOf(driver: Driver): Hand {
  const text = () => driver.run(() => document.body.innerText)

  /** @returns false when the element cannot be tapped now */
  async function tryTap({ kind, name, within }: Sought): Promise<boolean> {
    const isPattern = typeof name !== 'string'
    const wanted: Wanted = {
      kind,
      name: { text: isPattern ? name.source : name, isPattern },
      within: within ?? null,
    }
    const spot = await look(() => driver.run(findSpot, wanted), null)
    if (!spot) return false
    await driver.click(spot.x, spot.y)
    return !(await look(() => driver.run(hasMissed), false))
  }

  /** Repeats the attempt until it succeeds: elements move and are replaced while responses arrive. */
  async function insist(what: string, attempt: () => Promise<boolean>): Promise<void> {
    await expect.poll(attempt, { ...PATIENCE, message: what }).toBe(true)
  }

  return {
    open: (url) => driver.goto(url),
    reload: () => driver.reload(),
    async back() {
      await driver.run(goBack)
      for (let look = 0; look < 50; look++) {
        // A page that is loading gives no answer.
        if (await driver.run(hasGoneBack).catch(() => false)) return true
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return false
    },
    tap: (sought) =>
      insist(`${sought.kind} ${String(sought.name)} in ${sought.within ?? 'page'}`, () => tryTap(sought)),
    fill: (label, words) =>
      insist(`field ${label}`, async () => {
        if (!(await tryTap({ kind: 'field', name: label })) || !(await driver.run(selectText))) return false
        await driver.type(words)
        return driver.run(hasText)
      }),
    pick: (label, option) =>
      insist(
        `${option} of ${label}`,
        async () =>
          (await tryTap({ kind: 'field', name: label })) && (await driver.run(choose, option)) === option,
      ),
    async sees(words) {
      const seen = expect.poll(() => look(text, ''), PATIENCE)
      await (typeof words === 'string' ? seen.toContain(words) : seen.toMatch(words))
    },
    async all(pattern) {
      return (await text()).match(pattern) ?? []
    },
    text,
    heading: () => driver.run(() => document.querySelector('h1')?.innerText.replaceAll(/\s+/g, ' ') ?? ''),
    address: () => driver.run(() => location.href),
    databases: () =>
      driver.run(async () => (await indexedDB.databases()).map(({ name }) => String(name)).sort()),
  }
}

/** Returns `meanwhile` when the page is unloading and gives no answer. */
async function look<Seen>(ask: () => Promise<Seen>, meanwhile: Seen): Promise<Seen> {
  return ask().catch(() => meanwhile)
}

/** Chooses an option in the page, because no driver reaches the native list. */
function choose(option: string): string {
  const field = document.activeElement
  if (!(field instanceof HTMLSelectElement)) return ''
  const wanted = [...field.options].find(({ label }) => label === option)
  if (!wanted) return ''
  field.value = wanted.value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return field.selectedOptions[0]?.label ?? ''
}
