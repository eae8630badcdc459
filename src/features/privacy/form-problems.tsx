import { ErrorSummary } from '#ui/feedback/error-summary.tsx'

interface Props {
  /** Why the last one was not done. */
  problem: string | null
  /** Fields that want another look; nothing is said of them before somebody has tried. */
  found: readonly { fieldId: string; text: string }[]
  /** 0: nobody has tried. */
  attempt: number
}

/** What keeps a form from being sent, or why it was not done. */
export function FormProblems({ problem, found, attempt }: Props) {
  const [first] = found
  if (problem !== null) return <ErrorSummary title={problem} attempt={attempt} />
  if (attempt === 0 || !first) return null
  return <ErrorSummary title={first.text} items={found} attempt={attempt} />
}
