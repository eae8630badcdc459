import { IconAlertTriangle } from '@tabler/icons-react'
import type { Result } from '#core/transport/failure.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { texts } from '../texts.es.ts'

const loadDialog = lazyPart(() => import('#pieces/links/link-dialog.tsx'))

interface Props {
  make: () => Promise<Result<{ enlace: string; vence: string }>>
  lead: string
  onClose: () => void
}

/** Shows a link as a QR code with a copy button. The portal never shows the link again. */
export function LinkPlace({ make, lead, onClose }: Props) {
  const words = useTexts(texts)
  return (
    <PartLoader
      load={loadDialog}
      failure={() => (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />}>
          {words.failure.unavailable}
        </Banner>
      )}
    >
      {({ LinkDialog }) => <LinkDialog make={make} lead={() => lead} onClose={onClose} />}
    </PartLoader>
  )
}
