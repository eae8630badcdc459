import { answerPhoto, type PhotoRequest } from './photo-request.ts'

/** Twelve million pixels take a cheap phone a second or two: the page stays alive meanwhile. */
self.addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  void answerPhoto(event.data).then((answer) => self.postMessage(answer))
})
