import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publish } from '../scripts/client/publish.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-publish-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Publishes a build with one new chunk and one chunk that never changes. */
async function deploy(number: number, extra: Record<string, string> = {}): Promise<void> {
  const client = join(folder, 'client')
  rmSync(client, { recursive: true, force: true })
  mkdirSync(join(client, 'assets'), { recursive: true })
  const files = {
    'assets/react-x.js': 'react '.repeat(200),
    [`assets/app-${number}.js`]: `build ${number} `.repeat(200),
    'index.html': `page of build ${number}`,
    'sw.js': `worker of build ${number}`,
    ...extra,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(client, name), content)
  await publish(client, join(folder, 'dist'))
}

const assets = () => readdirSync(join(folder, 'dist/assets')).filter((name) => !/\.(br|gz)$/.test(name))

describe('publish', () => {
  it('keeps the chunks of the last five builds and no older chunk', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await deploy(number)
    expect(assets()).toEqual(['app-3.js', 'app-4.js', 'app-5.js', 'app-6.js', 'app-7.js', 'react-x.js'])
    expect(existsSync(join(folder, 'dist/assets/app-2.js.br'))).toBe(false)
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('page of build 7')
  })

  it('does not count the same build twice', async () => {
    await deploy(1)
    for (let again = 0; again < 9; again += 1) await deploy(2)
    expect(assets()).toContain('app-1.js')
  })

  it('writes compressed copies of the assets, but not of page and worker', async () => {
    await deploy(1)
    const plain = readFileSync(join(folder, 'dist/assets/app-1.js'))
    expect(brotliDecompressSync(readFileSync(join(folder, 'dist/assets/app-1.js.br')))).toEqual(plain)
    expect(gunzipSync(readFileSync(join(folder, 'dist/assets/app-1.js.gz')))).toEqual(plain)
    expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['assets', 'builds.json', 'index.html', 'sw.js'])
  })

  it('removes files outside assets that the new build does not have', async () => {
    await deploy(1, { 'old.txt': 'old' })
    expect(existsSync(join(folder, 'dist/old.txt'))).toBe(true)
    await deploy(2)
    expect(existsSync(join(folder, 'dist/old.txt'))).toBe(false)
  })

  it.each(['', '{"builds":[{"at":"', 'null', '{"builds":[{}]}'])(
    'keeps the published chunks and replaces a broken list of builds: %s',
    async (broken) => {
      await deploy(1)
      writeFileSync(join(folder, 'dist/builds.json'), broken)
      await deploy(2)
      expect(assets()).toEqual(['app-1.js', 'app-2.js', 'react-x.js'])
      for (const number of [3, 4, 5, 6]) await deploy(number)
      expect(assets()).not.toContain('app-1.js')
    },
  )

  it('lists the builds for the worker, the newest first', async () => {
    await deploy(1)
    await deploy(2)
    const { builds } = JSON.parse(readFileSync(join(folder, 'dist/builds.json'), 'utf8')) as {
      builds: { files: string[] }[]
    }
    expect(builds.map((build) => build.files.find((file) => file.includes('app-')))).toEqual([
      'assets/app-2.js',
      'assets/app-1.js',
    ])
  })
})
