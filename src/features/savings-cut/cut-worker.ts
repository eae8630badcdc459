import { type CutOrder, writeCut } from './cut-sheet.ts'

/** Ten thousand rows take a desk's computer half a second, and a tablet two: the page stays alive meanwhile. */
self.addEventListener('message', (event: MessageEvent<CutOrder>) => {
  void writeCut(event.data).then(
    (file) => self.postMessage(file, { transfer: [file] }),
    // The page makes it by itself, and says why if it can't, either.
    () => self.postMessage(null),
  )
})
