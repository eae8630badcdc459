import { paths } from '#hooks/navigation/paths.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { text } from '#tests/support/pages/locators.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'

/** Screens that open offline although the person never opened them. Their files are in the precache. */

const needsNetwork = text('Esta pantalla necesita internet')
const KEPT = [
  paths.payslips,
  paths.kardex,
  paths.kardexYear,
  paths.myData,
  paths.myDataStep(1),
  paths.myDataStep(7),
  paths.myDataReview,
  paths.documents,
  paths.payDoubt,
  paths.newClarification,
  paths.newDispute,
  paths.tasks,
  paths.waiting,
  paths.notifications,
  paths.notices,
  paths.more,
  paths.settings,
  paths.device,
]

test('opens every precached screen offline after the first sign-in, without an earlier visit', async ({
  page,
  context,
}) => {
  await enterAt(page, '/', '100103')
  await readyForOffline(page)
  await context.setOffline(true)
  const missing: string[] = []
  for (const path of KEPT) {
    await page.goto(`/#${path}`)
    // Reads the screen from the cache, not from the page's memory.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    if ((await needsNetwork(page).count()) > 0) missing.push(path)
  }
  expect(missing).toEqual([])
  // Proves that the check can fail: this screen's files are not in the precache.
  await page.goto(`/#${paths.install}`)
  await page.reload()
  await expect(needsNetwork(page)).toBeVisible()
})
