import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  /** What is typed stays on the device. */
  canKeep: boolean
  /** What is wrong, once that was asked. */
  told: { text: string | null; attempt: number } | null
  items: readonly { fieldId: string; text: string }[]
}

/** Above a form: why it can't be sent now, that nothing is kept here, and what to look at. */
export function FormNotes({ canKeep, told, items }: Props) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && (
        <Banner tone="warn" icon={<IconWifiOff size={24} />}>
          {words.resting}
        </Banner>
      )}
      {!canKeep && (
        <Banner tone="error" live="alert" icon={<IconWifiOff size={24} />}>
          {words.notKept}
        </Banner>
      )}
      {told && <ErrorSummary title={told.text ?? words.errors} attempt={told.attempt} items={items} />}
    </>
  )
}
