import { ErrorSummary } from '#ui/feedback/error-summary.tsx'

interface Props {
  problem: string | null
  found: readonly { fieldId: string; text: string }[]
  /** 0 before the first attempt. */
  attempt: number
}

export function FormProblems({ problem, found, attempt }: Props) {
  const [first] = found
  if (problem !== null) return <ErrorSummary title={problem} attempt={attempt} />
  if (attempt === 0 || !first) return null
  return <ErrorSummary title={first.text} items={found} attempt={attempt} />
}
