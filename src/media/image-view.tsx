import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { FileBytes } from '#core/data-url.ts'
import { useSharedDevice } from '#ui/shared-device.ts'
import { FileActions } from './file-actions.tsx'
import { PdfTools } from './pdf-tools.tsx'
import { zoomOfKey } from './pdf-zoom.ts'
import { PrintAction } from './print-action.tsx'
import { printImage } from './print-image.ts'
import { usePdfZoom } from './use-pdf-zoom.ts'
import classes from './image-view.module.css'

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

/** A picture that fits its room and can be enlarged by buttons, keys, pinch and Ctrl + wheel, as a PDF can. */
export function ImageView({ file, label, onBroken, ...ways }: Props) {
  const shared = useSharedDevice()
  const box = useRef<HTMLDivElement>(null)
  const { ref: sizeRef, width, height } = useElementSize<HTMLDivElement>()
  const scroller = useMergedRef(box, sizeRef)
  const { zoom, zoomTo } = usePdfZoom(box)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([file.bytes], { type: file.media }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const fit = size ? Math.min(width / size.width, height / size.height) : 0
  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomOfKey(event, zoom)
    if (next === null) return
    event.preventDefault()
    zoomTo(next)
  }
  return (
    // The keys are a shortcut for the buttons below.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.view} onKeyDown={onKeyDown}>
      {/* A scrolling region has to take the focus, else the keyboard can't scroll it (WCAG 2.1.1). */}
      <section
        ref={scroller}
        className={classes.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
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
      </section>
      <PdfTools zoom={zoom} onZoom={zoomTo} page={1} pages={1} onPage={() => undefined} />
      {shared === null ? (
        <FileActions bytes={file.bytes} type={file.media} {...ways} />
      ) : (
        <PrintAction onPrint={() => printImage(file)} />
      )}
    </div>
  )
}
