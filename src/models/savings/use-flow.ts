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
 * One flow with the real calls. It learns what is fetched meanwhile, and after each answer, or none, all of the fund is
 * fetched again (CHAT-18): what was done without an answer is seen then, and never sent a second time by itself.
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
    // Once for each answer, whatever `refresh` is by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded])
  return { snapshot, send }
}
