import { finishFile, finishPhotos } from './capture-finish.ts'
import { CARD_SIDES } from './card.ts'
import type { CaptureProps, CaptureResult, FileProblem, KeptPicture } from './capture-types.ts'
import { checkFile } from './file-kind.ts'
import { type PhotoEdit, UNTOUCHED } from '../pictures/photo-edit.ts'
import { type PhotoProcessor, startPhotoProcessor } from '../pictures/photo-processor.ts'
import { MAX_PAGES } from '../pictures/photo-pdf.ts'
import type { PreparedPhoto } from '../pictures/photo-work.ts'

export interface CapturePage {
  id: number
  blob: Blob
  edit: PhotoEdit
  /** null while the photo is being prepared. */
  photo: PreparedPhoto | null
}

export interface PassedFile {
  kind: 'pdf' | 'heic'
  blob: Blob
}

export type CaptureProblem = FileProblem | 'joining' | null

export interface RollState {
  pages: readonly CapturePage[]
  file: PassedFile | null
  problem: CaptureProblem
  busy: 'checking' | 'joining' | null
}

export class CaptureRoll {
  #state: RollState = { pages: [], file: null, problem: null, busy: null }
  #lastId = 0
  #hand: PhotoProcessor | null = null
  #onPictures: ((pictures: readonly KeptPicture[]) => void) | undefined
  readonly #listeners = new Set<() => void>()
  /** True when neither a PDF nor a second page is allowed. */
  readonly isOnePicture: boolean
  /** True for a card: two photos, one of each side, or a PDF with both sides. */
  readonly isCard: boolean

  constructor(only?: CaptureProps['only']) {
    this.isOnePicture = only === 'picture'
    this.isCard = only === 'card'
  }

  readonly state = (): RollState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the listener, which gets every new list of pictures before they are processed. */
  announceTo(onPictures: ((pictures: readonly KeptPicture[]) => void) | undefined): void {
    this.#onPictures = onPictures
  }

  /** @param replaced id of the page that the first picture replaces */
  async add(blobs: readonly Blob[], replaced: number | null = null): Promise<void> {
    this.#change({ problem: null, busy: 'checking' })
    let problem: FileProblem | null = null
    for (const [index, blob] of blobs.slice(0, this.isOnePicture ? 1 : undefined).entries()) {
      const isAlone = blobs.length === 1 || this.isOnePicture
      const wrong = await this.#take(blob, isAlone, index === 0 ? replaced : null)
      problem ??= wrong
    }
    this.#change({ problem, busy: null })
  }

  async restore(kept: readonly KeptPicture[]): Promise<void> {
    const [only] = kept
    // A file that is sent unchanged is always stored alone.
    const checked = only && kept.length === 1 ? await checkFile(only.blob) : null
    if (only && checked && 'kind' in checked && (checked.kind === 'pdf' || checked.kind === 'heic')) {
      await this.add([only.blob])
      // Earlier versions stored a card as one photo of both sides, which may still be sent.
      if (this.#isEmpty() && checked.kind === 'heic') {
        this.#change({ problem: null })
        this.#passOn({ kind: 'heic', blob: only.blob })
      }
      return
    }
    const ids = kept.map(({ blob, edit }) => this.#place(blob, edit, null))
    for (const id of ids) if (!(await this.#prepare(id))) this.#lose()
  }

  /**
   * Returns whether a card has too many photos, which earlier versions allowed. Only the person knows which
   * two photos show the card.
   */
  isOverfull(): boolean {
    return this.isCard && this.#state.pages.length > CARD_SIDES
  }

  edit(id: number, edit: PhotoEdit): void {
    const { pages: before } = this.#state
    const at = before.findIndex((page) => page.id === id)
    const pages = before.map((page) => (page.id === id ? { ...page, edit, photo: null } : page))
    this.#change({ pages })
    this.#announce(pages)
    void this.#prepare(id).then((isGood) => {
      if (isGood) return
      // Restores the page at its place, because the sides of a card must not swap.
      const former = before[at]
      const others = this.#state.pages
      if (former) this.#change({ pages: [...others.slice(0, at), former, ...others.slice(at)] })
      this.#lose()
      // A page edited during its preparation has no photo yet.
      if (former?.photo === null) void this.#prepare(former.id).then((isDrawn) => isDrawn || this.#lose())
    })
  }

  remove(id: number): void {
    const pages = this.#state.pages.filter((page) => page.id !== id)
    this.#change({ pages })
    this.#announce(pages)
  }

  dropFile(): void {
    this.#change({ file: null })
    this.#announce([])
  }

  /** Returns the whole turned picture; null when this browser cannot decode it. */
  show({ blob, edit }: CapturePage): Promise<Blob | null> {
    return this.#start().show(blob, edit)
  }

  /** Joins the pictures. Returns null after a failure; the pictures stay. */
  async finish(fileBase: string): Promise<CaptureResult | null> {
    const { file, pages } = this.#state
    this.#change({ problem: null, busy: 'joining' })
    try {
      if (file) return await finishFile(file.blob, file.kind, fileBase, null)
      const photos = pages.map((page) => page.photo).filter((photo) => photo !== null)
      return await finishPhotos(photos, fileBase)
    } catch {
      // The pictures could not be joined, for example with too little memory.
      this.#change({ problem: 'joining' })
      return null
    } finally {
      this.#change({ busy: null })
    }
  }

  stop(): void {
    this.#hand?.stop()
    this.#hand = null
  }

  async #take(blob: Blob, isAlone: boolean, replaced: number | null): Promise<FileProblem | null> {
    const checked = await checkFile(blob)
    if ('problem' in checked) return checked.problem
    const others = this.#state.pages.filter((page) => page.id !== replaced).length
    if (checked.kind === 'pdf' && this.isOnePicture) return 'pictureOnly'
    const isOnly = isAlone && others === 0
    if (checked.kind === 'pdf') return isOnly ? this.#passOn({ kind: 'pdf', blob }) : 'mixed'
    if (this.isCard && others >= CARD_SIDES) return 'twoSides'
    if (others >= MAX_PAGES) return 'tooManyPages'
    const { pages: before } = this.#state
    if (await this.#prepare(this.#place(blob, UNTOUCHED, replaced))) return null
    if (before.some(({ id }) => id === replaced)) this.#change({ pages: before })
    // Both sides of a card must be joined, so a card rejects a photo that this browser cannot decode.
    const isHeic = checked.kind === 'heic' && !this.isCard
    if (isHeic && isOnly) return this.#passOn({ kind: 'heic', blob })
    this.#announce(this.#state.pages)
    return isHeic ? 'heicAlone' : 'undrawn'
  }

  #place(blob: Blob, edit: PhotoEdit, replaced: number | null): number {
    this.#lastId += 1
    const page = { id: this.#lastId, blob, edit, photo: null }
    const old = this.#state.pages
    const isThere = old.some((each) => each.id === replaced)
    const pages = isThere ? old.map((each) => (each.id === replaced ? page : each)) : [...old, page]
    this.#change({ pages })
    this.#announce(pages)
    return page.id
  }

  /** @returns false when this browser cannot decode the page, which is then removed */
  async #prepare(id: number): Promise<boolean> {
    const page = this.#state.pages.find((each) => each.id === id)
    if (!page) return true
    const photo = await this.#start().prepare(page.blob, page.edit)
    const { pages } = this.#state
    // The page may have been edited or removed in the meantime.
    const isSame = (each: CapturePage) => each.id === id && each.edit === page.edit
    if (!pages.some(isSame)) return true
    if (photo) this.#change({ pages: pages.map((each) => (isSame(each) ? { ...each, photo } : each)) })
    else this.#change({ pages: pages.filter((each) => !isSame(each)) })
    return photo !== null
  }

  #isEmpty(): boolean {
    return this.#state.pages.length === 0 && this.#state.file === null
  }

  #passOn(file: PassedFile): null {
    this.#change({ pages: [], file })
    this.#announce([{ blob: file.blob, edit: UNTOUCHED }])
    return null
  }

  #lose(): void {
    this.#change({ problem: 'undrawn' })
    this.#announce(this.#state.pages)
  }

  #announce(pictures: readonly KeptPicture[]): void {
    this.#onPictures?.(pictures.map(({ blob, edit }) => ({ blob, edit })))
  }

  #change(part: Partial<RollState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  #start(): PhotoProcessor {
    this.#hand ??= startPhotoProcessor()
    return this.#hand
  }
}
