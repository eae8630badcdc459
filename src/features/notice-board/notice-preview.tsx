import { IconSpeakerphone } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './notice-board.module.css'
import type { NoticeDraft } from './notice-draft.ts'
import { texts } from './texts.es.ts'

interface Props {
  draft: NoticeDraft
  /** Null while unknown, for example offline. The response to the publication contains the number. */
  people: number | null
  onBack: () => void
  onPublish: () => Promise<void>
}

export function NoticePreview({ draft, people, onBack, onPublish }: Props) {
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    await onPublish()
    setBusy(false)
  }
  return (
    <ConfirmDialog
      opened
      title={words.preview.title}
      cancelText={words.preview.back}
      confirmText={isBusy ? words.preview.publishing : words.preview.publish}
      busy={isBusy}
      onCancel={onBack}
      onConfirm={() => void publish()}
      question={
        <>
          <div className={classes.preview} lang="es-MX">
            <Tile tone="primary" icon={<IconSpeakerphone size={24} />} />
            <div className="t-grow t-shrink">
              <p className="t-strong t-row-text t-snug t-break">{draft.titulo.trim()}</p>
              <p className="t-break t-as-written">{draft.texto.trim()}</p>
            </div>
          </div>
          <p className="t-quiet t-unless-empty">{words.until(formatDate(draft.vigencia))}</p>
          {people !== null && <p>{words.preview.question(people)}</p>}
        </>
      }
    />
  )
}
