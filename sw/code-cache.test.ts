import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { asKept } from './code-cache.ts'

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'content-length': '15', etag: '"1"' }
const script = (headers: Record<string, string> = SCRIPT) => new Response("say('Contraseña')", { headers })

beforeEach(() => {
  class InstallEvent {
    addRoutes() {}
  }
  vi.stubGlobal('InstallEvent', InstallEvent)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a script so that it is compiled once, with its letters', async () => {
  const kept = await asKept('https://portal.example/assets/kardex-1.js', script())
  expect(kept?.headers.get('content-type')).toBe('text/javascript; charset=iso-8859-15')
  expect(kept?.headers.get('content-length')).toBeNull()
  expect(kept?.headers.get('etag')).toBe('"1"')
  expect(await kept?.text()).toBe("say('Contraseña')")
})

it('has those of every start compiled whole', async () => {
  const kept = await asKept('https://portal.example/assets/react-1.js', script())
  expect(await kept?.text()).toBe("//# allFunctionsCalledOnLoad\nsay('Contraseña')")
})

it('keeps what is no script as it came, and no failure', async () => {
  const page = script({ 'content-type': 'text/html; charset=utf-8' })
  expect(await asKept('https://portal.example/index.html', page)).toBe(page)
  expect(
    await asKept('https://portal.example/assets/react-1.js', new Response('', { status: 404 })),
  ).toBeNull()
})

it('leaves scripts as they came in every other browser, which may believe the header', async () => {
  vi.stubGlobal('InstallEvent', class {})
  const answer = script()
  expect(await asKept('https://portal.example/assets/react-1.js', answer)).toBe(answer)
})
