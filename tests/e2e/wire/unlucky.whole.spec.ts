import '#tests/support/server/databases/on-disk.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type BrowserProcess, startBrowser } from '#tests/support/browser/browser-process.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type LyingWifi, startLyingWifi } from '#tests/support/server/network/lying-wifi.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { kioskPage, openKiosk, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { photo } from '#tests/support/pages/documents.ts'
import { signIn, signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

const FORM = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'
let portal: Portal
let wifi: LyingWifi
let profile: string
let device: BrowserProcess

test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  wifi = await startLyingWifi(portal.url)
  profile = await mkdtemp(join(tmpdir(), 'turno-unlucky-'))
  device = await startBrowser(profile)
})
test.afterEach(async () => {
  await device.kill()
  await wifi.stop()
  await portal.dispose()
  await rm(profile, { recursive: true, force: true })
})

async function restart(): Promise<Page> {
  await device.kill()
  device = await startBrowser(profile)
  return device.page
}

async function savedSteps(user = 'candidato'): Promise<Record<string, unknown>> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${portal.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const entered = await post('/Login/ws-login.php', { Opcion: 1, correo: user, password: PASSWORD })
  const { data } = await post(FORM, { Opcion: 13, token: entered.token })
  const steps = data as { bandera: number; datos: unknown }[]
  return Object.fromEntries(steps.map(({ bandera, datos }) => [bandera, datos]))
}

async function fillSecond(page: Page): Promise<void> {
  await dataFormPage.nationality(page).fill(goodSteps[2].nacionalidad)
  await forms.day(page).fill('28')
  await forms.month(page).fill('02')
  await forms.year(page).fill('1990')
  await dataFormPage.birthPlace(page).fill(goodSteps[2].lugarNacimiento)
  const casado = page.getByRole('radio', { name: 'Casado(a)' })
  if (!(await casado.isVisible())) await forms.next(page).click()
  await casado.check()
}

async function signOut(page: Page): Promise<string> {
  await changeRoute(page, 'Mas')
  await signInPage.signOut(page).click()
  const question = page.getByRole('dialog', { name: '¿Cerrar sesión?' })
  const login = signInPage.user(page)
  await expect(question.or(login)).toBeVisible()
  if (!(await question.isVisible())) return ''
  const text = (await question.textContent()) ?? ''
  await signInPage.signOut(question).click()
  await expect(login).toBeVisible()
  return text
}

for (const air of ['silent', 'away'] as const)
  test(`phone, Wi-Fi ${air}: delivers a confirmed step after a kill, a sign-out and another person’s sign-in`, async () => {
    test.setTimeout(240_000)
    let { page } = device
    await signInAt(page, wifi.url, 'ActualizacionDatos/2', 'candidato')
    await expect(dataFormPage.nationality(page)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForLoadState('networkidle')
    await fillSecond(page)
    wifi.be(air)
    await forms.next(page).click()
    await expect(page.getByRole('heading', { level: 1, name: dataFormPage.idsTitle.label })).toBeVisible()
    page = await restart()
    await page.goto(`${wifi.url}/#/PorEnviar`)
    const open = syncStatus.waiting(page).or(page.getByText('Enviando…'))
    await expect(open.or(signInPage.password(page)).first()).toBeVisible({
      timeout: 60_000,
    })
    if (!(await open.first().isVisible())) {
      await signInAt(page, wifi.url, 'PorEnviar', 'candidato')
    }
    await expect(open.first()).toBeVisible()
    expect(await signOut(page)).toContain('se envía solo')
    wifi.be('there')
    await signIn(page, '100101')
    expect(await page.locator('body').textContent()).not.toContain(goodSteps[2].lugarNacimiento)
    await expect.poll(async () => (await savedSteps())[2]).toEqual(goodSteps[2])
    expect(Object.keys(await savedSteps('100101'))).not.toContain('2')
    await signOut(page)
    await signIn(page, 'candidato')
    await page.goto(`${wifi.url}/#/PorEnviar`)
    await expect(syncStatus.allSent(page)).toBeVisible()
  })

test('kiosk, silent Wi-Fi: the next person sees nothing, and the author finds the text again', async () => {
  test.setTimeout(240_000)
  const { page } = device
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install()
  await openKiosk(page, wifi.url)
  await signInAtKiosk(page, '100103')
  await page.goto(`${wifi.url}/#/ActualizacionDatos/2`)
  await expect(dataFormPage.nationality(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await readyForOffline(page)
  await dataFormPage.nationality(page).fill('Guatemalteca')
  wifi.be('silent')
  await page.clock.runFor(1000)
  await kioskPage.finish(page).first().click()
  const question = kioskPage.finishQuestion(page)
  await expect(question).toContainText(kioskPage.keptForADay.label)
  await kioskPage.finish(question).last().click()
  await expect(kioskPage.next(page)).toBeVisible()
  wifi.be('there')
  await signInAtKiosk(page, '100101')
  for (const screen of ['ActualizacionDatos', 'PorEnviar']) {
    await page.goto(`${wifi.url}/#/${screen}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.content()).not.toContain('Guatemalteca')
  }
  await kioskPage.finish(page).click()
  await signInAtKiosk(page, '100103')
  await page.goto(`${wifi.url}/#/ActualizacionDatos/2`)
  await expect(dataFormPage.nationality(page)).toHaveValue('Guatemalteca')
})

test('two tabs: delivers a step confirmed in one tab while the person signs out in the other', async () => {
  test.setTimeout(240_000)
  const { page } = device
  await signInAt(page, wifi.url, 'ActualizacionDatos/2', 'candidato')
  await fillSecond(page)
  const [context] = device.browser.contexts()
  const second = await context!.newPage()
  await second.goto(`${wifi.url}/#/Mas`)
  await expect(signInPage.signOut(second)).toBeVisible()
  wifi.be('silent')
  await page.bringToFront()
  await forms.next(page).click()
  await second.bringToFront()
  await signInPage.signOut(second).click()
  const question = second.getByRole('dialog', { name: '¿Cerrar sesión?' })
  await signInPage.signOut(question).click()
  for (const tab of [page, second]) await expect(signInPage.user(tab)).toBeVisible()
  wifi.be('there')
  await second.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(async () => (await savedSteps())[2], { timeout: 90_000 }).toEqual(goodSteps[2])
})

function freezeOnceDurable(): void {
  const store = IDBObjectStore.prototype as { name: string; add: (...given: unknown[]) => IDBRequest }
  const plain = store.add
  store.add = function (this: IDBObjectStore, ...given) {
    const end = () => {
      console.log('durable')
      for (;;);
    }
    if (this.name === 'outbox') this.transaction.addEventListener('complete', end)
    return plain.apply(this as never, given)
  }
}

test('a dispute with three pictures is registered once although the page is killed', async () => {
  test.setTimeout(240_000)
  let { page } = device
  const YESTERDAY = formatDate(companyDate(Date.now() - 86_400_000))
  const asked = () => page.getByRole('button', { name: requestsPage.newDispute.label })
  const form = () => requestsPage.newDispute(page)
  await page.setViewportSize({ width: 412, height: 915 })
  await page.addInitScript(freezeOnceDurable)
  await signInAt(page, wifi.url, 'Inconformidades', '100103')
  await asked().click()
  await form().getByRole('radio', { name: 'Otro motivo' }).check()
  await form().getByLabel('Escribe el motivo').fill('Tres fotos')
  await forms.day(form(), EXACT).fill(YESTERDAY)
  await form().getByLabel('Cuenta qué pasó').fill('Falta el festivo.')
  for (const nth of [1, 2, 3]) {
    await forms.addPhoto(page).click()
    const buffer = await photo(`Foto ${nth}`)
    await capturePage.takePhoto(page).setInputFiles({ name: 'f.jpg', mimeType: 'image/jpeg', buffer })
    await capturePage.looksGood(page).click()
    await expect(form().getByRole('img', { name: `Foto ${nth}` })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  // The page loads offline only with an active worker. A kill discards a worker that is not active yet.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  wifi.be('away')
  const durable = page.waitForEvent('console', (message) => message.text() === 'durable')
  // The click never returns, because the page stops.
  void form()
    .getByRole('button', { name: 'Enviar inconformidad' })
    .click()
    .catch(() => undefined)
  await durable

  page = await restart()
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto(`${wifi.url}/#/Inconformidades`)
  const waiting = page.getByRole('listitem').filter({ hasText: 'Tres fotos' })
  await expect(waiting).toContainText('3 fotos')
  await asked().click()
  await expect(form().getByLabel('Cuenta qué pasó')).toHaveValue('')
  await expect(form().getByRole('img', { name: /^Foto \d/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  wifi.be('there')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(requestsPage.open(waiting)).toBeVisible()
  await expect(waiting).toHaveCount(1)
})
