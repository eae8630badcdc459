import { holdUpdate } from '#core/store/update-readiness.ts'
import { readDataUrl, toDataUrl } from '#core/transport/data-url.ts'
import { discardDraft, readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { openStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { askForProtection } from '#hooks/work/protection.ts'

/** Pictures as they were taken, kept encrypted until they are confirmed: a killed app loses none. */
export interface KeptPicture<Edit> {
  blob: Blob
  /** The person's changes to the picture. */
  edit: Edit
}

/** Their key among the drafts. */
export interface PicturePlace {
  form: string
  step: string
}

interface Kept<Edit> {
  data: string
  edit: Edit
}

/** Each picture is encoded once, however often the list is written. */
const encoded = new WeakMap<Blob, Promise<string>>()

function encode(blob: Blob): Promise<string> {
  const known = encoded.get(blob) ?? toDataUrl(blob)
  encoded.set(blob, known)
  return known
}

/** Pictures of an earlier visit; empty when there are none or they can't be read. */
export async function readPictures<Edit>({ form, step }: PicturePlace): Promise<KeptPicture<Edit>[]> {
  // Unreadable pictures are taken again.
  const draft = await readDraft(form, step).catch(() => null)
  const pictures = Array.isArray(draft?.values) ? (draft.values as Kept<Edit>[]) : []
  return pictures.flatMap(({ data, edit }) => {
    const file = readDataUrl(data)
    return file ? [{ blob: new Blob([file.bytes], { type: file.media }), edit }] : []
  })
}

type Store = ReturnType<typeof openStore>

export interface PictureKeeper<Edit> {
  /** Writes the whole list; an empty list deletes what was kept. */
  keep: (pictures: readonly KeptPicture<Edit>[]) => void
  /** When this resolves, nothing more is written. */
  stop: () => Promise<void>
}

/**
 * Writes one list after the other, skipping to the newest.
 * @param onFull called when the device has no room: the pictures are only in memory
 */
export function createPictureKeeper<Edit>(place: PicturePlace, onFull: () => void): PictureKeeper<Edit> {
  let wanted: { pictures: readonly KeptPicture<Edit>[]; store: Store } | null = null
  let running: Promise<void> | null = null
  const run = async () => {
    // Encoding and encrypting take a slow phone a tenth of a second: what was tapped is answered first.
    await new Promise((resolve) => setTimeout(resolve))
    while (wanted) {
      const { pictures, store } = wanted
      wanted = null
      await write(place, pictures, store).catch(onFull)
    }
  }
  return {
    keep: (pictures) => {
      wanted = { pictures, store: openStore() }
      running ??= holdUpdate(run()).finally(() => {
        running = null
      })
    },
    stop: async () => {
      wanted = null
      await running
    },
  }
}

async function write<Edit>(
  { form, step }: PicturePlace,
  pictures: readonly KeptPicture<Edit>[],
  store: Store,
): Promise<void> {
  // Their author may have left meanwhile: the next person's store must not get them.
  const isGone = () => openStore() !== store
  if (isGone()) return
  if (pictures.length === 0) {
    await discardDraft(form, step)
  } else {
    const values = pictures.map(
      async ({ blob, edit }): Promise<Kept<Edit>> => ({ data: await encode(blob), edit }),
    )
    const kept = await Promise.all(values)
    if (isGone()) return
    if (await writeDraft(form, step, kept)) void askForProtection()
  }
  noteWorkChange()
}

/** Called when the outbox has them. */
export async function forgetPictures({ form, step }: PicturePlace): Promise<void> {
  // What stays was sent, and is deleted with the next ones.
  await discardDraft(form, step).catch(() => undefined)
  noteWorkChange()
}
