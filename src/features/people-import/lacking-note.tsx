import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { PeopleImport } from '#contract/people-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

/** What payroll will lack of the new people, said before they come and once they are there. */
export function LackingNote({ current }: { current: PeopleImport }) {
  const words = useTexts(texts).lacking
  // A server from before they were counted says neither.
  const { sinCurp = 0, sinRfc = 0 } = current
  return (
    <>
      {sinCurp > 0 && (
        <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
          {words.curp(sinCurp)}
        </Banner>
      )}
      {sinRfc > 0 && (
        <Banner tone="neutral" icon={<IconInfoCircle size={24} />}>
          {words.rfc(sinRfc)}
        </Banner>
      )}
    </>
  )
}
