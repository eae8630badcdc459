import type { FileBytes } from '#core/transport/data-url.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { FileActions } from '../pdf/file-actions.tsx'
import { PrintAction } from '../pdf/print-action.tsx'
import { printImage } from '../pdf/print-image.ts'
import { ZoomPicture } from '../pdf/zoom-picture.tsx'

interface Props {
  file: FileBytes
  /** What it shows: the picture's text for whoever does not see it. */
  label: string
  onBroken: () => void
  /** Name under which it is downloaded or shared; a device that many share prints. */
  fileName: string
  canDownload: boolean
  canShare: boolean
}

/** A picture, and what can be done with it. */
export function ImageView({ file, label, onBroken, ...ways }: Props) {
  const shared = useSharedDevice()
  return (
    <div className="t-stack t-grow t-low">
      <ZoomPicture file={file} label={label} onBroken={onBroken} />
      {shared === null ? (
        <FileActions bytes={file.bytes} type={file.media} isMain={false} {...ways} />
      ) : (
        <PrintAction onPrint={() => printImage(file)} />
      )}
    </div>
  )
}
