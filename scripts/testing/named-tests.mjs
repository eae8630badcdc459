import { readdirSync } from 'node:fs'
import { Plain, root } from '../terminal.mjs'

const VITEST = /^(?:src|server|sw|scripts|tests)\/.*\.test\.tsx?$/
const STORIES = /^tests\/e2e\/.*\.spec\.ts$/
const PLACE = /(?::\d+){1,2}$/

/**
 * Sorts the arguments of `npm test`. A word selects all Vitest files and stories whose paths contain it.
 * Options (`--bail=1`, with `=`) go to the runner of the selected files, or to Vitest without a word.
 * @returns `{ vitest, stories }`: the arguments of each runner; null for a runner that has nothing to run
 * @throws Plain for a word that matches no test, and for options with tests of both runners
 */
export function sortNamed(args, files = testFiles()) {
  const options = args.filter((arg) => arg.startsWith('-'))
  const words = args.filter((arg) => !arg.startsWith('-'))
  const named = { vitest: [], stories: [] }
  for (const word of words) {
    const part = word.replace(PLACE, '').replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase()
    const place = PLACE.exec(word)?.[0] ?? ''
    const found = files.filter((file) => file.toLowerCase().includes(part))
    if (part === '' || found.length === 0)
      throw new Plain(
        `«${word}» no es parte del nombre de ninguna prueba; escribe las opciones con «=».\n` +
          `  “${word}” is no part of any test’s path; write options with “=”.`,
      )
    named.vitest.push(...found.filter((file) => VITEST.test(file)).map((file) => file + place))
    named.stories.push(...found.filter((file) => STORIES.test(file)).map((file) => file + place))
  }
  if (options.length > 0 && named.vitest.length > 0 && named.stories.length > 0)
    throw new Plain(
      'Hay pruebas de Vitest y de Playwright: da opciones solo a las de un tipo.\n' +
        '  These words name tests of Vitest and of Playwright: give options to one kind at a time.',
    )
  if (words.length === 0) return { vitest: options, stories: null }
  const forRunner = (own) => (own.length > 0 ? [...options, ...new Set(own)] : null)
  return { vitest: forRunner(named.vitest), stories: forRunner(named.stories) }
}

function testFiles() {
  return ['src', 'server', 'sw', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => VITEST.test(file) || STORIES.test(file))
}
