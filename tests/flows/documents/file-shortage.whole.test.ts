import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { runFileWorker } from '#server/files/run-worker.ts'
import { pdf } from '#tests/support/files/sample-files.ts'

/** Limits of address space in KB: from too little for any start to enough for every file. */
const ROOMS = [700, 800, 900, 1000, 1050, 1100, 1150, 1200, 1250, 1300, 1400, 1600].map((mb) => mb * 1000)
/** Exit codes of file-worker.mjs that report a fault of the file. */
const BLAMES = new Set([3, 4, 5, 6, 7, 8])
const files: Record<'jpg' | 'png' | 'pdf', Buffer> = {
  jpg: Buffer.alloc(0),
  png: Buffer.alloc(0),
  pdf: pdf(),
}

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grey = { width: 5000, height: 4000, channels: 3, background: '#998877' } as const
  files.jpg = await sharp({ create: { ...grey, noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
  files.png = await sharp({ create: grey }).png().toBuffer()
})

function runIn(kilobytes: number, job: keyof typeof files): number | null {
  const program = join(projectRoot(), 'server/files/file-worker.mjs')
  const line = `ulimit -v ${kilobytes}; exec "$0" --max-old-space-size=256 "${program}" ${job}`
  return spawnSync('sh', ['-c', line, process.execPath], {
    env: {},
    input: files[job],
    stdio: ['pipe', 'ignore', 'ignore'],
  }).status
}

describe.skipIf(process.platform !== 'linux')('too little memory', () => {
  test.each(['jpg', 'png', 'pdf'] as const)(
    'never reports a good %s as damaged',
    { timeout: 240_000 },
    (job) => {
      const ends = ROOMS.map((room) => runIn(room, job))
      expect(ends.filter((end) => end !== null && BLAMES.has(end))).toEqual([])
      // At least one limit must be too low, or the test proves nothing.
      expect(ends.some((end) => end !== 0)).toBe(true)
    },
  )
})

test('accepts the same files with enough memory', { timeout: 120_000 }, async () => {
  for (const job of ['jpg', 'png', 'pdf'] as const) {
    expect((await runFileWorker(job, files[job])).is).toBe('done')
  }
})

test('reports truncated files as damaged', { timeout: 120_000 }, async () => {
  for (const job of ['jpg', 'png', 'pdf'] as const) {
    const half = files[job].subarray(0, Math.floor(files[job].length / 2))
    expect((await runFileWorker(job, half)).is).toBe('broken')
  }
})
