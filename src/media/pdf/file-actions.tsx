import { IconDownload, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { canShareFiles, downloadFile, shareFile } from './save-file.ts'
import { texts } from './texts.es.ts'
import classes from './file-actions.module.css'
import { Button } from '#ui/actions/button.tsx'

const PDF = 'application/pdf'

interface Props {
  bytes: ArrayBuffer
  fileName: string
  /** Media type. Default: application/pdf. */
  type?: string
  canDownload: boolean
  canShare: boolean
  /** False when the screen has another main action. Default: true. */
  isMain?: boolean
}

export function FileActions({ bytes, fileName, type = PDF, canDownload, canShare, isMain = true }: Props) {
  const words = useTexts(texts)
  const [hasFailed, setHasFailed] = useState(false)
  const [isShareable] = useState(() => canShareFiles(type))
  const showsShare = canShare && isShareable
  if (!canDownload && !showsShare) return null
  const share = async () => setHasFailed(!(await shareFile(bytes, fileName, type)))
  return (
    <div className={classes.actions}>
      {canDownload && (
        <Button
          variant={isMain ? 'filled' : 'outline'}
          leftSection={<IconDownload size={22} />}
          onClick={() => downloadFile(bytes, fileName, type)}
        >
          {words.download}
        </Button>
      )}
      {showsShare && (
        <Button variant="outline" leftSection={<IconShare size={22} />} onClick={() => void share()}>
          {words.share}
        </Button>
      )}
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {words.shareFailed}
        </p>
      )}
    </div>
  )
}
