import { writeFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

export interface ListedStory {
  story: string
  retries: number
}

/**
 * Writes the tests of `playwright test --list` to a file, with their retries, which the JSON report lacks.
 */
export default class StoryListing implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const out = process.env.TURNO_LISTING
    if (!out) throw new Error('TURNO_LISTING must name the file of the list')
    const stories = suite.allTests().map((test): ListedStory => {
      const [, , ...path] = test.titlePath()
      return { story: path.join(' › '), retries: test.retries }
    })
    writeFileSync(out, JSON.stringify(stories))
  }
}
