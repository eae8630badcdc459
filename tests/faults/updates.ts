import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Random } from '../support/files/random.ts'
import { simulateDeploy } from './builds.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane, type Lane } from './lane.ts'
import type { Confirmation } from './oracle.ts'
import { ask, openHarness } from './phone.ts'
import { judgeTab, openTypingTab, readStory, type TypingTab } from './typing-tab.ts'
import { forms } from '../support/pages/forms.ts'
import { snackBars } from '../support/pages/snack-bars.ts'
import { dataFormPage } from '../support/pages/data-form-steps.ts'

/** Both tabs type; in 'confirming', one of them confirms a step instead. */
const MOMENTS = ['typing', 'confirming', 'offline', 'waiting'] as const
type Moment = (typeof MOMENTS)[number]

const RELOADED_MS = 60_000
const QUIET_MS = 1500

export const updates: Campaign = {
  fault: 11,
  name: 'worker update in mid-form, two tabs',
  runs: { short: 2, whole: 50 },
  async run(lane, random, index, isWhole) {
    const moment = isWhole
      ? (MOMENTS[index % 4] ?? 'typing')
      : index % 2 === 0
        ? 'confirming'
        : random.pick(MOMENTS)
    lane.proxy.isLegacy = false
    lane.proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await forgetWorker(lane)
    await enter(lane, lane.person)
    await ask(lane.phone.page, 'forgetDrafts')
    const confirmed: Confirmation[] = []
    if (moment === 'waiting') {
      lane.proxy.plan = () => ({ kind: 'lost' })
      await confirm(lane, 5, 1)
      confirmed.push({ mark: 1, step: 5, isSure: true })
    }
    await lane.phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await lane.phone.page.goto('about:blank')
    const { context } = lane.phone
    const tabs = [
      await openTypingTab(context, lane.proxy.url, 1),
      await openTypingTab(context, lane.proxy.url, 2),
    ] as const
    try {
      const wrong = await update(lane, tabs, random, moment)
      if (moment === 'confirming') confirmed.push(await finish(lane))
      calm(lane)
      await converge(lane)
      return [...wrong, ...(await judgeLane(lane, confirmed))].map((text) => `${moment}: ${text}`)
    } finally {
      for (const { page } of tabs) await page.close()
      calm(lane)
      await forgetWorker(lane)
    }
  },
}

/** Unregisters the worker, so that each run starts with the server's build. */
async function forgetWorker({ phone, proxy }: Lane): Promise<void> {
  const { page } = phone
  await page.goto('about:blank')
  const cdp = await page.context().newCDPSession(page)
  const storageTypes = 'service_workers,cache_storage'
  await cdp.send('Storage.clearDataForOrigin', { origin: proxy.url, storageTypes })
  await cdp.detach()
  await openHarness(page, proxy.url)
}

async function update(
  lane: Lane,
  tabs: readonly [TypingTab, TypingTab],
  random: Random,
  moment: Moment,
): Promise<string[]> {
  const { proxy, phone } = lane
  const [, confirming] = tabs
  if (moment === 'confirming') await fillIn(confirming.page, 2)
  proxy.fileAt = await simulateDeploy(lane.server.url, 'b1')
  await tabs[0].page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  for (const { page } of tabs) await snackBars.newVersion(page).waitFor({ timeout: RELOADED_MS })
  if (moment === 'offline') {
    proxy.plan = () => ({ kind: 'lost' })
    proxy.fileAt = () => 'silent'
  }
  const hands = tabs
    .filter((tab) => moment !== 'confirming' || tab !== confirming)
    .map((tab) => tab.type(random.fork()))
  // Real time: the update is accepted at any moment of the typing.
  await sleep(random.whole(100, 1100))
  await Promise.all([
    accept(random.pick(tabs).page, random.chance(0.5)),
    moment === 'confirming' ? sleep(random.whole(0, 60)).then(() => pressNext(confirming.page)) : undefined,
  ])
  await Promise.all(tabs.map(reloaded))
  await Promise.all(hands)
  // Real time: nothing signals that no second reload comes.
  await sleep(QUIET_MS)
  await openHarness(phone.page, proxy.url)
  const stories = []
  for (const tab of tabs) {
    const kept = (await ask(phone.page, 'values', tab.step)) as Record<string, unknown> | null
    stories.push(await readStory(tab, kept))
  }
  return stories.flatMap(judgeTab)
}

/** A real click moves the focus from the field; a script click does not. */
async function accept(page: Page, isFinger: boolean): Promise<void> {
  const button = snackBars.update(page)
  if (isFinger) await button.click()
  else await button.evaluate((element) => (element as HTMLElement).click())
}

async function pressNext(page: Page): Promise<void> {
  const press = () => document.querySelector<HTMLElement>('form [type=submit]')?.click()
  await page.evaluate(press).catch(() => undefined)
}

async function reloaded(tab: TypingTab): Promise<void> {
  const until = Date.now() + RELOADED_MS
  while (Date.now() < until) {
    const loads = await tab.loads().catch(() => 1)
    if (loads > 1) return
    await sleep(20)
  }
  throw new Error(`step ${tab.step}: the page did not reload`)
}

async function fillIn(page: Page, mark: number): Promise<void> {
  await dataFormPage.nationality(page).fill('Mexicana')
  for (const [label, text] of [
    [forms.day.label, '28'],
    [forms.month.label, '02'],
    [forms.year.label, '1990'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await dataFormPage.birthPlace(page).fill(`Pueblo ${mark}`)
  await forms.next(page).click()
  await page.getByLabel('Casado(a)').check()
}

async function finish(lane: Lane): Promise<Confirmation> {
  const { page } = lane.phone
  const states = await ask(page, 'states')
  if (states['2'] === 'draft') await confirm(lane, 2, 2)
  return { mark: 2, step: 2, isSure: true }
}
