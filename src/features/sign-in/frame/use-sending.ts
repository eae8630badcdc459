import { useRef, useState } from 'react'

export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isRunning = useRef(false)

  function refuse(sentence: string): void {
    setProblem(sentence)
    setAttempt((count) => count + 1)
  }

  /** @param work returns null on success, else the error text */
  function run(work: () => Promise<string | null>): void {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    void finish(work)
  }

  async function finish(work: () => Promise<string | null>): Promise<void> {
    let sentence: string | null = null
    try {
      sentence = await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
    if (sentence !== null) refuse(sentence)
  }

  return { isBusy, problem, attempt, run, refuse }
}
