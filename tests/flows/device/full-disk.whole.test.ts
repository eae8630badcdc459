import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { startTexts as texts } from '#server/texts.ts'

/** Embedded database on a disk that is really full; needs Linux user namespaces. */

const OWN_DISK = ['-rm', 'sh', '-c']
const mayMount =
  spawnSync('unshare', [...OWN_DISK, 'mount -t tmpfs -o size=1m tmpfs "$0"', tmpdir()]).status === 0

test.skipIf(!mayMount)(
  'the embedded database ends with a message on a full disk, and continues once there is room',
  { timeout: 300_000 },
  () => {
    const place = mkdtempSync(join(tmpdir(), 'turno-full-'))
    const program = `"${process.execPath}" --import tsx "${join(projectRoot(), 'tests/support/server/databases/write-ahead.mjs')}" "$0"`
    const script = [
      'mount -t tmpfs -o size=140m tmpfs "$0"',
      `timeout -s KILL 100 ${program}`,
      'echo "ended $?"',
      `${program} read`,
      'rm "$0/others"',
      `${program} read`,
    ].join('\n')
    try {
      const { stdout, stderr } = spawnSync('unshare', [...OWN_DISK, script, place], {
        cwd: projectRoot(),
        encoding: 'utf8',
      })
      expect(stdout).toContain('ended 1\n')
      // The text appears twice: when the program stops, and when it cannot start again.
      expect(stderr.split(texts.diskFull)).toHaveLength(3)
      const written = Number(/written (\d+)\nended/.exec(stdout)?.[1])
      expect(written).toBeGreaterThan(0)
      expect([written, written + 1]).toContain(Number(/read (\d+)/.exec(stdout)?.[1]))
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
)
