import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { bodyChunks, type Pace } from './body-chunks.ts'

/** Shorter limits than in production, so that the tests end quickly. */
const pace: Pace = { graceMs: 400, slowest: 100_000, longestMs: 4000 }
const SLOW = { http: 408 }

function requestOf(body: ReadableStream<Uint8Array>): Request {
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

/** Sends `bytes` bytes after each pause, `times` times. */
function sender(bytes: number, pauseMs: number, times: number): Request {
  let sent = 0
  return requestOf(
    new ReadableStream({
      async pull(controller) {
        if (sent++ === times) return controller.close()
        await sleep(pauseMs)
        controller.enqueue(new Uint8Array(bytes))
      },
    }),
  )
}

async function read(request: Request, declared: number | null, thinkMs = 0): Promise<number> {
  let size = 0
  for await (const chunk of bodyChunks(request, declared, pace)) {
    size += chunk.length
    if (thinkMs > 0) await sleep(thinkMs)
  }
  return size
}

describe('bodyChunks', () => {
  test('rejects a client that sends nothing', async () => {
    const silent = requestOf(new ReadableStream({ pull: () => new Promise(() => undefined) }))
    await expect(read(silent, 16_000_000)).rejects.toMatchObject(SLOW)
  })

  test('rejects a client that stops half-way', async () => {
    const stops = requestOf(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
        pull: () => new Promise(() => undefined),
      }),
    )
    await expect(read(stops, 1_100_000)).rejects.toMatchObject(SLOW)
  })

  test('rejects a client that sends single bytes', async () => {
    await expect(read(sender(1, 100, 1000), 1000)).rejects.toMatchObject(SLOW)
  })

  test('requires more speed for a large body', async () => {
    // 200 bytes per millisecond are enough for a photo, but not for 4 MB in four seconds.
    await expect(read(sender(2000, 10, 2000), 4_000_000)).rejects.toMatchObject(SLOW)
  })

  test('accepts a slow network with pauses', async () => {
    expect(await read(sender(20_000, 60, 10), 200_000)).toBe(200_000)
  })

  test('does not count the time in which the server does not read', { tags: ['whole'] }, async () => {
    expect(await read(sender(20_000, 1, 5), 100_000, 300)).toBe(100_000)
  })
})
