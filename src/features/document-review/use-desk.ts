import { useRef, useState } from 'react'
import type { ReviewedDocument } from '#contract/documents/document-review.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import { useReview } from './use-review.ts'

type Document = Pick<ReviewedDocument, 'id' | 'tipoArchivo' | 'documento'>

/**
 * Accepts documents and comments on documents. Unsaved comments stay in memory, because comments are about
 * other people.
 * @param isList true at the address of the list, where Back leaves the comments
 */
export function useDesk(isList: boolean) {
  const words = useTexts(texts)
  const review = useReview()
  const [comments, setComments] = useState<Readonly<Record<number, string>>>({})
  const hasTyped = Object.values(comments).some((comment) => comment !== '')
  useUnsavedInput(hasTyped, isList)
  const [acceptingId, setAccepting] = useState<number | null>(null)
  // Uses a ref, because two quick taps can arrive before the next render.
  const isBusy = useRef(false)
  const write = (id: number, comment: string) => setComments((before) => ({ ...before, [id]: comment }))
  const accept = async ({ id, tipoArchivo, documento }: Document) => {
    if (isBusy.current) return
    isBusy.current = true
    setAccepting(id)
    const problem = await review.accept(id)
    isBusy.current = false
    setAccepting(null)
    if (problem === null)
      showSnack({
        text: words.document.acceptedNow(words.document.name(tipoArchivo, documento)),
        tone: 'success',
      })
    else showSnack({ text: problem, tone: 'error' })
  }
  const comment = async ({ id }: Document, text: string): Promise<string | null> => {
    const problem = await review.comment(id, text)
    if (problem !== null) return problem
    write(id, '')
    showSnack({ text: words.comment.saved, tone: 'success' })
    return null
  }
  return {
    acceptingId,
    accept: (document: Document) => void accept(document),
    commentOn: (document: Document) => comments[document.id] ?? '',
    write,
    comment,
  }
}

export type Desk = ReturnType<typeof useDesk>
