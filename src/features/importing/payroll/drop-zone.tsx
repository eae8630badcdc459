import { IconFileUpload, IconFileZip } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { FilePick } from '#ui/actions/file-pick.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'
import type { Upload } from './use-upload.ts'
import classes from './runs.module.css'

interface Props {
  upload: Upload | null
  onFiles: (files: readonly File[]) => void
  onCancel: () => void
}

export function DropZone({ upload, onFiles, onCancel }: Props) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  if (upload !== null)
    return (
      <section className={classes.file} aria-label={words.sending}>
        <Tile tone="teal" icon={<IconFileZip size={24} />} />
        <div className="t-grow t-shrink t-stack t-gap-2">
          <p className="t-strong t-break">{upload.name}</p>
          <ProgressLine text={upload.share < 1 ? words.sending : words.arriving} share={upload.share} />
          <p className="t-quiet t-small">{words.stay}</p>
        </div>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </section>
    )
  return (
    // Without a mouse, the button inside opens the file picker.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Tile tone="primary" icon={<IconFileUpload size={24} />} />
      <p className={classes.zoneText}>
        <span className="t-strong t-block">{words.drop}</span>
        <span className="t-quiet t-small t-block">{isOnline ? words.dropText : words.offlineUpload}</span>
      </p>
      <FilePick
        accept=".xml,.pdf,.zip,application/zip,application/pdf,text/xml,application/xml"
        isMany
        isInRow
        isResting={!isOnline}
        onPick={onFiles}
      >
        {words.choose}
      </FilePick>
    </div>
  )
}
