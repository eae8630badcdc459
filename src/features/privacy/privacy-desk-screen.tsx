import { useQueryClient } from '@tanstack/react-query'
import { readRetention } from '#contract/privacy/privacy-desk.ts'
import { HoldsPart } from './holds-part.tsx'
import { NoticesPart } from './notices-part.tsx'
import { TermsPart } from './terms-part.tsx'

/** For administrators: privacy notice, retention terms by kind of data, and people on hold. */
export function PrivacyDeskScreen() {
  const client = useQueryClient()
  return (
    <div className="t-stack t-gap-4 t-page">
      <NoticesPart />
      <TermsPart />
      {/* A changed hold changes the retention counts. */}
      <HoldsPart onChange={() => void client.invalidateQueries({ queryKey: [readRetention.id] })} />
    </div>
  )
}
