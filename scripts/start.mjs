import { setup } from './setup.mjs'
import { root, runMain, say } from './terminal.mjs'

await runMain(async () => {
  await setup()
  const { build } = await import('./build.mjs')
  await build()
  say('Arrancando el servidor…')
  // In this process, so that signals reach the server directly and nothing remains when it is killed.
  await import(`${root}dist-server/main.js`)
})
