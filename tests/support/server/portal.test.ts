import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPortal } from './portal.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-portal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Replaces the server. Its first start finds another server on the port, which answers like the portal. */
const MAIN = `
  import { existsSync, writeFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const { PORT, DATA_DIR } = process.env
  const isOwn = existsSync(DATA_DIR + '/started')
  writeFileSync(DATA_DIR + '/started', '')
  const server = createServer((request, response) => response.end(isOwn ? 'own' : 'strange'))
  server.listen(Number(PORT), () => {
    if (isOwn) return console.log('  Turno está listo en http://localhost:' + PORT)
    setTimeout(() => {
      console.error('  El puerto ' + PORT + ' ya está en uso. Elige otro con PORT.')
      process.exit(1)
    }, 500)
  })`

test('a portal starts on another port when another server has taken its port', async () => {
  const main = join(folder, 'main.mjs')
  writeFileSync(main, MAIN)
  const portal = await startPortal({ main })
  try {
    expect(await (await fetch(portal.url)).text()).toBe('own')
    const [, taken] = /El puerto (\d+) ya/.exec(portal.log()) ?? []
    expect(new URL(portal.url).port).not.toBe(taken)
    await portal.stop()
    await portal.start()
    expect(await (await fetch(portal.url)).text()).toBe('own')
  } finally {
    await portal.dispose()
  }
})

test('a portal that fails for another reason is not started again', async () => {
  const main = join(folder, 'main.mjs')
  writeFileSync(main, `console.error('no database'); process.exit(1)`)
  await expect(startPortal({ main })).rejects.toThrow('no database')
})
