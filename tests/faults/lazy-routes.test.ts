import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { lazyRoutes, withoutAddress } from './lazy-routes.ts'

/** Each lazy screen needs an entry in the campaign; otherwise its missing chunk is never tested. */
it('lists every lazy part of every routes.tsx', () => {
  const features = join(projectRoot(), 'src/features')
  const folders = readdirSync(features, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const parts = folders.flatMap(({ name: feature }) => {
    const source = readFileSync(join(features, feature, 'routes.tsx'), 'utf8')
    return [...source.matchAll(/import\('\.\/([^']+)\.tsx'\)/g)].map(([, name]) => `${feature}/${name}`)
  })
  expect(parts.length).toBeGreaterThan(40)
  const known = [...lazyRoutes.map(({ part }) => part), ...Object.keys(withoutAddress)]
  expect(known.sort(), 'a lazy screen needs its row in tests/faults/lazy-routes.ts').toEqual(parts.sort())
})
