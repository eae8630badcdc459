import { IconRefreshAlert } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { newerTexts } from './newer-texts.es.ts'

/**
 * Note at the end of a list about rows of kinds that this app version does not know
 * (contract/protocol/known-kinds.ts).
 * @param count 0 or undefined shows nothing
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
