import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'
import { root, runMain, runTool, say } from './terminal.mjs'

/**
 * Takes the screenshots of public/screenshots again from the built app. The README and the install prompt
 * show them.
 */
await runMain(async () => {
  await setup()
  await build()
  say('Tomando las imágenes…')
  const env = { CHROMIUM_PATH: await findOrInstallBrowser() }
  const { code } = await runTool(
    'tsx/dist/cli.mjs',
    ['tests/pictures/take-pictures.ts', ...process.argv.slice(2)],
    { env, cwd: root },
  )
  process.exitCode ||= code
})
