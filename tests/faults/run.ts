import { recordFigures } from '../../scripts/figures.mjs'
import { campaigns } from './all.ts'
import { type Choice, type Result, tryFault } from './campaign.ts'
import { startWorld } from './lane.ts'

/**
 * `npm run test:faults`: runs the campaigns of all.ts, each `runs.whole` times by default.
 * scripts/testing/faults.mjs documents the arguments.
 */
const given = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const seed = Number(given('seed') ?? Math.floor(Math.random() * 1_000_000))
const only = given('run')
const most = given('runs')
const from = given('from')
const choice: Choice = {
  seed,
  isWhole: !process.argv.includes('--short'),
  ...(only === undefined ? {} : { only: Number(only) }),
  ...(most === undefined ? {} : { most: Number(most) }),
  ...(from === undefined ? {} : { from: Number(from) }),
}
const wanted = given('fault')?.split(',').map(Number)
const chosen = campaigns.filter(({ fault }) => wanted?.includes(fault) ?? true)

function print({ campaign, runs, ms, failures }: Result): void {
  const mark = failures.length > 0 ? '✗' : '✓'
  const outcome = failures.length > 0 ? `${failures.length} failed` : 'passed'
  console.log(
    `${mark} ${campaign.fault}`.padEnd(6),
    campaign.name.padEnd(50),
    String(runs).padStart(5),
    String(seed).padStart(9),
    outcome.padStart(10),
    `${(ms / 1000).toFixed(1)} s`.padStart(9),
  )
  for (const failure of failures) console.log(failure.replaceAll(/^/gm, '      '))
}

const world = await startWorld(only === undefined ? 2 : 1, given('dist'))
console.log(
  'fault '.padEnd(6),
  ''.padEnd(50),
  'runs'.padStart(5),
  'seed'.padStart(9),
  ''.padStart(10),
  'time'.padStart(9),
)
try {
  for (const campaign of chosen) {
    const result = await tryFault(world, campaign, choice)
    print(result)
    const { fault, name, runs: wanted } = campaign
    // A partial campaign proves nothing, so its figures are not recorded.
    if (result.runs === wanted.whole) {
      recordFigures('faults', [
        {
          what: `${fault}: ${name}`,
          measured: `${result.runs - result.failures.length} of ${result.runs}, seed ${seed}`,
          budget: 'all',
          holds: result.failures.length === 0,
        },
      ])
    }
    if (result.failures.length > 0) process.exitCode = 1
  }
} finally {
  await world.stop()
}
