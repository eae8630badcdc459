import { answerPhoto, type PhotoRequest } from './photo-request.ts'

/** Runs in a worker, because 12 million pixels take a cheap phone 1 to 2 s. */
self.addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  void answerPhoto(event.data).then((answer) => self.postMessage(answer))
})
