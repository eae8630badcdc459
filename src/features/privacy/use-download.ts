import { useEffect, useRef, useState } from 'react'
import { askForOwnData, openOwnData, readOwnData, readOwnDataPiece } from '#contract/privacy/privacy.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOneCall } from '#hooks/operations/use-one-call.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { texts } from './texts.es.ts'

const LOOK_EVERY_MS = 2500

interface Fetched {
  id: number
  pieces: Uint8Array<ArrayBuffer>[]
}

export function useDownload() {
  const words = useTexts(texts)
  const { data, failure, refresh } = useOperation(readOwnData, {}, { isKept: false })
  const [key, setKey] = useState<{ id: number; key: string } | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [isBroken, setBroken] = useState(false)
  const fetched = useRef<Fetched | null>(null)
  const work = useOneCall(words.failed)
  const isWaiting = data?.descarga?.estado === 'waiting'
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void latest.current(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  const left = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  const ask = (password: string, onDone: () => void) =>
    void work.run(askForOwnData, { password }, ({ id, llave }) => {
      setKey({ id, key: llave })
      fetched.current = null
      setBroken(false)
      onDone()
      void refresh()
    })

  const open = (id: number, password: string, onDone: () => void) =>
    void work.run(openOwnData, { id, password }, ({ llave }) => {
      setKey({ id, key: llave })
      onDone()
      void fetchAll(id, llave)
    })

  async function fetchAll(id: number, llave: string): Promise<void> {
    const parts = data?.descarga?.partes ?? 0
    if (percent !== null || parts === 0) return
    const got: Fetched = fetched.current?.id === id ? fetched.current : { id, pieces: [] }
    fetched.current = got
    setBroken(false)
    const { signal } = left.current
    while (got.pieces.length < parts) {
      setPercent(Math.floor((got.pieces.length * 100) / parts))
      const answer = await call(readOwnDataPiece, { id, llave, parte: got.pieces.length + 1 }, { signal })
      if (signal.aborted) return
      if (!answer.ok) {
        setPercent(null)
        // The key or the file has expired. The person must type the password again or ask for a new file.
        if (answer.failure.kind === 'rejected') {
          setKey(null)
          void refresh()
        }
        setBroken(true)
        return showSnack({ text: failureText(answer.failure, words.failed), tone: 'error', ms: 5000 })
      }
      got.pieces.push(bytesOf(answer.value.datos))
    }
    setPercent(null)
    fetched.current = null
    downloadFile(joined(got.pieces), words.download.file(companyDate(serverNow())), 'application/zip')
    showSnack({ text: words.download.saved, tone: 'success' })
  }

  const download = data?.descarga ?? null
  const hasKey = download !== null && key?.id === download.id
  return {
    data,
    failure,
    refresh: () => void refresh(),
    download,
    work,
    ask,
    open,
    hasKey,
    percent,
    isBroken,
    fetch: () => {
      if (hasKey && key !== null) void fetchAll(key.id, key.key)
    },
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole.buffer
}
