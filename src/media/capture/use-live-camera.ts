import { useCallback, useEffect, useRef, useState } from 'react'

export type LivePhase = 'off' | 'opening' | 'on' | 'failed'

export interface LiveCamera {
  phase: LivePhase
  /** The element that shows it: its `ref`. */
  attach: (element: HTMLVideoElement | null) => void
  open(): Promise<void>
  /**
   * The frame that is seen, at the camera's own size. Null when there is none yet.
   * @param shape width by height of the middle that is wanted; null: all of it
   */
  shoot(shape: number | null): Promise<Blob | null>
  /** Undefined where the camera has no light. */
  light: boolean | undefined
  toggleLight(): Promise<void>
}

/** A torch: in Android's Chrome, not in TypeScript's library. */
type WithTorch<T> = T & { torch?: boolean }

/** The largest frames the camera gives; a document needs them all. */
const ASKED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } },
}

/** The camera inside the page, for devices whose browser has no camera app to call. Off again with the screen. */
export function useLiveCamera(): LiveCamera {
  const [phase, setPhase] = useState<LivePhase>('off')
  const [light, setLight] = useState<boolean>()
  const stream = useRef<MediaStream | null>(null)
  const element = useRef<HTMLVideoElement | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stop(stream.current)
    }
  }, [])

  const attach = useCallback((next: HTMLVideoElement | null) => {
    element.current = next
    if (next) next.srcObject = stream.current
  }, [])

  const open = async () => {
    setPhase('opening')
    try {
      const opened = await navigator.mediaDevices.getUserMedia(ASKED)
      if (isGone.current) return stop(opened)
      stream.current = opened
      const [track] = opened.getVideoTracks()
      track?.addEventListener('ended', () => setPhase('failed'))
      const abilities: WithTorch<MediaTrackCapabilities> = track?.getCapabilities?.() ?? {}
      setLight(abilities.torch ? false : undefined)
      if (element.current) element.current.srcObject = opened
      setPhase('on')
    } catch {
      // No permission, or another app has it: the screen says so, with the other ways.
      if (!isGone.current) setPhase('failed')
    }
  }
  const toggleLight = async () => {
    const next: WithTorch<MediaTrackConstraintSet> = { torch: !light }
    const [track] = stream.current?.getVideoTracks() ?? []
    await track?.applyConstraints({ advanced: [next] }).then(
      () => setLight(!light),
      // A camera that has none after all: its button goes.
      () => setLight(undefined),
    )
  }
  return { phase, attach, open, shoot: (shape) => grab(element.current, shape), light, toggleLight }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Whoever is quick: the camera is on, and its first frame on the way. */
const FIRST_FRAME_MS = 3000

async function grab(video: HTMLVideoElement | null, shape: number | null): Promise<Blob | null> {
  if (!video) return null
  if (video.readyState < video.HAVE_CURRENT_DATA) {
    await new Promise<void>((resolve) => {
      video.addEventListener('loadeddata', () => resolve(), { once: true })
      setTimeout(resolve, FIRST_FRAME_MS)
    })
  }
  const canvas = document.createElement('canvas')
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  // What object-fit: cover shows of it.
  canvas.width = shape ? Math.min(videoWidth, Math.round(videoHeight * shape)) : videoWidth
  canvas.height = shape ? Math.min(videoHeight, Math.round(videoWidth / shape)) : videoHeight
  const [left, top] = [(canvas.width - videoWidth) / 2, (canvas.height - videoHeight) / 2]
  canvas.getContext('2d')?.drawImage(video, left, top)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
}
