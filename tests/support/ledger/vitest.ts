import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { addLine } from './ledger.ts'

/** Records each Vitest file when it ends. */
export default class VitestLedger implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    addLine({
      runner: 'vitest',
      file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
      title: '',
      status: module.ok() ? 'passed' : 'failed',
      cases: [...module.children.allTests()].length,
      ms: Math.round(module.diagnostic().duration),
    })
  }
}
