import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '#hooks/operations/failure-text.ts'
import { wordsOf } from '#i18n/texts.ts'
import { type FileEnd, sendFile } from './send-file.ts'
import { texts } from './texts.es.ts'

export interface Upload {
  name: string
  /** From 0 to 1. At 1 the response is pending. */
  share: number
}

interface Told {
  /** Changes with every problem, so a repeated problem moves the focus again. */
  attempt: number
  text: string | null
}

const WANTED = /\.(xml|pdf|zip)$/i

/** Sends the files one by one. Unmounting aborts the current upload. */
export function useUpload(onSent: (id: number, isAgain: boolean, isLast: boolean) => void) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<Told>({ attempt: 0, text: null })
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const tell = (text: string | null) =>
    setProblem(({ attempt }) => ({ attempt: text === null ? attempt : attempt + 1, text }))
  const send = async (files: readonly File[]) => {
    // A second drop can arrive before the first drop is rendered.
    if (leaving.current !== null || files.length === 0) return
    const words = wordsOf(texts)
    tell(null)
    const other = files.find(({ name }) => !WANTED.test(name))
    if (other) return tell(words.notWanted(other.name))
    const empty = files.find(({ size }) => size === 0)
    if (empty) return tell(words.empty(empty.name))
    if (!navigator.onLine) return tell(words.offlineUpload)
    const own = new AbortController()
    leaving.current = own
    for (const [index, file] of files.entries()) {
      setUpload({ name: file.name, share: 0 })
      const end = await sendFile(file, (share) => setUpload({ name: file.name, share }), own.signal)
      if (own.signal.aborted) break
      if (end.is !== 'sent') {
        tell(problemOf(end, file.name))
        break
      }
      onSent(end.id, end.isAgain, index === files.length - 1)
    }
    if (leaving.current === own) leaving.current = null
    setUpload(null)
  }
  const cancel = useCallback(() => {
    leaving.current?.abort()
    leaving.current = null
    setUpload(null)
  }, [])
  return { upload, problem, send, cancel }
}

function problemOf(end: Exclude<FileEnd, { is: 'sent' }>, name: string): string {
  const words = wordsOf(texts)
  switch (end.is) {
    case 'refused':
      return end.message
    case 'large':
      return words.large(name)
    case 'failed':
      return end.failure.kind === 'offline' ? words.lost(name) : failureText(end.failure, words.failure)
    case 'left':
      return words.lost(name)
  }
}
