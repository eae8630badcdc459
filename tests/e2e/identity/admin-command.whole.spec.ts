import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const OWN = 'Volcan-7-Nublado'
const company = ['--compania', '00100', '--razon', 'Estampados del Norte', '--rfc', 'ENO010203AB1']
const rest = ['--registro', 'B1234567890', '--domicilio', 'Calle 1']
const person = ['--nombre', 'Rosa', '--paterno', 'Ibarra', '--materno', '', '--correo', '']

function admin(folder: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder, DEMO: '0' }
  const command = [`${ROOT}node_modules/tsx/dist/cli.mjs`, 'scripts/admin.mjs', ...args]
  return promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
}

test('an administrator made by the command in an empty folder signs in and sets a password', async ({
  page,
  complaints,
}) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'turno-crear-'))
  const { stdout } = await admin(folder, 'crear', '1001', ...person, ...company, ...rest)
  const password = /: ([a-z]+(?:-[a-z0-9]+)+)/.exec(stdout)?.[1] ?? ''
  const portal = await startPortal({ hasOwnProcess: true, environment: { DEMO: '0', DATA_DIR: folder } })
  expect(portal.log()).not.toContain('PrimeraVez')
  const refused = await admin(folder, 'crear', '1002', ...person).catch((cause: unknown) => cause)
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('ya la usa otro servidor') })
  await page.goto(portal.url)
  await signInPage.submit(page, '1001', password)
  await expect(signInPage.newPasswordTitle(page)).toBeVisible()
  await signInPage.newPassword(page).fill(OWN)
  await signInPage.newPasswordAgain(page).fill(OWN)
  await signInPage.savePassword(page).click()
  await expect(page).toHaveURL(/#\/Inicio/)
  await page.goto(`${portal.url}/#/Personas`)
  await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
  // Checks complaints before the server stops, because later requests fail.
  expect(complaints).toEqual([])
  await portal.dispose()
  rmSync(folder, { recursive: true, force: true })
})
