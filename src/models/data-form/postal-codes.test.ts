import { afterEach, expect, it, vi } from 'vitest'

const calls: string[] = []

function serve(answers: Record<string, unknown>): void {
  calls.length = 0
  vi.stubGlobal('location', { origin: 'http://portal.test' })
  vi.stubGlobal('fetch', (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://portal.test')
    calls.push(url.pathname)
    if (url.pathname === '/config.json') return Promise.resolve(Response.json({}))
    const answer = answers[url.pathname]
    if (answer === undefined) return Promise.resolve(new Response('no', { status: 404 }))
    return Promise.resolve(Response.json(answer))
  })
}

async function fresh() {
  vi.resetModules()
  return import('./postal-codes.ts')
}

afterEach(() => vi.unstubAllGlobals())

const shard = { prefijo: '25', codigos: { '25000': ['Saltillo', 'Coahuila', ['Centro', 'Centro', 'Lomas']] } }

it('finds every code of a prefix with one request', async () => {
  const { findPostalCode } = await fresh()
  serve({ '/api/codigos-postales/25': shard })
  const area = { city: 'Saltillo', state: 'Coahuila', colonies: ['Centro', 'Lomas'] }
  expect(await findPostalCode('25000')).toEqual({ kind: 'found', area })
  expect(await findPostalCode('25999')).toEqual({ kind: 'unknown' })
  expect(calls.filter((path) => path.startsWith('/api/'))).toHaveLength(1)
})

it('asks a host without shards for the single code', async () => {
  const { findPostalCode } = await fresh()
  serve({
    '/CodigoPostal/ws-codigo-postal.php': { Ciudad: 'Saltillo', Estado: 'Coahuila', Colonias: ['Centro'] },
  })
  expect(await findPostalCode('25000')).toMatchObject({ kind: 'found', area: { colonies: ['Centro'] } })
  serve({ '/CodigoPostal/ws-codigo-postal.php': { Ciudad: '', Estado: '', Colonias: [] } })
  expect(await findPostalCode('99999')).toEqual({ kind: 'unknown' })
})

it('fails when the server has no answer, and tries again the next time', async () => {
  const { findPostalCode } = await fresh()
  serve({})
  expect(await findPostalCode('25000')).toEqual({ kind: 'failed' })
  serve({ '/api/codigos-postales/25': shard })
  expect(await findPostalCode('25000')).toMatchObject({ kind: 'found' })
})

it('reports a missing network as offline', async () => {
  const { findPostalCode } = await fresh()
  serve({})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await findPostalCode('25000')).toEqual({ kind: 'offline' })
})

it('finds the prefixes of a state by a postal code or by its CURP letters', async () => {
  const { prefixesOfState } = await fresh()
  expect(prefixesOfState('25')).toEqual(['25', '26', '27'])
  expect(prefixesOfState('64000')).toEqual(['64', '65', '66', '67'])
  expect(prefixesOfState('DF').slice(0, 2)).toEqual(['00', '01'])
  expect(prefixesOfState('NE')).toEqual([])
  expect(prefixesOfState('2')).toEqual([])
})
