import { readDataUrl, toDataUrl } from '#core/data-url.ts'
import { discardDraft, readDraft, writeDraft } from '#core/drafts.ts'
import { noteWorkChange } from '#core/work-changes.ts'
import { documentForm, PICTURES_STEP } from '#hooks/document-drafts.ts'
import { askForProtection } from '#hooks/protection.ts'
import type { KeptPicture } from '#media/capture-types.ts'

/** Pictures as they were taken, kept encrypted until the document is confirmed: a kill of the app costs none. */
interface Kept {
  data: string
  edit: KeptPicture['edit']
}

/** A picture is encoded once, however often the list is written. */
const encoded = new WeakMap<Blob, Promise<string>>()

function encode(blob: Blob): Promise<string> {
  const known = encoded.get(blob) ?? toDataUrl(blob)
  encoded.set(blob, known)
  return known
}

/** What an earlier visit has left; empty when there is nothing or it can't be read. */
export async function readPictures(typeId: number): Promise<KeptPicture[]> {
  const draft = await readDraft(documentForm(typeId), PICTURES_STEP).catch(() => null)
  const pictures = Array.isArray(draft?.values) ? (draft.values as Kept[]) : []
  return pictures.flatMap(({ data, edit }) => {
    const file = readDataUrl(data)
    return file ? [{ blob: new Blob([file.bytes], { type: file.media }), edit }] : []
  })
}

export interface PictureKeeper {
  /** The whole list each time; an empty one discards what was kept. */
  keep: (pictures: readonly KeptPicture[]) => void
  /** Nothing is written any more once it resolves. */
  stop: () => Promise<void>
}

/**
 * Writes one list after the other, the newest of those that came in the meantime.
 * @param onFull the device has no room: the pictures are only in memory
 */
export function createPictureKeeper(typeId: number, onFull: () => void): PictureKeeper {
  let wanted: readonly KeptPicture[] | null = null
  let running: Promise<void> | null = null
  const run = async () => {
    while (wanted) {
      const pictures = wanted
      wanted = null
      await write(typeId, pictures).catch(onFull)
    }
  }
  return {
    keep: (pictures) => {
      wanted = pictures
      running ??= run().finally(() => {
        running = null
      })
    },
    stop: async () => {
      wanted = null
      await running
    },
  }
}

async function write(typeId: number, pictures: readonly KeptPicture[]): Promise<void> {
  const form = documentForm(typeId)
  if (pictures.length === 0) {
    await discardDraft(form, PICTURES_STEP)
  } else {
    const values = pictures.map(async ({ blob, edit }): Promise<Kept> => ({ data: await encode(blob), edit }))
    if (await writeDraft(form, PICTURES_STEP, await Promise.all(values))) void askForProtection()
  }
  noteWorkChange()
}

/** They are in the outbox now. */
export async function forgetPictures(typeId: number): Promise<void> {
  await discardDraft(documentForm(typeId), PICTURES_STEP).catch(() => undefined)
  noteWorkChange()
}
