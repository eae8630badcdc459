import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { closeAll, dialogs } from '#tests/support/pages/dialogs.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('joins the last three receipts and makes the statement of a year, also offline', async ({
  page,
  portal,
}) => {
  await enterAt(page, portal.url, '100101')
  await goTo(page, 'Recibos')
  await payslipsPage.joinReceipts(page).click()
  await expect(payslipsPage.joinThree(page)).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await settled(page)
  await expectAccessible(page, 'Recibos/juntar')

  await payslipsPage.joinThree(page).click()
  const opened = page.getByRole('dialog')
  await expect(opened.getByText('Percepciones menos deducciones').first()).toBeAttached()
  const [file] = await Promise.all([page.waitForEvent('download'), lists.download(opened).click()])
  expect(file.suggestedFilename()).toMatch(/^recibos_100101(_\d{4}-\w+){3}\.pdf$/)
  await expectAccessible(page, 'joined receipts')
  await closeAll(page)

  await goTo(page, 'Recibos/constancia')
  await settled(page)
  await expectAccessible(page, 'Recibos/constancia')
  await payslipsPage.makeYearPaper(page).click()
  await expect(opened.getByText(/no es la constancia de percepciones y retenciones del SAT/)).toBeAttached()
  await dialogs.close(page).click()

  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await payslipsPage.makeYearPaper(page).click()
  await expect(opened.getByText(/no es la constancia de percepciones y retenciones del SAT/)).toBeAttached()
  await dialogs.close(page).click()
  await goTo(page, 'Recibos/juntar')
  await payslipsPage.joinThree(page).click()
  await expect(opened.getByText('Percepciones menos deducciones').first()).toBeAttached()
})
