import { type SheetOrder, writeStaff } from './staff-sheet.ts'

/** Five thousand people take a tablet two seconds: the page stays alive meanwhile. */
self.addEventListener('message', (event: MessageEvent<SheetOrder>) => {
  void writeStaff(event.data).then(
    (file) => self.postMessage(file, { transfer: [file] }),
    // The page makes it by itself, and says why if it can't, either.
    () => self.postMessage(null),
  )
})
