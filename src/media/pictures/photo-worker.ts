import { answerPhoto, type PhotoRequest } from './photo-request.ts'

/** 12 million pixels take a cheap phone 1 to 2 s, which would block the page. */
self.addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  void answerPhoto(event.data).then((answer) => self.postMessage(answer))
})
