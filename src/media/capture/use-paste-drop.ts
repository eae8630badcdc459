import { useEffect, useRef, useState } from 'react'

/**
 * Takes files pasted or dropped anywhere on the page. Otherwise the browser would open a dropped file and
 * leave the page.
 * @returns true while a file is dragged over the page
 */
export function usePasteDrop(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => (isOn ? listen((files) => latest.current(files), setIsOver) : undefined), [isOn])
  return isOn && isOver
}

/** @returns a function that stops listening */
function listen(onFiles: (files: File[]) => void, setIsOver: (isOver: boolean) => void): () => void {
  const take = (event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDragLeave = (event: DragEvent) => {
    // Moving between two elements of the page also fires dragleave, but with a related target.
    if (event.relatedTarget === null) setIsOver(false)
  }
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    take(event, event.dataTransfer)
  }
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('paste', onPaste, { signal })
  window.addEventListener('dragover', onDragOver, { signal })
  window.addEventListener('dragleave', onDragLeave, { signal })
  window.addEventListener('drop', onDrop, { signal })
  return () => stop.abort()
}
