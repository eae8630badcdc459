import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { elsewhere } from '#tests/support/server/other-device.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'

/** Tests P-86 … P-90. */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function makeColleague(number: string): Promise<void> {
  const token = await elsewhere(portal.url, '100501')
  const ask = async (path: string, body: object) => {
    const headers = { 'X-AUTH-TOKEN': token, Authorization: `Bearer ${token}` }
    const answer = await fetch(`${portal.url}/api/portal/personas/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { status: string; data: { id: number }[] }
  }
  const [found] = (await ask('lista', { buscar: number, pagina: 1 })).data
  // With a single administrator, the role takes effect at once.
  expect(await ask('dar-rol', { id: found?.id, rol: 'caja' })).toEqual({ status: 'OK', espera: false })
}

test('a colleague approves a proposed rate, and downloads the savings-fund amounts of a payroll', async ({
  page,
  browser,
}) => {
  await makeColleague('100102')
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, 'AdmCajaAhorro/Tasas', '100301')
  await expect(page.getByText('12.00 %')).toBeVisible()
  await page.getByRole('button', { name: 'Proponer un cambio' }).click()
  await page.getByLabel('TIIE al año').fill('once')
  await page.getByRole('button', { name: 'Proponer', exact: true }).click()
  await expect(page.getByLabel('TIIE al año')).toBeFocused()
  await expect(page.getByText('Escribe la TIIE de 0 a 100 %, como 11.25 %.')).toBeVisible()
  await page.getByLabel('TIIE al año').fill('11.25 %')
  await expect(page.getByRole('status').filter({ hasText: '$325.00' })).toContainText('$358.85')
  await settled(page)
  await expectAccessible(page, 'a proposal being written')
  await page.getByRole('button', { name: 'Proponer', exact: true }).click()
  const change = page.getByRole('article')
  await expect(change).toContainText('Tú lo propusiste')
  await expect(desks.authorize(change)).toHaveCount(0)

  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 640 } })
  const other = await context.newPage()
  const complaints = await listenForComplaints(other)
  await signInAt(other, portal.url, 'AdmCajaAhorro/Tasas', '100102')
  await desks.authorize(other).click()
  await other.getByRole('button', { name: 'Sí, autorizar' }).click()
  await expect(other.getByRole('article').filter({ hasText: '11.25 %' })).toContainText('Ya autorizado')
  await settled(other)
  await expectAccessible(other, 'an approved change')
  await other.goto(`${portal.url}/#/AdmCajaAhorro/CorteNomina`)
  await expect(other.getByText('Núm. 100101')).toBeVisible()
  await settled(other)
  await expectAccessible(other, 'the list of a payroll')
  const download = other.waitForEvent('download')
  await desks.downloadAsExcel(other).click()
  expect((await download).suggestedFilename()).toMatch(/^caja-corte-grupo-1-\d{4}-\d\d-\d\d\.xlsx$/)
  await expect(other.getByText(/^Descargaste \d+ movimiento/)).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})
