import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

/** @param problem null without a problem */
export function NotDone({ problem }: { problem: string | null }) {
  const words = useTexts(texts)
  if (problem === null) return null
  return (
    <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.notDone}>
      {problem}
    </Banner>
  )
}
