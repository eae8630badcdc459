import { useQueryClient } from '@tanstack/react-query'
import { readRetention } from '#contract/privacy-desk.ts'
import { HoldsPart } from './holds-part.tsx'
import { NoticesPart } from './notices-part.tsx'
import { TermsPart } from './terms-part.tsx'

/** For administrators: which privacy notice holds, how long kinds of data are kept, and who is held back from it. */
export function PrivacyDeskScreen() {
  const client = useQueryClient()
  return (
    <div className="t-stack t-gap-4 t-page">
      <NoticesPart />
      <TermsPart />
      {/* What stays is counted anew. */}
      <HoldsPart onChange={() => void client.invalidateQueries({ queryKey: [readRetention.id] })} />
    </div>
  )
}
