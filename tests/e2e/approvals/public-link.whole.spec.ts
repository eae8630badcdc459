import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { linksOf } from '#tests/support/browser/approval-links.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { PARTLY } from '#tests/support/pages/locators.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' })

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

test('decides by public link: a visit on a phone, once despite a lost response, and a vacancy by keyboard', async ({
  page,
  ownPortal: portal,
  complaints,
}) => {
  const links = await linksOf(portal.url)
  const visit = links.get('visita') ?? ''
  const key = visit.split('/').at(-1) ?? ''
  await page.goto(visit)
  await expect(page.getByRole('heading', { level: 1, name: 'Autoriza una visita' })).toBeVisible()
  await expect(page).toHaveURL(/#\/AutorizaVisita\/-$/)
  await page.reload()
  await expect(page.getByText('Enlace para Adriana G.')).toBeVisible()
  await look(page, 'a visit')

  await desks.reject(page, PARTLY).tap()
  await page.getByRole('button', { name: 'Sí, rechazar' }).tap()
  await expect(page.getByText('Campo requiredo.')).toBeVisible()
  await page.getByLabel('Motivo del rechazo').fill('Ese día hay auditoría')
  await look(page, 'the refusal')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sí, rechazar' }).tap()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'No se guardó nada. Tu motivo sigue aquí.',
  )
  await expect(page.getByLabel('Motivo del rechazo')).toHaveValue('Ese día hay auditoría')
  await page.context().setOffline(false)

  const sent: string[] = []
  await page.route('**/api/portal/enlaces/decidir', async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Sí, rechazar' }).dblclick()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Toca otra vez: no se duplica.')
  expect(sent).toHaveLength(1)
  await page.unroute('**/api/portal/enlaces/decidir')
  await page.getByRole('button', { name: 'Sí, rechazar' }).tap()
  await expect(page.getByRole('heading', { name: 'Quedó rechazada' })).toBeVisible()
  await expect(page.getByText('Tu respuesta ya estaba guardada.')).toBeVisible()
  await look(page, 'decided')

  for (const address of [visit, visit.replace(key, 'x'.repeat(43))]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  }
  await look(page, 'an ended link')
  const left = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  expect(left).not.toContain(key)
  expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(each))).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('about:blank')
  await page.goto(links.get('vacante') ?? '')
  await signInPage.english(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Approve a vacancy' })).toBeVisible()
  await look(page, 'a vacancy')
  await page.getByRole('button', { name: 'Approve' }).focus()
  await page.keyboard.press('Enter')
  await look(page, 'the question')
  await page.getByRole('button', { name: 'Yes, approve' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'It’s approved' })).toBeVisible()
})

test('a public link leaves nothing behind on a kiosk', { tag: WHOLE }, async ({ page, portal }) => {
  const link = (await linksOf(portal.url)).get('descanso_laborado') ?? ''
  await page.setViewportSize({ width: 1280, height: 800 })
  await openKiosk(page, portal.url)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Autoriza un descanso laborado' })).toBeVisible()
  await look(page, 'a rest day at a kiosk')
  expect(await lookForOffences(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  const left = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  expect(left).not.toContain(link.split('/').at(-3))
})
