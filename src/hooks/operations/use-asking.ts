import { useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from './failure-text.ts'

/** A failure, and which attempt it was: the same words again are told again. */
export interface AskedProblem {
  text: string
  attempt: number
}

/**
 * Asks for what needs the network: one thing at a time, with its failure in words.
 * @param settled what is read anew behind each of them
 */
export function useAsking(words: Parameters<typeof failureText>[1], settled: () => Promise<void>) {
  const [problem, setProblem] = useState<AskedProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const say = (text: string) => setProblem((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }))

  /** @returns the answer; null after a failure, which the screen shows */
  async function ask<Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
  ): Promise<ResponseOf<Op> | null> {
    setBusy(true)
    setProblem(null)
    const told = await call(operation, input)
    setBusy(false)
    if (!told.ok) say(failureText(told.failure, words))
    await settled()
    return told.ok ? told.value : null
  }
  return { problem, say, isBusy, ask }
}
