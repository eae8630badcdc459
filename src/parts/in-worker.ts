/**
 * Creates a file in a worker, because the work takes seconds and would block the page. Calls `makeOnPage`
 * when the worker is missing or fails.
 * @throws the error of `makeOnPage`
 */
export async function makeInWorker(
  workerUrl: string,
  order: unknown,
  makeOnPage: () => Promise<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return (await askWorker(workerUrl, order)) ?? makeOnPage()
}

export function answerOrders<Order>(make: (order: Order) => Promise<ArrayBuffer>): void {
  self.addEventListener('message', (event: MessageEvent<Order>) => {
    void make(event.data).then(
      (file) => self.postMessage(file, { transfer: [file] }),
      // null makes the page create the file itself.
      () => self.postMessage(null),
    )
  })
}

function askWorker(workerUrl: string, order: unknown): Promise<ArrayBuffer | null> {
  return new Promise((done) => {
    const worker = startWorker(workerUrl)
    if (worker === null) return done(null)
    const end = (file: ArrayBuffer | null) => {
      worker.terminate()
      done(file)
    }
    worker.addEventListener('message', (event: MessageEvent<ArrayBuffer | null>) => end(event.data))
    worker.addEventListener('error', () => end(null))
    worker.postMessage(order)
  })
}

function startWorker(workerUrl: string): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(workerUrl, { type: 'module' })
  } catch {
    // Workers are forbidden here, so the page creates the file.
    return null
  }
}
