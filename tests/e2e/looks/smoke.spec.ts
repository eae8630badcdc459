import { expect, test } from '#tests/support/browser/e2e.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'

test('shows the sign-in screen with a strict Content-Security-Policy, without errors or third parties', async ({
  page,
  complaints,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const answer = await page.goto('/')
  await expect(signInPage.user(page)).toBeVisible()
  await expect(signInPage.password(page)).toBeVisible()
  await expect(signInPage.enter(page)).toBeVisible()
  await expect(page).toHaveURL(/#\/Login$/)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(complaints).toEqual([])
})
