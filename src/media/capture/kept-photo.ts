import { toDataUrl } from '#core/transport/data-url.ts'
import type { CaptureResult } from './capture-types.ts'

/** A picture as it is kept and sent. */
export interface KeptPhoto {
  /** A data URL with its media type. */
  data: string
  /** Of what browsers can't draw: a small one; null: there is none. */
  preview: string | null
}

const media = { jpg: 'image/jpeg', png: 'image/png', heic: 'image/heic', pdf: 'application/pdf' } as const

/** @returns null: its file is gone, or there is no memory for it */
export function photoOf({ blob, kind, preview }: CaptureResult): Promise<KeptPhoto | null> {
  return Promise.all([
    toDataUrl(new Blob([blob], { type: media[kind] })),
    preview && toDataUrl(preview),
  ]).then(
    ([data, small]) => ({ data, preview: small }),
    // Whoever took it says so.
    () => null,
  )
}
