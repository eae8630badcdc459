import type { Page } from '@playwright/test'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled, watch } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk, personBuckets } from '#tests/support/pages/kiosk.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { goTo } from '#tests/support/pages/routes.ts'

test.use(KIOSK)

const finishButton = (page: Page) => kioskPage.finish(page)
const openDialog = (page: Page) => page.getByRole('dialog')

test('a kiosk is set up by its address; people sign in by number or nickname and find their tiles; a hidden page is covered', {
  tag: WHOLE,
}, async ({ page, portal, complaints }) => {
  watch(page)
  await openKiosk(page, portal.url)
  await expect(page).toHaveURL(`${portal.url}/#/Login`)
  await page.goto(`${portal.url}/?modo=personal`)
  await expect(kioskPage.next(page)).toBeVisible()
  await page.goto(portal.url)
  for (const name of ['1', '0', kioskPage.erase.label, kioskPage.next.label]) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(80)
  }
  const [one, two, four] = await Promise.all(
    ['1', '2', '4'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  )
  expect((two?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0)).toBeGreaterThanOrEqual(8)
  expect((four?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0)).toBeGreaterThanOrEqual(8)

  const field = signInPage.user(page)
  await kioskPage.next(page).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Escribe tu número de empleado' })).toBeVisible()
  await page.getByRole('button', { name: '7', exact: true }).tap()
  await kioskPage.erase(page).tap()
  await expect(field).toHaveValue('')
  await page.keyboard.type('1001')
  await page.getByRole('button', { name: '0', exact: true }).tap()
  await page.getByRole('button', { name: '1', exact: true }).tap()
  await expect(field).toHaveValue('100101')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Entras como 100101')).toBeVisible()
  await page.keyboard.type('not mine')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Usuario o contraseña incorrectos')).toBeVisible()
  await expect(page.getByText('Entras como 100101')).toBeVisible()
  await expect(signInPage.password(page)).toHaveValue('')
  await dialogs.goBack(page).tap()
  await expect(field).toHaveValue('100101')
  await kioskPage.next(page).tap()
  await expect(signInPage.password(page)).toHaveValue('')
  await signInPage.password(page).fill('Portal.2026')
  await signInPage.enter(page).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lupita')

  await closeReminders(page)
  const tiles = page.getByRole('main').getByRole('link')
  await expect(tiles).toHaveText([
    new RegExp(`^${navigation.latestPayslip.label}.*${payslipsPage.week.label}`),
    new RegExp(`^Imprimir.*${payslipsPage.week.label}`),
    /^Mi ahorro/,
    /^Asistente/,
    startOf(navigation.kardex),
    startOf(navigation.ask),
    /^Mis datos y documentos/,
    startOf(navigation.clarifications),
    startOf(navigation.more),
  ])
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await tiles.first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payslipsPage.title.label)
  await expect(payslipsPage.weekTitle(page)).toBeVisible()
  await dialogs.goBack(page).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lupita')

  // Waits for running requests. The end of the session would refuse them, with an error on the console.
  await settled(page)
  await finishButton(page).tap()
  await page.getByRole('button', { name: 'No recuerdo mi número' }).tap()
  await expect(page.getByText('En tu gafete, debajo de tu foto.')).toBeVisible()
  await dialogs.goBack(page).tap()
  await page.getByRole('button', { name: 'ABC: usar letras' }).tap()
  await page.getByLabel('Usuario o correo').fill('candidato')
  await kioskPage.next(page).tap()
  await signInPage.password(page).fill('Portal.2026')
  await signInPage.enter(page).tap()
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    /^Mis datos y documentos/,
    startOf(navigation.more),
  ])
  expect(complaints).toEqual([])

  await test.step('the keys of the kiosk stay below the field', async () => {
    await goTo(page, 'CambioPass')
    const keys = page.getByRole('group', { name: 'Teclado' })
    for (const name of [
      signInPage.currentPassword.label,
      signInPage.newPassword.label,
      signInPage.newPasswordAgain.label,
    ]) {
      const field = page.getByLabel(name, { exact: true })
      await field.tap()
      await page.getByRole('button', { name: 'a', exact: true }).tap()
      await expect(field, name).toHaveValue('a')
      const [box, top] = await Promise.all([field.boundingBox(), keys.boundingBox()])
      expect((box?.y ?? 999) + (box?.height ?? 0), name).toBeLessThan(top?.y ?? 0)
      expect(box?.y ?? 0, name).toBeGreaterThan(112)
    }
    await page.getByRole('button', { name: 'Listo' }).tap()
    await expect(keys).toHaveCount(0)
  })
  await test.step('a hidden page is covered', async () => {
    const hide = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const cover = () =>
      page.evaluate(() => {
        const { content, position, inset, backgroundColor } = getComputedStyle(
          document.documentElement,
          '::after',
        )
        return content === 'none' ? null : { position, inset, backgroundColor }
      })
    expect(await cover()).toBeNull()
    await hide('hidden')
    expect(await cover()).toEqual({ position: 'fixed', inset: '0px', backgroundColor: 'rgb(10, 61, 117)' })
    await hide('visible')
    await expect.poll(cover).toBeNull()

    // Simulates another person's sign-in while this tab sleeps. The tab must not show the former person's data
    // again.
    await hide('hidden')
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('portal')
          request.onerror = () => reject(new Error('the database “portal” cannot be opened'))
          request.onsuccess = () => {
            const settings = request.result.transaction('settings', 'readwrite').objectStore('settings')
            settings.put({ key: 'epoch', value: 1000 }).onsuccess = () => resolve()
          }
        }),
    )
    await hide('visible')
    await expect(kioskPage.next(page)).toBeVisible()
  })
})

test('Terminar works inside a dialog, and the next person finds nothing', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await goTo(page, 'Recibos')
  await weekLink(page).tap()
  await expect(payslipsPage.openPdf(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payslipsPage.title.label)
  await goTo(page, 'Inicio')
  await expect(openDialog(page)).toHaveCount(0)
  const own = (await personBuckets(page)).filter((name) => name.startsWith('u-'))
  expect(own).toHaveLength(1)

  for (let turn = 0; turn < 3; turn++) {
    if (turn === 0) await finishButton(page).tap()
    else await kioskPage.finish(openDialog(page)).tap()
    await expect(kioskPage.next(page)).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/#/Login`)
    await expect.poll(() => personBuckets(page)).toEqual([])
    const left = await page.evaluate(() => ({
      tickets: sessionStorage.length,
      state: JSON.stringify(history.state),
    }))
    expect(left).toEqual({ tickets: 0, state: '{"turn":0}' })
    if (turn < 2) {
      await enterKiosk(page, '100104')
      await expect(openDialog(page)).toBeVisible()
    }
  }
  for (let back = 0; back < 6; back++) {
    await page.goBack()
    if (!page.url().startsWith(portal.url)) break
    await expect(kioskPage.next(page)).toBeVisible()
    await expect(page.getByText('Lupita')).toHaveCount(0)
  }
})

test('activates a new version automatically at the sign-in, never during a session', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await portal.stop()
  // Another EVIDENCE_BASE changes the Content-Security-Policy and thus the page, so a new worker waits.
  await portal.start({ EVIDENCE_BASE: 'http://localhost:9' })
  const hasWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(hasWaiting).toBe(true)
  await passTime(page, 4000)
  await expect(snackBars.newVersion(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lupita')
  expect(await hasWaiting()).toBe(true)
  await finishButton(page).tap()
  await expect(kioskPage.next(page)).toBeVisible()
  await expect.poll(() => hasWaiting().catch(() => true)).toBe(false)
  await expect(kioskPage.next(page)).toBeVisible()
  await portal.stop()
  await portal.start()
})

test('Terminar works offline', async ({ page, portal, context }) => {
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await finishButton(page).tap()
  await expect(kioskPage.next(page)).toBeVisible()
  await expect.poll(() => personBuckets(page)).toEqual([])
})
