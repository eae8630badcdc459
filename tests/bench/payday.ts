import { setTimeout as sleep } from 'node:timers/promises'
import { type Crowd, newTally, openCrowd, percentile, type Tally } from './payday-crowd.ts'
import { type Arrangement, type PaydayServers, startPayday } from './payday-servers.ts'

export interface Stretch {
  tookMs: number
  visits: number
  served: number
  errors: string[]
  refusals: number
  /** Latency in ms of accepted and refused requests while visits arrived. */
  p50: number
  p99: number
  refusedP99: number
  /** Latency in ms until the last visit was served, including retries. */
  wholeP99: number
  wholeRefusedP99: number
  /** Processor time in ms per served visit, of servers and PostgreSQL. */
  processorMs: number
  /** Delay in ms (p99) of the clients' process, included in every latency above. */
  ownDelayMs: number
  /** MB before, halfway and at the end. */
  memory: readonly [number, number, number]
}

export interface Payday {
  arrangement: Arrangement
  rush: Stretch
  capacity: number
  /** Capacity of one of the two processes, measured alternately with both; null with a single process. */
  alone: number | null
  beyond: Stretch
}

export interface PaydayPlan {
  people: number
  rushMs: number
  capacityMs: number
  beyondMs: number
}

/** Concurrent visits per server process: enough to keep two cores busy, few enough that none is refused. */
const AT_ONCE = 6
const ROUNDS = 4
const DRAIN_MS = 8 * 60_000

export async function measurePayday(arrangement: Arrangement, plan: PaydayPlan): Promise<Payday> {
  const servers = await startPayday(arrangement, plan.people)
  const crowd = openCrowd()
  try {
    const { people, rushMs, beyondMs } = plan
    const rush = await stretch(servers, crowd, { visits: people, ms: rushMs })
    const { capacity, alone } = await measureCapacity(servers, crowd, plan.capacityMs)
    const visits = Math.round((2 * capacity * beyondMs) / 1000)
    const beyond = await stretch(servers, crowd, { visits, ms: beyondMs })
    return { arrangement, rush, capacity, alone, beyond }
  } finally {
    crowd.close()
    await servers.stop()
  }
}

async function stretch(
  servers: PaydayServers,
  crowd: Crowd,
  { visits, ms }: { visits: number; ms: number },
): Promise<Stretch> {
  const tally = newTally()
  const before = servers.memory()
  const processorBefore = servers.processor()
  crowd.ownDelay()
  const began = performance.now()
  let halfway = before
  const ongoing: Promise<void>[] = []
  for (let begun = 0; begun < visits; ) {
    const due = Math.min(visits, Math.ceil(((performance.now() - began) / ms) * visits))
    for (; begun < due; begun++) ongoing.push(visitOne(servers, crowd, tally, begun))
    if (halfway === before && begun >= visits / 2) halfway = servers.memory()
    await sleep(5)
  }
  const accepted = tally.accepted.slice()
  const refused = tally.refused.slice()
  // Real time: a limit for the last responses.
  await Promise.race([Promise.all(ongoing), sleep(DRAIN_MS, undefined, { ref: false })])
  const spent = servers.processor() - processorBefore
  return {
    tookMs: performance.now() - began,
    visits,
    served: tally.served,
    errors: tally.errors,
    refusals: tally.refused.length,
    p50: percentile(accepted, 0.5),
    p99: percentile(accepted, 0.99),
    refusedP99: percentile(refused, 0.99),
    wholeP99: percentile(tally.accepted, 0.99),
    wholeRefusedP99: percentile(tally.refused, 0.99),
    processorMs: spent / Math.max(1, tally.served),
    ownDelayMs: crowd.ownDelay(),
    memory: [before, halfway, servers.memory()],
  }
}

function visitOne({ urls, tokens }: PaydayServers, crowd: Crowd, tally: Tally, index: number): Promise<void> {
  return crowd.visit(tally, urls[index % urls.length] ?? '', tokens[index % tokens.length] ?? '')
}

/** Measures one and two processes in turn, so that a busy moment affects both. */
async function measureCapacity(
  servers: PaydayServers,
  crowd: Crowd,
  ms: number,
): Promise<{ capacity: number; alone: number | null }> {
  const first = { ...servers, urls: servers.urls.slice(0, 1) }
  const isPair = servers.urls.length > 1
  let capacity = 0
  let alone = 0
  for (let round = 0; round < ROUNDS; round++) {
    capacity = Math.max(capacity, await visitsPerSecond(servers, crowd, ms / ROUNDS))
    if (isPair) alone = Math.max(alone, await visitsPerSecond(first, crowd, ms / ROUNDS))
  }
  return { capacity, alone: isPair ? alone : null }
}

async function visitsPerSecond(servers: PaydayServers, crowd: Crowd, ms: number): Promise<number> {
  const tally = newTally()
  const began = performance.now()
  let next = 0
  const one = async () => {
    while (performance.now() - began < ms) await visitOne(servers, crowd, tally, next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE * servers.urls.length }, one))
  return (tally.served / (performance.now() - began)) * 1000
}
