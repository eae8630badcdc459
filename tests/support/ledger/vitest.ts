import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { addLine, type LedgerLine } from './ledger.ts'

/**
 * Records each Vitest file when it ends. After an error outside every test, records its file as failed, or all
 * files if its file is unknown.
 */
export default class VitestLedger implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    addLine(lineOf(module, module.ok()))
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly object[]): void {
    for (const error of errors) {
      const path = 'VITEST_TEST_PATH' in error ? error.VITEST_TEST_PATH : null
      const named = modules.filter(({ moduleId }) => moduleId === path)
      for (const module of named.length > 0 ? named : modules) addLine(lineOf(module, false))
    }
  }
}

function lineOf(module: TestModule, isPassed: boolean): LedgerLine {
  const all = [...module.children.allTests()]
  const skipped = all.flatMap((test) => {
    const result = test.result()
    return result.state === 'skipped' ? [{ title: test.fullName, reason: result.note ?? '' }] : []
  })
  return {
    runner: 'vitest',
    file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
    title: '',
    status: isPassed ? 'passed' : 'failed',
    cases: all.length - skipped.length,
    skipped,
    ms: Math.round(module.diagnostic().duration),
  }
}
