import '#ui/theme/styles.ts'
import { createRoot } from 'react-dom/client'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { CaptureProps, CaptureResult, KeptPicture } from '#media/capture/capture-types.ts'
import { startPhotoProcessor } from '#media/pictures/photo-processor.ts'
import { measurePhoto } from '#media/pictures/photo-judge.ts'
import { preparePhoto } from '#media/pictures/photo-work.ts'
import { SharedDeviceProvider } from '#ui/theme/shared-device.ts'
import { drawDocument, ssim } from './document-picture.ts'

const lab = {
  results: [] as CaptureResult[],
  kept: [] as readonly KeptPicture[],
  isCancelled: false,
  open,
  preparePhoto,
  hand: startPhotoProcessor(),
  measurePhoto,
  drawDocument,
  ssim,
}
export type CaptureLab = typeof lab

async function open(props: Partial<CaptureProps> = {}, isShared = false): Promise<void> {
  const { Capture } = await loadCapture()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root.unmount()
  const screen = (
    <Capture
      label="CURP"
      fileBase="curp"
      {...props}
      onReady={(result) => {
        lab.results.push(result)
        close()
      }}
      onCancel={() => {
        lab.isCancelled = true
        close()
      }}
      onPictures={(pictures) => {
        lab.kept = pictures
      }}
    />
  )
  const shared = { dialogAside: <button type="button">Terminar</button> }
  root.render(isShared ? <SharedDeviceProvider value={shared}>{screen}</SharedDeviceProvider> : screen)
}

Object.assign(window, { lab })
