import { IconRefreshAlert } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { newerTexts } from './newer-texts.es.ts'

/**
 * Line at the end of a list for rows of kinds that this app does not know yet (contract/protocol/known-kinds.ts).
 * @param count 0 or missing shows nothing
 */
export function NewerRows({ count = 0 }: { count?: number | undefined }) {
  const words = useTexts(newerTexts)
  if (count === 0) return null
  return (
    <Banner tone="warn" icon={<IconRefreshAlert size={24} />} title={words.title}>
      {words.count(count)}
    </Banner>
  )
}
