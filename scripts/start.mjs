import { setup } from './setup.mjs'
import { root, runMain, say } from './terminal.mjs'

await runMain(async () => {
  await setup()
  const { build } = await import('./build.mjs')
  await build()
  say('Arrancando el servidor…')
  // Runs the server in this process: signals reach it directly, and no child process can survive.
  await import(`${root}dist-server/main.js`)
})
