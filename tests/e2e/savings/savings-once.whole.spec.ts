import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import {
  SAVINGS,
  fillWithdrawal,
  inProcess,
  savingsPage,
  withdrawalsOf,
} from '#tests/support/pages/savings.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { receipts } from '#tests/support/pages/receipts.ts'

/** Tests CHAT-18 and CHAT-19 with two devices and with a crashed server: a movement happens at most once. */

const WHO = '100102'
let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ hasOwnProcess: true, template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const confirm = (page: Page) => dialogs.confirm(page).click()
const asked = (page: Page) => receipts.sent(page)
const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ocurrió un error' })

test('makes one movement when two devices confirm at once, and shows it on both', async ({ browser }) => {
  const phones = await Promise.all(
    [1, 2].map(async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 } })
      await signInAt(page, portal.url, 'CajaAhorro/retirar', WHO)
      await fillWithdrawal(page, '150.50')
      return page
    }),
  )
  await Promise.all(phones.map(confirm))
  const [first, second] = phones as [Page, Page]
  await expect(asked(first).or(error(first))).toBeVisible()
  await expect(asked(second).or(error(second))).toBeVisible()
  const [winner, other] = (await asked(first).isVisible()) ? [first, second] : [second, first]
  await expect(error(other)).toContainText(savingsPage.withdrawing.label)
  await expect(error(other)).toContainText('Esta vez no se pidió nada.')
  await expect(asked(other)).toHaveCount(0)
  expect(await withdrawalsOf(portal.url, WHO)).toEqual([150.5])
  await other.getByRole('button', { name: 'Revisar otra vez' }).click()
  await expect(other.getByRole('main')).toContainText(savingsPage.withdrawing.label)
  await savingsPage.backToSavings(other).click()
  await expect(inProcess(other)).toContainText('Retiro')

  await receipts.toList(winner).click()
  await inProcess(winner).getByRole('link', { name: 'Cancelar Retiro' }).click()
  await confirm(winner)
  await expect(winner.getByRole('heading', { name: 'Movimiento cancelado' })).toBeVisible()
  await other.reload()
  await expect(
    other.getByRole('main').getByRole('link', { name: startOf(savingsPage.withdraw) }),
  ).toBeVisible()
  await expect(inProcess(other)).toHaveCount(0)
  for (const page of phones) await page.close()
})

const MOMENTS = [
  { moment: 'before it acts', isDone: false },
  { moment: 'before it answers', isDone: true },
]

for (const { moment, isDone } of MOMENTS)
  test(`when the server dies ${moment}, says that the outcome is unknown, and makes one movement at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await signInAt(page, portal.url, 'CajaAhorro/retirar', WHO)
    await fillWithdrawal(page, '150.50')
    const ids: unknown[] = []
    await page.route(`**${SAVINGS}`, async (route) => {
      const body = route.request().postDataJSON() as { Opcion: number; idOperacion?: string }
      if (body.Opcion !== 6) return route.continue()
      ids.push(body.idOperacion)
      if (ids.length > 1) return route.continue()
      if (isDone) await route.fetch()
      await portal.kill()
      return route.abort()
    })
    const said: string[] = []
    await page.exposeFunction('__said', (text: string) => void said.push(text))
    await page.evaluate(() => {
      const { __said } = window as unknown as { __said: (text: string) => void }
      const look = () => __said(document.querySelector('main')?.innerText ?? '')
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await confirm(page)
    await expect(error(page)).toContainText('No sabemos si se pidió.')
    expect(ids).toHaveLength(1)
    expect(
      said.filter((text) => /Pediste|Listo|Recibimos/.test(text) || text.includes(syncStatus.synced.label)),
    ).toEqual([])

    await portal.start()
    expect(await withdrawalsOf(portal.url, WHO)).toEqual(isDone ? [150.5] : [])
    await savingsPage.backToSavings(page).click()
    const main = page.getByRole('main')
    if (isDone) {
      await expect(inProcess(page)).toContainText('Retiro')
      await expect(main).toContainText(savingsPage.withdrawing.label)
    } else {
      await main.getByRole('link', { name: startOf(savingsPage.withdraw) }).click()
      await fillWithdrawal(page, '150.50')
      await confirm(page)
      await expect(asked(page)).toBeVisible()
    }
    expect(await withdrawalsOf(portal.url, WHO)).toEqual([150.5])
    expect(ids).toHaveLength(isDone ? 1 : 2)
  })
