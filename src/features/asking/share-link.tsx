import { IconAlertTriangle, IconDoorEnter, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { texts } from './texts.es.ts'

const loadDialog = lazyPart(() => import('#pieces/links/share-link-dialog.tsx'))

interface Props {
  id: number
  link: 'approver' | 'gate'
  what: string
}

/** Button for a link that the requester may share. Only a signed-in approver can decide with the link. */
export function ShareLink({ id, link, what }: Props) {
  const words = useTexts(texts).share
  const [isOpen, setOpen] = useState(false)
  const Icon = link === 'gate' ? IconDoorEnter : IconUserShare
  return (
    <>
      <Button
        variant="outline"
        aria-label={words.labels[link](what)}
        leftSection={<Icon size={22} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words[link]}
      </Button>
      {isOpen && (
        <PartLoader
          load={loadDialog}
          failure={() => (
            <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />}>
              {words.failed}
            </Banner>
          )}
        >
          {({ ShareLinkDialog }) => <ShareLinkDialog id={id} onClose={() => setOpen(false)} />}
        </PartLoader>
      )}
    </>
  )
}
