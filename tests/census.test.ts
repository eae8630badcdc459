import { expect, test } from 'vitest'
import { allowedSkips } from '../scripts/testing/whole/allowed-skips.mjs'
import { skipsIn } from './support/ledger/skips.ts'
import { code, EXAMPLES, mjs, read, testFiles } from './support/ledger/test-sources.ts'

/** Rules about how tests are written. `census.whole.test.ts` compares what the commands run. */

test('only `npm test` and `npm run unit` leave out tagged tests', () => {
  const scripts = mjs.filter((file) => file.startsWith('scripts/'))
  const filtering = scripts.filter((file) => /'--(?:tags-filter|grep|testNamePattern)/.test(read(file)))
  expect(filtering).toEqual(['scripts/testing/test.mjs', 'scripts/testing/unit.mjs'])
})

test('a test is skipped, postponed or exclusive only for a listed reason', () => {
  const sources = code.filter((file) => file.startsWith('tests/') || testFiles.includes(file))
  const found = sources
    .filter((file) => !EXAMPLES.includes(file))
    .flatMap((file) => skipsIn(read(file)).map((call) => `${file}: ${call}`))
  const allowed = allowedSkips.map(({ file, call }) => `${file}: ${call}`)
  expect([...new Set(found)].sort()).toEqual([...new Set(allowed)].sort())
})

test('no Vitest test retries', () => {
  const retried = /\bretry:\s*[1-9{]|--retr(?:y|ies)\b/
  const runners = ['tests/vitest.config.ts', ...mjs.filter((file) => file.startsWith('scripts/'))]
  const found = [...testFiles.filter((file) => file.includes('.test.')), ...runners]
  expect(found.filter((file) => !EXAMPLES.includes(file) && retried.test(read(file)))).toEqual([])
})

/** Files whose runs get a random seed when a person starts them; the output names the seed. */
const SEEDED_BY_CLOCK = ['tests/faults/run.ts', 'tests/flows/outbox/outbox-walks.whole.test.ts']

test('only runs that a person starts get a random seed', () => {
  const random = /\bseed\b.*(?:Date\.now\(|Math\.random\(|randomInt\(|randomUUID\(|getRandomValues\()/i
  const found = code.filter(
    (file) => (file.startsWith('tests/') || testFiles.includes(file)) && random.test(read(file)),
  )
  expect(found.filter((file) => !EXAMPLES.includes(file) && file !== 'tests/census.test.ts')).toEqual(
    SEEDED_BY_CLOCK,
  )
  // Property tests get their seed from a setup file of their project.
  const seeded = /^(?:src|server|sw|scripts)\/.*\.test\.ts$|^tests\/(?:flows|faults|support)\//
  const properties = code.filter((file) => /^import .*'fast-check'/m.test(read(file)))
  expect(properties.filter((file) => !seeded.test(file))).toEqual([])
})
