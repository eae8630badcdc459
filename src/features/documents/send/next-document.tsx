import { IconArrowRight } from '@tabler/icons-react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DocumentChip } from '../rows/document-chip.tsx'
import type { DocumentRow } from '../rows/document-rows.ts'
import { texts } from '../texts.es.ts'

interface Props {
  /** Row of the sent document; undefined when the list lacks its type. */
  row: DocumentRow | undefined
  label: string
  /** Type of the next missing document. */
  next: number
}

/** Offers the next missing document after one was sent. */
export function NextDocument({ row, label, next }: Props) {
  // Replaces the history entry: Back would lead to the screen before the capture, which can be any.
  const onClose = () => navigate(paths.documents, { replace: true })
  const words = useTexts(texts)
  const names = useTexts(documentNames)
  return (
    <Dialog opened size="small" title={label} closeLabel={words.close} returnFocus={false} onClose={onClose}>
      <div className="t-stack t-gap-3">
        {/* A list older than the document still says "missing", so the chip is hidden. */}
        {row && row.status !== 'missing' && (
          <p>
            <DocumentChip row={row} />
          </p>
        )}
        <Button
          data-autofocus
          fullWidth
          rightSection={<IconArrowRight size={22} aria-hidden />}
          onClick={() => navigate(paths.documentUpload(next), { replace: true })}
        >
          {words.next.next(documentName(names, next))}
        </Button>
        <Button fullWidth variant="outline" onClick={onClose}>
          {words.next.toDocuments}
        </Button>
      </div>
    </Dialog>
  )
}
