import { expect } from '@playwright/test'
import type { Driver } from './driver.ts'
import {
  findSpot,
  goBack,
  hasGoneBack,
  hasMissed,
  hasText,
  markAll,
  type Sought,
  type Wanted,
} from './in-page.ts'

/** A person at the browser: looks for what is written there, taps it, types. Waits for everything. */
export interface Hand {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** @returns false where there is nothing before this page */
  back(): Promise<boolean>
  tap(sought: Sought): Promise<void>
  fill(label: string, text: string): Promise<void>
  /** From a list of the browser's own. */
  pick(label: string, option: string): Promise<void>
  /** Until it is there. */
  sees(text: string | RegExp): Promise<void>
  /** What of it stands on the page. */
  all(pattern: RegExp): Promise<string[]>
  /** Everything that can be read on the page. */
  text(): Promise<string>
  heading(): Promise<string>
  address(): Promise<string>
  /** Names of what the page keeps here. */
  databases(): Promise<string[]>
}

const PATIENCE = { timeout: 60_000 }

export function handOf(driver: Driver): Hand {
  const text = () => driver.run(() => document.body.innerText)

  /** @returns false: not now */
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

  /** Until it has worked: things move and are replaced while answers come. */
  async function insist(what: string, attempt: () => Promise<boolean>): Promise<void> {
    await expect.poll(attempt, { ...PATIENCE, message: what }).toBe(true)
  }

  return {
    open: (url) => driver.goto(url),
    reload: () => driver.reload(),
    async back() {
      await driver.run(goBack)
      for (let look = 0; look < 50; look++) {
        // A page that is just coming has no answer.
        if (await driver.run(hasGoneBack).catch(() => false)) return true
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return false
    },
    tap: (sought) =>
      insist(`${sought.kind} ${String(sought.name)} in ${sought.within ?? 'page'}`, () => tryTap(sought)),
    fill: (label, words) =>
      insist(`field ${label}`, async () => {
        if (!(await tryTap({ kind: 'field', name: label })) || !(await driver.run(markAll))) return false
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

/** A page that is just going away has no answer. */
async function look<Seen>(ask: () => Promise<Seen>, meanwhile: Seen): Promise<Seen> {
  return ask().catch(() => meanwhile)
}

/** As the browser does it once its own list has been answered, which no driver reaches. */
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
