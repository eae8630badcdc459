import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { sheetsOf } from '#tests/support/browser/sheets.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { evaluationsPage } from '#tests/support/pages/evaluations.ts'

/** Tests P-120 and P-125. */

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('shows a person’s own result and its PDF, and refuses the address of results for human resources', async ({
    page,
    context,
    portal,
  }) => {
    await signInAt(page, portal.url, 'Evaluaciones', '100104')
    await page.getByRole('link', { name: /Tu resultado/ }).click()
    await expect(evaluationsPage.level(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cómo te ven y cómo te ves' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^antes \d+$/ })).toHaveCount(5)
    await look(page, 'result')
    expect(await sheetsOf(page)).toEqual(['portrait'])
    await page.getByRole('button', { name: 'Ver PDF' }).click()
    // The device renders the PDF; the viewer's text layer contains the words.
    await expect(page.getByText('Fortalezas que escribieron', { exact: false }).first()).toBeAttached({
      timeout: 60_000,
    })
    await expect(page.getByText(evaluationsPage.next.label, { exact: true }).first()).toBeAttached()
    await look(page, 'paper of the result')
    await dialogs.close(page).click()
    await readyForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(evaluationsPage.level(page)).toBeVisible()
    await context.setOffline(false)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.postData() ?? ''))
    await page.goto(`${portal.url}/#/Especiales/ResultadoEvaluacion/10`)
    await expect(page.getByText('No puedes ver esta página')).toBeVisible()
    expect(asked.filter((body) => body.includes('idEvaluacion'))).toEqual([])
  })
})
