import '#ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { loadCapture } from '#media/capture-lazy.ts'
import type { CaptureProps, CaptureResult, KeptPicture } from '#media/capture-types.ts'
import { startPhotoHand } from '#media/photo-hand.ts'
import { measurePhoto } from '#media/photo-judge.ts'
import { preparePhoto } from '#media/photo-work.ts'
import { SharedDeviceProvider } from '#ui/shared-device.ts'
import { drawDocument, ssim } from './document-picture.ts'

/** Photo capture alone on a page, for tests/e2e/capture.spec.ts. */
const lab = {
  results: [] as CaptureResult[],
  kept: [] as readonly KeptPicture[],
  isCancelled: false,
  open,
  preparePhoto,
  hand: startPhotoHand(),
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
