import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

import { type FigureSources, registerFigures } from './figures.ts'

/**
 * Result of a call: 'fault' is a defect of this server, 'busy' a full queue, 'expired' an invalid token,
 * 'refused' any other error.
 */
export type CallOutcome = 'ok' | 'refused' | 'expired' | 'busy' | 'fault'

export interface Metrics {
  count(operation: string, outcome: CallOutcome, ms: number): void
  contentType: string
  print(): Promise<string>
}

/**
 * Creates one registry per server, because tests run several servers in one process. Labels are operation
 * ids, never personal data.
 */
export function createMetrics(sources: FigureSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerFigures(registry, sources)
  const labelNames = ['operation', 'outcome'] as const
  const total = new Counter({
    name: 'turno_calls_total',
    help: 'Calls by operation and outcome',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'turno_call_seconds',
    help: 'Time to answer',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    count(operation, outcome, ms) {
      total.inc({ operation, outcome })
      seconds.observe({ operation, outcome }, ms / 1000)
    },
    contentType: registry.contentType,
    print: () => registry.metrics(),
  }
}

/** Compares hashes: the duration reveals neither content nor length. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
