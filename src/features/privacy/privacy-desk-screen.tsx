import { useQueryClient } from '@tanstack/react-query'
import { listPrivacyNotices, readRetention } from '#contract/privacy/privacy-desk.ts'
import { HoldsPart } from './holds-part.tsx'
import { NoticesPart } from './notices-part.tsx'
import { ChainPart } from './rights/chain-part.tsx'
import { TermsPart } from './terms-part.tsx'

export function PrivacyDeskScreen() {
  const client = useQueryClient()
  return (
    <div className="t-stack t-gap-4 t-page">
      <NoticesPart />
      <TermsPart onSaved={() => void client.invalidateQueries({ queryKey: [listPrivacyNotices.id] })} />
      <HoldsPart onChange={() => void client.invalidateQueries({ queryKey: [readRetention.id] })} />
      <ChainPart />
    </div>
  )
}
