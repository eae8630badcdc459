import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { launchPersistent } from '../support/browser/browser.ts'
import { startPortal } from '../support/server/portal.ts'
import { serveBareReact } from './bare-react.ts'
import { median, timeToVisible } from './page-timing.ts'

const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LIST = '#root main a[href^="#/Recibos/"]'
const N = Number(process.env.N ?? 5)
const modes = (process.env.MODES ?? 'warm,offline,restart').split(',')
const portal = await startPortal({ isMeasured: true })
const bare = await serveBareReact()
const profile = await mkdtemp(join(tmpdir(), 'turno-trace-'))
let context: BrowserContext = await launchPersistent(profile, PHONE)
const list = `${portal.url}/#/Recibos`
{
  const page = await context.newPage()
  await page.goto(list)
  await page.getByLabel('Número de empleado').fill('100101')
  await page.getByLabel('Contraseña', { exact: true }).fill('Portal.2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.locator(LIST).first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(4500)
  await page.close()
  const again = await context.newPage()
  await again.goto(list)
  await again.waitForTimeout(5000)
  await again.close()
}
async function one(url: string, sel: string, profileTo?: string) {
  if (profileTo) {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
    await cdp.send('Profiler.start')
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(sel).first().waitFor()
    const { profile } = await cdp.send('Profiler.stop')
    writeFileSync(profileTo, JSON.stringify(profile))
    await page.close()
    return 0
  }
  const { ms, page } = await timeToVisible(context, url, sel, { cpu: 4 })
  if (sel === LIST)
    last = await page.evaluate(() => {
      const rs = performance.getEntriesByType('resource') as unknown as Record<string, number | string>[]
      return rs
        .map(
          (r) =>
            `${Number(r.startTime).toFixed(0).padStart(5)} ${Number(r.responseEnd).toFixed(0).padStart(5)} w${Number(r.workerStart).toFixed(0)} ${r.workerFinalSourceType ?? r.workerFinalRouterSource ?? ''} ${String(r.name).split('/').pop()}`,
        )
        .concat(
          performance
            .getEntriesByType('mark')
            .map((m) => `${m.startTime.toFixed(0).padStart(5)} MARK ${m.name}`),
          performance
            .getEntriesByType('paint')
            .map((m) => `${m.startTime.toFixed(0).padStart(5)} PAINT ${m.name}`),
        )
        .sort()
        .join('\n')
    })
  await page.close()
  return ms
}
let last = ''
for (const mode of modes) {
  if (mode !== 'warm') await portal.stop().catch(() => undefined)
  const own: number[] = []
  const b: number[] = []
  const again = async () => {
    if (mode === 'restart') {
      await context.close()
      context = await launchPersistent(profile, PHONE)
    }
  }
  for (let i = 0; i < N; i += 1) {
    await again()
    b.push(await one(bare.url, '#ready'))
    await again()
    own.push(await one(list, LIST))
  }
  const ratios = own.map((o, i) => o / b[i]!)
  console.log(
    mode,
    'own',
    median(own).toFixed(0),
    'bare',
    median(b).toFixed(0),
    'ratio',
    (median(own) / median(b)).toFixed(2),
    'spread',
    Math.min(...ratios).toFixed(2),
    Math.max(...ratios).toFixed(2),
  )
  if (process.env.SHOW) console.log(last)
  if (process.env.PROF) await one(list, LIST, `/tmp/trace/${mode}.cpuprofile`)
}
await context.close()
await bare.close()
await portal.dispose()
await rm(profile, { recursive: true, force: true })
process.exit(0)
