import { relative } from 'node:path'
import { notRun, readResult, resultFile } from './results.mjs'
import { root, runTool } from '../terminal.mjs'

export const CONFIG = 'tests/vitest.config.ts'

/**
 * Runs Vitest and counts the results.
 * @param args of Vitest: files, `--project=…`, `--tags-filter=…`
 * @returns `{ code, passed, failed, skipped, failures }`, each failure `{ file, titles, messages }`
 */
export async function runVitest(args, env = {}) {
  const file = resultFile('vitest')
  const reporters = [
    'default',
    'json',
    ...(env.TURNO_LEDGER ? [`${root}tests/support/ledger/vitest.ts`] : []),
  ]
  const { code } = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      `--config=${CONFIG}`,
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env },
  )
  const result = readResult(file)
  if (!result) return notRun('Vitest', `It ended with ${code} and left no result.`)
  const broken = result.testResults.filter(({ status }) => status === 'failed')
  const unnamed = broken.filter(({ assertionResults: all }) => all.every(({ status }) => status !== 'failed'))
  return {
    code,
    passed: result.numPassedTests,
    // A file that could not be loaded counts as one failure. An error outside every test also counts as one.
    failed: result.numFailedTests + unnamed.length || (code === 0 ? 0 : 1),
    skipped: result.numPendingTests + result.numTodoTests,
    failures: broken.map(({ name: path, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return {
        file: relative(root, path),
        titles: failed.map(({ fullName }) => fullName),
        messages: [message, ...failed.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean),
      }
    }),
  }
}
