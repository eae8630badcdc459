import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Random } from '../support/files/random.ts'
import type { Campaign } from './campaign.ts'
import { calm, type Lane, PASSWORD, turnOn } from './lane.ts'
import { type OwnAddress, ownAddresses } from './own-addresses.ts'
import { ask } from './phone.ts'
import { syncStatus } from '../support/pages/sync-status.ts'

/**
 * Fate of a requested chunk:
 * - deployed: a new build replaced it, so reloading the page helps
 * - missing: it is gone until a retry
 * - silent: the connection breaks
 */
type How = 'deployed' | 'missing' | 'silent'
const HOWS: readonly How[] = ['deployed', 'missing', 'silent']

/** Long, because a reload takes time on a busy machine, and only a permanently blank page is a fault. */
const SETTLED_MS = 120_000
const QUIET_MS = 600

const addresses = ownAddresses.filter(({ isUnknown }) => isUnknown !== true)

export const chunksGone: Campaign = {
  fault: 12,
  name: 'old client, chunks gone, every address',
  runs: { short: 3, whole: addresses.length },
  async run(lane, random, index, isWhole) {
    const route = isWhole ? addresses[index % addresses.length] : random.pick(addresses)
    if (!route) throw new Error('no route')
    const how = random.pick(HOWS)
    calm(lane)
    lane.proxy.isLegacy = false
    await turnOn(lane)
    await ask(lane.phone.page, 'leave')
    await ask(lane.phone.page, 'setMode', route.mode ?? 'personal')
    if (route.login !== null) {
      const answer = await ask(lane.phone.page, 'enter', route.login, PASSWORD)
      if (!answer.includes('"ok":true')) throw new Error(`${route.login} could not sign in: ${answer}`)
    }
    const page = await lane.phone.context.newPage()
    try {
      const wrong = await loseChunks(lane, page, random, route, how)
      return wrong.map((text) => `${how} ${route.path}: ${text}`)
    } finally {
      await page.close()
      calm(lane)
      await ask(lane.phone.page, 'setMode', 'personal')
    }
  },
}

async function loseChunks(
  lane: Lane,
  page: Page,
  random: Random,
  { login, path }: OwnAddress,
  how: How,
): Promise<string[]> {
  const { proxy } = lane
  // Bypasses the worker's and the browser's cache, which contain chunks.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setBypassServiceWorker', { bypass: true })
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const served = new Set<string>()
  proxy.fileAt = (file) => {
    served.add(file)
    return 'there'
  }
  const start = login === null ? '/AvisoPrivacidad' : path === '/Mas' ? '/Ajustes' : '/Mas'
  const isInside = random.chance(0.5)
  await page.goto(`${proxy.url}/${isInside ? `#${start}` : '?#/Login'}`)
  if (isInside) {
    await settle(page)
    // Real time: chunks disappear at any moment of the prefetch.
    await sleep(random.whole(0, 2000))
  }
  let isNewBuild = false
  proxy.fileAt = (file) => {
    if (how === 'silent')
      return file.startsWith('/assets/') && !served.has(file) ? 'silent' : silentWorker(file)
    if (how === 'deployed' && file === '/') isNewBuild = true
    const isGone = file.startsWith('/assets/') && !served.has(file) && !isNewBuild
    return isGone ? 'gone' : 'there'
  }
  await goTo(page, path)
  const wrong: string[] = []
  const first = await settle(page)
  if (first === 'white') wrong.push(`blank page: ${await lastLook(page)}`)
  if (how === 'deployed' && first === 'failure') wrong.push('a failure although the new build is there')
  if (first !== 'failure') return wrong
  proxy.fileAt = () => 'there'
  // The page may have retried already; then there is no button.
  const again = syncStatus.tryAgain(page).first()
  await again.click().catch(async (cause: unknown) => {
    if ((await look(page)).isFailure) throw cause
  })
  const second = await settle(page)
  return second === 'shown' ? wrong : [...wrong, `after the retry: ${second}`]
}

function lastLook(page: Page): Promise<string> {
  return page
    .evaluate(() => document.body.innerHTML.slice(0, 600))
    .catch((cause: unknown) => String(cause))
    .then((html) => `${page.url()} ${html}`)
}

/** Retries, because the page may reload after a missing chunk. */
async function goTo(page: Page, path: string): Promise<void> {
  const set = (to: string) => void (window.location.hash = to)
  for (let tries = 1; ; tries += 1) {
    try {
      return await page.evaluate(set, path)
    } catch (cause) {
      if (tries === 20) throw cause
      await page.waitForLoadState('load')
    }
  }
}

/** Also leaves sw.js unanswered, because the app requests sw.js to check whether the server is reachable. */
function silentWorker(file: string): 'silent' | 'there' {
  return file === '/sw.js' ? 'silent' : 'there'
}

type Look = 'shown' | 'failure' | 'white'

async function settle(page: Page): Promise<Look> {
  const until = Date.now() + SETTLED_MS
  let before = ''
  let since = Date.now()
  for (;;) {
    const { text, isFailure } = await look(page)
    if (text !== before) since = Date.now()
    before = text
    const isSteady = text !== '' && Date.now() - since > QUIET_MS
    if (isSteady) return isFailure ? 'failure' : 'shown'
    if (Date.now() > until) return text === '' ? 'white' : isFailure ? 'failure' : 'shown'
    await sleep(50)
  }
}

function look(page: Page): Promise<{ text: string; isFailure: boolean }> {
  return page
    .evaluate((tryAgain) => {
      const root = document.querySelector<HTMLElement>('#root')
      const isSplash = document.querySelector('.splash') !== null
      const isWaiting = document.querySelector('[aria-busy="true"]') !== null
      const alerts = [...document.querySelectorAll<HTMLElement>('[role=alert]')]
      const isFailure = alerts.some((alert) => alert.innerText.includes(tryAgain))
      const words = [root?.innerText ?? '', ...alerts.map(({ innerText }) => innerText)].join(' ').trim()
      return { text: isSplash || isWaiting ? '' : words, isFailure }
    }, syncStatus.tryAgain.label)
    .catch(() => ({ text: '', isFailure: false }))
}
