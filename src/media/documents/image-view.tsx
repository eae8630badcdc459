import type { FileBytes } from '#core/transport/data-url.ts'
import { useRef } from 'react'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { FileActions } from '../pdf/file-actions.tsx'
import { PrintAction } from '../pdf/print-action.tsx'
import { printImage } from '../pdf/print-image.ts'
import { SystemPrint } from '../pdf/system-print.tsx'
import { ZoomPicture } from '../pdf/zoom-picture.tsx'

interface Props {
  file: FileBytes
  label: string
  onBroken: () => void
  fileName: string
  canDownload: boolean
  canShare: boolean
}

export function ImageView({ file, label, onBroken, ...ways }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const shared = useSharedDevice()
  return (
    <div ref={room} className="t-stack t-grow t-low t-anchor">
      <ZoomPicture file={file} label={label} onBroken={onBroken} />
      <SystemPrint
        onPrint={() => printImage(file)}
        shown={() => [...(room.current?.querySelectorAll('img') ?? [])]}
      />
      {shared === null ? (
        <FileActions bytes={file.bytes} type={file.media} isMain={false} {...ways} />
      ) : (
        <PrintAction onPrint={() => printImage(file)} />
      )}
    </div>
  )
}
