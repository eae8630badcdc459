import { toDataUrl } from '#core/transport/data-url.ts'
import type { KeptPhoto } from '#models/requests/photo-drafts.ts'
import type { CaptureResult } from './capture-types.ts'

const media = { jpg: 'image/jpeg', png: 'image/png', heic: 'image/heic', pdf: 'application/pdf' } as const

/** Converts a photo to data URLs. Returns null when the file is gone or the memory is too low. */
export function photoOf({ blob, kind, preview }: CaptureResult): Promise<KeptPhoto | null> {
  return Promise.all([
    toDataUrl(new Blob([blob], { type: media[kind] })),
    preview && toDataUrl(preview),
  ]).then(
    ([data, small]) => ({ data, preview: small }),
    // The caller shows the failure.
    () => null,
  )
}
