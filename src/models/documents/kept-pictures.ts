import { delayUpdate } from '#core/store/update-readiness.ts'
import { readDataUrl, toDataUrl } from '#core/transport/data-url.ts'
import { discardDraft, readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { openStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { askForProtection } from '#hooks/work/protection.ts'

/** Picture stored encrypted on the device, because the app may be closed before the upload. */
export interface KeptPicture<Edit> {
  blob: Blob
  edit: Edit
}

export interface PicturePlace {
  form: string
  step: string
}

interface Kept<Edit> {
  data: string
  edit: Edit
}

const encoded = new WeakMap<Blob, Promise<string>>()

function encode(blob: Blob): Promise<string> {
  const known = encoded.get(blob) ?? toDataUrl(blob)
  encoded.set(blob, known)
  return known
}

export async function readPictures<Edit>({ form, step }: PicturePlace): Promise<KeptPicture<Edit>[]> {
  // Unreadable pictures must be taken again.
  const draft = await readDraft(form, step).catch(() => null)
  const pictures = Array.isArray(draft?.values) ? (draft.values as Kept<Edit>[]) : []
  return pictures.flatMap(({ data, edit }) => {
    const file = readDataUrl(data)
    return file ? [{ blob: new Blob([file.bytes], { type: file.media }), edit }] : []
  })
}

type Store = ReturnType<typeof openStore>

export interface PictureKeeper<Edit> {
  /** Stores the whole list. An empty list deletes the stored pictures. */
  keep: (pictures: readonly KeptPicture<Edit>[]) => void
  stop: () => Promise<void>
}

/**
 * Writes one list after another, and skips lists that a newer list replaces.
 * @param onFull called when storage is full; the pictures are then only in memory
 */
export function createPictureKeeper<Edit>(place: PicturePlace, onFull: () => void): PictureKeeper<Edit> {
  let latestList: { pictures: readonly KeptPicture<Edit>[]; store: Store } | null = null
  let running: Promise<void> | null = null
  const run = async () => {
    // Encoding and encrypting take about 100 ms on a slow phone, so the page responds to the tap first.
    await new Promise((resolve) => setTimeout(resolve))
    while (latestList) {
      const { pictures, store } = latestList
      latestList = null
      await write(place, pictures, store).catch(onFull)
    }
  }
  return {
    keep: (pictures) => {
      latestList = { pictures, store: openStore() }
      running ??= delayUpdate(run()).finally(() => {
        running = null
      })
    },
    stop: async () => {
      latestList = null
      await running
    },
  }
}

async function write<Edit>(
  { form, step }: PicturePlace,
  pictures: readonly KeptPicture<Edit>[],
  store: Store,
): Promise<void> {
  // The person may have signed out, and the next person's store must not get the pictures.
  const hasStoreChanged = () => openStore() !== store
  if (hasStoreChanged()) return
  if (pictures.length === 0) {
    await discardDraft(form, step)
  } else {
    const values = pictures.map(
      async ({ blob, edit }): Promise<Kept<Edit>> => ({ data: await encode(blob), edit }),
    )
    const kept = await Promise.all(values)
    if (hasStoreChanged()) return
    if (await writeDraft(form, step, kept)) void askForProtection()
  }
  noteWorkChange()
}

export async function forgetPictures({ form, step }: PicturePlace): Promise<void> {
  // If deleting fails, the next pictures replace these pictures.
  await discardDraft(form, step).catch(() => undefined)
  noteWorkChange()
}
