import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowEvent, FlowInput, FlowSnapshot } from './fund-flow.ts'
import type { Fund } from './fund.ts'
import type { FundState } from './use-fund.ts'
import { useFundFlow } from './use-fund-flow.ts'

export interface RunningFlow {
  snapshot: FlowSnapshot
  send: (event: FlowEvent) => void
}

/**
 * Refetches the fund after each response or failure (CHAT-18), because an order without a response may have
 * been executed.
 */
export function useFlow(input: FlowInput, fund: Fund, state: Pick<FundState, 'refresh'>): RunningFlow {
  const machine = useFundFlow()
  const [snapshot, send] = useMachine(machine, { input })
  const { value, context } = snapshot
  const isListening = value !== 'sending' && snapshot.status === 'active'
  useEffect(() => {
    if (isListening && context.fund !== fund) send({ type: 'FUND', fund })
  }, [isListening, context.fund, fund, send])
  const hasEnded = value === 'done' || value === 'failed'
  const { refresh } = state
  useEffect(() => {
    if (!hasEnded) return
    void refresh()
    // Runs once for each response, although `refresh` is a new function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded])
  return { snapshot, send }
}
