import { useCallback, useEffect, useRef, useState } from 'react'

export type LivePhase = 'off' | 'opening' | 'on' | 'failed'

export interface LiveCamera {
  phase: LivePhase
  attach: (element: HTMLVideoElement | null) => void
  open(): Promise<void>
  /**
   * Returns the current frame as a JPEG at the camera's resolution; null without a frame.
   * @param shape width divided by height of the centered part to keep; null for the whole frame
   */
  shoot(shape: number | null): Promise<Blob | null>
  /** State of the light; undefined for a camera without a light. */
  light: boolean | undefined
  toggleLight(): Promise<void>
}

/** Adds `torch`, which Chrome on Android supports and TypeScript's types do not declare. */
type WithTorch<T> = T & { torch?: boolean }

const CAMERA_REQUEST: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } },
}

export function useLiveCamera(): LiveCamera {
  const [phase, setPhase] = useState<LivePhase>('off')
  const [light, setLight] = useState<boolean>()
  const stream = useRef<MediaStream | null>(null)
  const element = useRef<HTMLVideoElement | null>(null)
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
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
      const opened = await navigator.mediaDevices.getUserMedia(CAMERA_REQUEST)
      if (isUnmounted.current) return stop(opened)
      stream.current = opened
      const [track] = opened.getVideoTracks()
      track?.addEventListener('ended', () => setPhase('failed'))
      const abilities: WithTorch<MediaTrackCapabilities> = track?.getCapabilities?.() ?? {}
      setLight(abilities.torch ? false : undefined)
      if (element.current) element.current.srcObject = opened
      setPhase('on')
    } catch {
      // There is no permission, or another app uses the camera.
      if (!isUnmounted.current) setPhase('failed')
    }
  }
  const toggleLight = async () => {
    const next: WithTorch<MediaTrackConstraintSet> = { torch: !light }
    const [track] = stream.current?.getVideoTracks() ?? []
    await track?.applyConstraints({ advanced: [next] }).then(
      () => setLight(!light),
      // The camera has no light.
      () => setLight(undefined),
    )
  }
  return { phase, attach, open, shoot: (shape) => grab(element.current, shape), light, toggleLight }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Maximum wait for the first frame in ms, when the shutter is pressed right after opening. */
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
  canvas.width = shape ? Math.min(videoWidth, Math.round(videoHeight * shape)) : videoWidth
  canvas.height = shape ? Math.min(videoHeight, Math.round(videoWidth / shape)) : videoHeight
  const [left, top] = [(canvas.width - videoWidth) / 2, (canvas.height - videoHeight) / 2]
  canvas.getContext('2d')?.drawImage(video, left, top)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
}
