import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  canKeep: boolean
  errors: { text: string | null; attempt: number } | null
  items: readonly { fieldId: string; text: string }[]
}

export function FormNotes({ canKeep, errors, items }: Props) {
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
      {errors && <ErrorSummary title={errors.text ?? words.errors} attempt={errors.attempt} items={items} />}
    </>
  )
}
