import { expect, test } from '#tests/support/browser/e2e.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

test('the sign-in screen comes up on the built app without a complaint', { tag: WHOLE }, async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await expect(signInPage.user(page)).toBeVisible()
  await expect(signInPage.password(page)).toBeVisible()
  await expect(signInPage.enter(page)).toBeVisible()
  await expect(page).toHaveURL(/#\/Login$/)
  expect(complaints).toEqual([])
})

test('the page brings its strict policy and no third-party origin', async ({ page }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const answer = await page.goto('/')
  await expect(signInPage.enter(page)).toBeVisible()
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect([...origins]).toEqual([new URL(page.url()).origin])
})
