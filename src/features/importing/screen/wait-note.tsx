import { IconHourglass } from '@tabler/icons-react'
import { Banner } from '#ui/feedback/banner.tsx'

export function WaitNote({ reason }: { reason: string }) {
  if (reason === '') return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no element
    <Banner tone="warn" live="status" icon={<IconHourglass size={24} />}>
      {reason}
    </Banner>
  )
}
