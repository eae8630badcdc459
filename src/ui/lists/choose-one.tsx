import type { ReactNode } from 'react'
import { DrawingChoose } from '#ui/drawings/drawing-choose.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface Props {
  title: string
  text: string
  action?: ReactNode
}

export function ChooseOne(props: Props) {
  return (
    <div className="t-card t-stack t-middle">
      <EmptyState drawing={<DrawingChoose />} {...props} />
    </div>
  )
}
