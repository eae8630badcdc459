import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { type Collected, collectReceipts, keysOnDevice } from './collect-receipts.ts'
import type { PaperOrder } from './draw-paper.ts'
import { warmPapers } from './paper-file.ts'

export type PaperState =
  | { phase: 'idle' }
  | { phase: 'collecting'; done: number; total: number }
  | { phase: 'lacking'; collected: Collected }
  | { phase: 'ready'; order: PaperOrder; fileName: string }

export type Made = Pick<Extract<PaperState, { phase: 'ready' }>, 'order' | 'fileName'>

/** Milliseconds before the drawing code is prefetched for offline use. */
const WARM_AFTER_MS = 1500

export function usePaper() {
  const client = useQueryClient()
  const [state, setState] = useState<PaperState>({ phase: 'idle' })
  const job = useRef<AbortController | null>(null)
  useEffect(() => () => job.current?.abort(), [])
  useEffect(() => {
    const timer = setTimeout(() => void warmPapers(), WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  /** @param toOrder returns null when the person must first see what is missing */
  const make = useCallback(
    async (periods: readonly PayslipPeriod[], toOrder: (collected: Collected) => Made | null) => {
      job.current?.abort()
      const own = new AbortController()
      job.current = own
      const total = periods.length
      const onProgress = (done: number) => {
        if (!own.signal.aborted) setState({ phase: 'collecting', done, total })
      }
      onProgress(0)
      const collected = await collectReceipts(periods, client, onProgress, own.signal)
      if (own.signal.aborted) return
      const made = toOrder(collected)
      setState(made ? { phase: 'ready', ...made } : { phase: 'lacking', collected })
    },
    [client],
  )
  const show = useCallback((made: Made) => setState({ phase: 'ready', ...made }), [])
  const reset = useCallback(() => {
    job.current?.abort()
    setState({ phase: 'idle' })
  }, [])
  return { state, make, show, reset }
}

/**
 * Returns the keys of the payslips whose lines are on this device; null until read. Reads again after the phase
 * 'collecting', which stores more lines.
 * @param periods memoized list
 */
export function useOnDevice(
  periods: readonly PayslipPeriod[],
  phase: PaperState['phase'],
): ReadonlySet<string> | null {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  const isCollecting = phase === 'collecting'
  useEffect(() => {
    if (isCollecting) return
    let isWanted = true
    void keysOnDevice(periods).then((keys) => {
      if (isWanted) setKnown(keys)
    })
    return () => {
      isWanted = false
    }
  }, [periods, isCollecting])
  return known
}

const LONG_MS = 1000

/** Returns true after `isRunning` has lasted a second. */
export function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isRunning])
  return isLong
}
