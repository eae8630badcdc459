/**
 * A file that takes a device seconds to make, made in a worker, so that the page stays alive meanwhile; and by the page
 * itself where there is no worker, its file can't be had, or it could not make it: then it is said why.
 * @throws what `here` throws
 */
export async function makeInWorker(
  workerUrl: string,
  order: unknown,
  here: () => Promise<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return (await askWorker(workerUrl, order)) ?? here()
}

/** The worker's side of it. */
export function answerOrders<Order>(make: (order: Order) => Promise<ArrayBuffer>): void {
  self.addEventListener('message', (event: MessageEvent<Order>) => {
    void make(event.data).then(
      (file) => self.postMessage(file, { transfer: [file] }),
      // The page makes it by itself, and says why if it can't, either.
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
    // Workers are forbidden here: the page does it by itself.
    return null
  }
}
