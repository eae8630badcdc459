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
  row: DocumentRow | undefined
  label: string
  next: number
}

export function NextDocument({ row, label, next }: Props) {
  const onClose = () => navigate(paths.documents, { replace: true })
  const words = useTexts(texts)
  const names = useTexts(documentNames)
  return (
    <Dialog opened size="small" title={label} closeLabel={words.close} returnFocus={false} onClose={onClose}>
      <div className="t-stack t-gap-3">
        {/* The list may be older than the document and still report "missing". */}
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
