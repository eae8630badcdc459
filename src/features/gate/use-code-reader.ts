import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Browser API that TypeScript's DOM library lacks (Chrome on Android). */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type WithDetector = Window & { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

const LOOK_MS = 250

/** `none` means that this device cannot read codes. */
export type ReaderPhase = 'none' | 'opening' | 'on' | 'failed'

export function useCodeReader(onCode: (text: string) => void): {
  phase: ReaderPhase
  attach: (element: HTMLVideoElement | null) => void
} {
  const { BarcodeDetector } = window as WithDetector
  const canRead = BarcodeDetector !== undefined && navigator.mediaDevices !== undefined
  const [phase, setPhase] = useState<ReaderPhase>(canRead ? 'opening' : 'none')
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!canRead || video === null) return
    let isGone = false
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    const look = async () => {
      // Skips an unreadable frame.
      const codes = await detector.detect(video).catch(() => [])
      if (isGone) return
      const text = codes[0]?.rawValue ?? ''
      if (text !== '') tell(text)
      timer = setTimeout(() => void look(), LOOK_MS)
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      })
      if (isGone) return stop(stream)
      Object.assign(video, { srcObject: stream })
      await video.play()
      setPhase('on')
      await look()
    }
    open().catch(() => {
      // Permission denied, or the camera is in use. The folio can still be typed.
      if (!isGone) setPhase('failed')
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [canRead, video, BarcodeDetector])
  const attach = useCallback((element: HTMLVideoElement | null) => setVideo(element), [])
  return { phase, attach }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
