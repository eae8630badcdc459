import { useCallback, useState } from 'react'
import type { FileBytes } from '#core/transport/data-url.ts'
import { PdfTools } from './pdf-tools.tsx'
import { useZoomRoom, ZoomPane } from './zoom-pane.tsx'
import classes from './zoom-picture.module.css'

interface Props {
  file: FileBytes
  label: string
  onBroken: () => void
}

export function ZoomPicture({ file, label, onBroken }: Props) {
  const room = useZoomRoom()
  const { zoom } = room
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([file.bytes], { type: file.media }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const fit = size ? Math.min(room.width / size.width, room.height / size.height) : 0
  return (
    <ZoomPane
      scroller={room.scroller}
      zoom={zoom}
      onZoom={room.zoomTo}
      label={label}
      below={<PdfTools zoom={zoom} onZoom={room.zoomTo} page={1} pages={1} onPage={() => undefined} />}
    >
      <div className={classes.table}>
        <img
          ref={show}
          alt={label}
          className={classes.picture}
          width={size ? Math.floor(size.width * fit * zoom) : undefined}
          height={size ? Math.floor(size.height * fit * zoom) : undefined}
          hidden={size === null}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: Math.max(1, naturalWidth), height: Math.max(1, naturalHeight) })
          }
          onError={onBroken}
          draggable={false}
        />
      </div>
    </ZoomPane>
  )
}
