import '#tests/support/server/databases/on-disk.ts'
import { isTeamOver, measureTeamView } from '#tests/bench/team-view.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

test('shows the team view of 150 people and 90 days within its budget', {
  tag: WHOLE,
}, async () => {
  test.setTimeout(240_000)
  const template = process.env.TURNO_DATA_TEMPLATE
  if (!template) throw new Error('the demo people are missing (data-template.ts)')
  const timing = await measureTeamView(template, 3)
  expect(isTeamOver(timing), JSON.stringify(timing)).toBe(false)
  expect(timing.alerts).toBeGreaterThan(3000)
  expect(timing.elements).toBeLessThan(2500)
})
