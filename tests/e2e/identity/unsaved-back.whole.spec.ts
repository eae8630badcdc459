import { expect, test } from '#tests/support/browser/e2e.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'

test('Back asks before it closes the form for a new person, and then stays or leaves', async ({
  page,
  portal,
}) => {
  await enterAt(page, portal.url, '100501')
  await page.goto(`${portal.url}/#/Personas`)
  await page.locator('a[href="#/Personas/nueva"]').click()
  const number = page.locator('#persona-numero')
  await number.fill('200501')
  const question = page.getByRole('dialog', { name: 'Todavía no lo guardas' })
  await page.goBack()
  await question.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(question).toHaveCount(0)
  await expect(number).toHaveValue('200501')
  await page.goBack()
  await question.getByRole('button', { name: 'Salir y borrar' }).click()
  await expect(page).toHaveURL(/#\/Personas$/)
  await expect(number).toHaveCount(0)
})
