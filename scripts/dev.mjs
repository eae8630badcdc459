import { spawn } from 'node:child_process'
import { setup } from './setup.mjs'
import { root, runMain, say } from './terminal.mjs'

/**
 * Serves pages from Vite with hot reload on PORT. Runs the server on the next port and restarts it when a
 * file changes.
 */
await runMain(async () => {
  await setup()
  const port = Number(process.env.PORT ?? 3000)
  const apiPort = port + 1
  const node = (args, env) =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const children = [
    node(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
      PORT: String(apiPort),
      CHECK_ANSWERS: '1',
    }),
    node(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    }),
  ]
  say(`Páginas en http://localhost:${port}, servidor en el puerto ${apiPort}. Ctrl+C termina.`)
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, stop)
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ||= code ?? 0
      stop()
    })
  }
})
