import { finishFile, finishPhotos } from './capture-finish.ts'
import { CARD_SIDES } from './card.ts'
import type { CaptureProps, CaptureResult, FileProblem, KeptPicture } from './capture-types.ts'
import { checkFile } from './file-kind.ts'
import { type PhotoEdit, UNTOUCHED } from '../pictures/photo-edit.ts'
import { type PhotoHand, startPhotoHand } from '../pictures/photo-hand.ts'
import { MAX_PAGES } from '../pictures/photo-pdf.ts'
import type { PreparedPhoto } from '../pictures/photo-work.ts'

export interface CapturePage {
  id: number
  blob: Blob
  edit: PhotoEdit
  /** Null while it is being prepared. */
  photo: PreparedPhoto | null
}

/** A file that is sent as it is. */
export interface PassedFile {
  kind: 'pdf' | 'heic'
  blob: Blob
}

export type CaptureProblem = FileProblem | 'joining' | null

/** What the screen draws; a new object with every change. */
export interface RollState {
  pages: readonly CapturePage[]
  file: PassedFile | null
  problem: CaptureProblem
  busy: 'checking' | 'joining' | null
}

/** What was taken so far, and the work on it: it goes on over many drawings of the screen. */
export class CaptureRoll {
  #state: RollState = { pages: [], file: null, problem: null, busy: null }
  #lastId = 0
  #hand: PhotoHand | null = null
  #tell: ((pictures: readonly KeptPicture[]) => void) | undefined
  readonly #listeners = new Set<() => void>()
  /** One picture alone: never a PDF, never a second page. */
  readonly isOnePicture: boolean
  /** Two sides, or a PDF that has both: one photo is not enough, a third has no place. */
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

  /** `tell` hears of every list before anything is done with it. */
  announceTo(tell: ((pictures: readonly KeptPicture[]) => void) | undefined): void {
    this.#tell = tell
  }

  /** Takes pictures or a file; `replaced` is the page whose place the first of them takes. */
  async add(blobs: readonly Blob[], replaced: number | null = null): Promise<void> {
    this.#change({ problem: null, busy: 'checking' })
    let problem: FileProblem | null = null
    // Of several the first: the others have no place here.
    for (const [index, blob] of blobs.slice(0, this.isOnePicture ? 1 : undefined).entries()) {
      const isAlone = blobs.length === 1 || this.isOnePicture
      const wrong = await this.#take(blob, isAlone, index === 0 ? replaced : null)
      problem ??= wrong
    }
    this.#change({ problem, busy: null })
  }

  /** Goes on with what an earlier visit kept. */
  async restore(kept: readonly KeptPicture[]): Promise<void> {
    const [only] = kept
    // A file that is passed on as it is was kept alone.
    const checked = only && kept.length === 1 ? await checkFile(only.blob) : null
    if (only && checked && 'kind' in checked && (checked.kind === 'pdf' || checked.kind === 'heic')) {
      await this.add([only.blob])
      // What an earlier version kept alone of a card is both of its sides: it may still be sent, and is not lost.
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
   * An earlier version kept more photos of a card than it has sides: all are shown, and it is not sent before some are
   * taken away, since only their author knows which two are the card.
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
      // It stays as it was, in its place: of a card the sides must not change theirs.
      const former = before[at]
      const others = this.#state.pages
      if (former) this.#change({ pages: [...others.slice(0, at), former, ...others.slice(at)] })
      this.#lose()
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

  /** The whole picture, turned, for the frame to be drawn over. */
  show({ blob, edit }: CapturePage): Promise<Blob | null> {
    return this.#start().show(blob, edit)
  }

  /** Null when it could not be made: everything is still there then. */
  async finish(fileBase: string): Promise<CaptureResult | null> {
    const { file, pages } = this.#state
    this.#change({ problem: null, busy: 'joining' })
    try {
      if (file) return await finishFile(file.blob, file.kind, fileBase, null)
      const photos = pages.map((page) => page.photo).filter((photo) => photo !== null)
      return await finishPhotos(photos, fileBase)
    } catch {
      // A picture that can not be drawn, or no memory for all of them: said as a problem.
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
    // What was to be replaced by it is as good as before.
    if (before.some(({ id }) => id === replaced)) this.#change({ pages: before })
    // One photo that can't be drawn is one side, and can't be joined with the other.
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

  /** @returns false when this browser can't draw it; the page is gone then */
  async #prepare(id: number): Promise<boolean> {
    const page = this.#state.pages.find((each) => each.id === id)
    if (!page) return true
    const photo = await this.#start().prepare(page.blob, page.edit)
    const { pages } = this.#state
    // Turned again, or taken away, meanwhile.
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
    this.#tell?.(pictures.map(({ blob, edit }) => ({ blob, edit })))
  }

  #change(part: Partial<RollState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  #start(): PhotoHand {
    this.#hand ??= startPhotoHand()
    return this.#hand
  }
}
