import { expect, test } from '#tests/support/browser/e2e.ts'

test('the sign-in screen comes up on the built app without a complaint', async ({ page, complaints }) => {
  await page.goto('/')
  await expect(page.getByLabel('Número de empleado')).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page).toHaveURL(/#\/Login$/)
  expect(complaints).toEqual([])
})

test('the page brings its strict policy and no third-party origin', async ({ page }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const answer = await page.goto('/')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect([...origins]).toEqual([new URL(page.url()).origin])
})
