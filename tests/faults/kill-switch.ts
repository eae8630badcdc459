import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { projectRoot } from '#server/project-root.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, CONVERGE_MS, converge, enter, judgeLane, type Lane } from './lane.ts'
import type { Confirmation } from './oracle.ts'
import { ask } from './phone.ts'

const PENDING = 5

export const killSwitch: Campaign = {
  fault: 13,
  name: 'kill switch with five pending steps',
  runs: { short: 1, whole: 20 },
  async run(lane, random, index) {
    const { phone, proxy } = lane
    proxy.isLegacy = index % 4 === 3
    proxy.keepAlive = random.chance(0.5)
    // Kills the app: the page loads the settings only once, and the previous run switched the worker off.
    if (phone.isOn) await phone.kill()
    await beginAnew(lane)
    await phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await enter(lane, lane.person)
    proxy.plan = () => ({ kind: 'lost' })
    const confirmed: Confirmation[] = []
    for (const step of stepNumbers.slice(0, PENDING)) {
      await confirm(lane, step, step)
      confirmed.push({ mark: step, step, isSure: true })
    }
    const before = await ask(phone.page, 'pending')
    const type = 'text/javascript; charset=utf-8'
    const text = readFileSync(join(projectRoot(), 'dist/kill-switch.js'), 'utf8')
    proxy.fileAt = (path) => (path === '/sw.js' ? { type, text } : 'there')
    const isOff = await switchOff(lane)
    if (random.chance(0.3)) {
      await phone.kill()
      await phone.start()
    }
    const after = await ask(phone.page, 'pending')
    proxy.plan = calmPlan(lane)
    await converge(lane)
    calm(lane)
    const wrong = await judgeLane(lane, confirmed)
    proxy.isLegacy = false
    return [
      ...(isOff ? [] : ['the worker was not switched off']),
      ...(before === PENDING && after === PENDING ? [] : [`${before} waited before, ${after} after`]),
      ...wrong,
    ]
  },
}

function calmPlan(lane: Lane): Lane['proxy']['plan'] {
  const { fileAt } = lane.proxy
  calm(lane)
  const { plan } = lane.proxy
  lane.proxy.fileAt = fileAt
  return plan
}

/** Makes the page find the self-removing worker and reload. @returns whether all caches are gone in time */
async function switchOff({ phone }: Lane): Promise<boolean> {
  const { page } = phone
  const update = async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update())
  // The page may reload before it answers.
  await page.evaluate(update).catch(() => undefined)
  const until = Date.now() + CONVERGE_MS
  while (Date.now() < until) {
    const left = await page.evaluate(async () => (await caches.keys()).length).catch(() => null)
    if (left === 0) {
      await page.waitForFunction(() => 'turno' in window)
      return true
    }
    await sleep(50)
  }
  return false
}
