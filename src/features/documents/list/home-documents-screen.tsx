import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { shouldRecommendUpdate } from '#domain/documents/documents.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useBackExplains } from '#hooks/navigation/use-back-explains.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { typesToBring } from '../rows/document-rows.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import classes from './documents-screen.module.css'
import { texts } from '../texts.es.ts'
import { type Documents, useDocuments } from '../rows/use-documents.ts'

export { NoticeDialog } from './notice-dialog.tsx'

interface Props {
  mayAdvise: boolean
  /** Also called when there is nothing to report (DOCS-21). */
  onClose: () => void
  /** Called by a second Back while a document is missing. */
  onLeave: () => void
}

/** Dialog over Inicio. Stays open while a required document is missing (DOCS-18 … DOCS-20). */
export function HomeDocuments({ mayAdvise, onClose, onLeave }: Props) {
  const documents = useDocuments()
  const lacksCamera = useLacksCamera()
  const missing = typesToBring(documents.documents, documents.drafts, documents.at)?.length ?? 0
  const isOld = mayAdvise && shouldRecommendUpdate(documents.documents ?? [], documents.year)
  const isOver = !documents.isLoading && missing === 0 && !isOld
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (documents.isLoading || isOver) return null
  // Without a camera, the dialog can be closed.
  return missing > 0 && !lacksCamera ? (
    <Persistent documents={documents} missing={missing} onLeave={onLeave} />
  ) : (
    <Closable documents={documents} onClose={onClose} />
  )
}

function Closable({ documents, onClose }: { documents: Documents; onClose: () => void }) {
  const words = useTexts(texts)
  useCloseOnBack(onClose, { opensItself: true })
  return (
    <Dialog opened title={words.home.title} closeLabel={words.close} onClose={onClose}>
      <DocumentsPanel documents={documents} />
    </Dialog>
  )
}

interface PersistentProps {
  documents: Documents
  missing: number
  onLeave: () => void
}

function Persistent({ documents, missing, onLeave }: PersistentProps) {
  const words = useTexts(texts)
  const { isAsked, ask } = useBackExplains(onLeave)
  return (
    <Dialog
      opened
      persistent
      title={words.home.title}
      closeLabel={words.close}
      onClose={onLeave}
      aside={
        <Button variant="subtle" leftSection={<IconArrowLeft size={22} aria-hidden />} onClick={ask}>
          {words.back}
        </Button>
      }
    >
      <div className={classes.screen}>
        <div role="alert" className={classes.stay}>
          {isAsked && (
            <Banner tone="error" icon={<IconAlertTriangle size={24} />}>
              {words.home.stay(missing)}
            </Banner>
          )}
        </div>
        <DocumentsPanel documents={documents} />
      </div>
    </Dialog>
  )
}
