import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { PeopleImport } from '#contract/imports/people-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

/** Data of the new people that payroll will lack, shown before and after the import. */
export function UnidentifiedNote({ current }: { current: PeopleImport }) {
  const words = useTexts(texts).lacking
  // An older server sends neither count.
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
