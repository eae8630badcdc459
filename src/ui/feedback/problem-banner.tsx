import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'

/** Announces the reason of a failure at once; draws nothing without one. */
export function ProblemBanner({ title, problem }: { title?: string; problem: ReactNode }) {
  if (problem === null) return null
  return (
    <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={title}>
      {problem}
    </Banner>
  )
}
