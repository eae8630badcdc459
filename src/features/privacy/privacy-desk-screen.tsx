import { NoticesPart } from './notices-part.tsx'
import { TermsPart } from './terms-part.tsx'

/** For administrators: which privacy notice holds, and how long kinds of data are kept. */
export function PrivacyDeskScreen() {
  return (
    <div className="t-stack t-gap-4 t-page">
      <NoticesPart />
      <TermsPart />
    </div>
  )
}
