import { createRandom, type Random } from '../support/files/random.ts'
import type { Lane, World } from './lane.ts'

export interface Campaign {
  fault: number
  name: string
  runs: { short: number; whole: number }
  run(lane: Lane, random: Random, index: number, isWhole: boolean): Promise<string[]>
}

export interface Result {
  campaign: Campaign
  runs: number
  ms: number
  failures: string[]
}

export interface Choice {
  seed: number
  isWhole: boolean
  only?: number
  most?: number
  from?: number
}

/** A run's random numbers depend only on the seed, the fault and the run index. */
export async function tryFault(world: World, campaign: Campaign, choice: Choice): Promise<Result> {
  const started = Date.now()
  const { from = 0, most = Infinity } = choice
  const runs = Math.max(0, Math.min(campaign.runs[choice.isWhole ? 'whole' : 'short'] - from, most))
  const waiting =
    choice.only === undefined ? Array.from({ length: runs }, (_, at) => from + at) : [choice.only]
  const count = waiting.length
  const failures: string[] = []
  await Promise.all(
    world.lanes.map(async (lane) => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const random = createRandom(choice.seed + campaign.fault * 1_000_003 + index * 7919)
        const wrong = await campaign.run(lane, random, index, choice.isWhole).catch(describe)
        failures.push(...wrong.map((text) => `run ${index}: ${text}`))
        if (wrong.length > 0) await lane.phone.kill().catch(() => undefined)
      }
    }),
  )
  return { campaign, runs: count, ms: Date.now() - started, failures }
}

function describe(cause: unknown): string[] {
  return [cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)]
}
