import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transportTexts as texts } from '#server/texts.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'

const MAIN = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url))

test('shows a page while the server creates its database, and then opens the portal without input', async ({
  page,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-starting-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    // The port opens before the database is ready, which takes seconds.
    await expect
      .poll(
        () =>
          page.goto(url).then(
            (answer) => answer?.status(),
            () => 0,
          ),
        { intervals: [50] },
      )
      .toBe(503)
    await expect(page.getByRole('status')).toHaveText(texts.startingPage)
    const call = await request.post(`${url}/Login/ws-login.php`, { data: { Opcion: 1 } })
    // On a fast machine, the start may already be complete.
    if (call.status() === 503) expect(await call.json()).toEqual({ status: 'ERROR', message: texts.starting })
    await expect(signInPage.user(page)).toBeVisible({ timeout: 100_000 })
  } finally {
    server.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
