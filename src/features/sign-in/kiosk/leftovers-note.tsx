import { IconAlertTriangle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { hasLeftovers, onLeftovers } from '#core/keys/kiosk-leftovers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { kioskTexts } from './kiosk-texts.es.ts'

/**
 * Shown while the previous person's data could not be erased. Nobody can read the data, and core/keys/kiosk-keys.ts
 * retries.
 */
export function LeftoversNote() {
  const words = useTexts(kioskTexts)
  const isLeft = useSyncExternalStore(onLeftovers, hasLeftovers, hasLeftovers)
  return (
    <div role="status">
      {isLeft && <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.leftovers} />}
    </div>
  )
}
