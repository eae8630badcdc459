const ONE_CONNECTION = 'PGlite has one connection, so no request waits for a lock there'
const NOT_LINUX = 'this machine has no Linux'

/**
 * Skips that the tests may contain, by file and call. tests/census.test.ts refuses every other skip. In `npm
 * run test:whole`, a skipped test without a matching title counts as not passed (ledger.mjs).
 */
export const allowedSkips = [
  {
    file: 'tests/browsers/story.ts',
    call: 'test.skip(!program, NO_FIREFOX)',
    // No `title`: the whole run is incomplete without Firefox and WebKit.
  },
  { file: 'tests/browsers/story.ts', call: 'test.skip(!programs, NO_WEBKIT)' },
  {
    file: 'tests/capability.test.ts',
    call: 'test.runIf(isWhole)',
    // No `title`: the whole run runs this test.
  },
  {
    file: 'tests/deploy.whole.test.ts',
    call: 'test.skipIf(analyze === null)',
    title: /^SKIPPED: systemd-analyze/,
    reason: 'no systemd-analyze on this machine',
  },
  {
    file: 'tests/deploy.whole.test.ts',
    call: 'test.skipIf(shellcheck === null)',
    title: /SKIPPED: shellcheck/,
    reason: 'no shellcheck on this machine',
  },
  {
    file: 'tests/deploy.whole.test.ts',
    call: 'test.skipIf(yamllint === null)',
    title: /SKIPPED: yamllint/,
    reason: 'no yamllint on this machine',
  },
  {
    file: 'tests/deploy.whole.test.ts',
    call: 'test.skipIf(composer === null)',
    title: /SKIPPED: docker-compose/,
    reason: 'no docker-compose on this machine',
  },
  {
    file: 'tests/flows/candidates/candidates-raced.whole.test.ts',
    call: "test.runIf(database === 'postgres')",
    title: /^on pglite > /,
    reason: ONE_CONNECTION,
  },
  {
    file: 'tests/flows/data-import/data-folder.whole.test.ts',
    call: 'test.runIf(isUnix)',
    title: /^keeps the data folder private/,
    reason: 'Windows has no permissions of this kind',
  },
  {
    file: 'tests/flows/device/full-disk.whole.test.ts',
    call: 'test.skipIf(!mayMount)',
    title: /^the embedded database ends with a message on a full disk/,
    reason: 'this account may not mount a disk in a user namespace of its own',
  },
  {
    file: 'tests/flows/documents/document-memory.whole.test.ts',
    call: 'test.runIf(isLinux)',
    title: /keeps memory flat/,
    reason: NOT_LINUX,
  },
  {
    file: 'tests/flows/documents/file-shortage.whole.test.ts',
    call: "describe.skipIf(process.platform !== 'linux')",
    title: /^too little memory > /,
    reason: NOT_LINUX,
  },
  {
    file: 'tests/flows/evaluations/evaluations-at-once.whole.test.ts',
    call: "test.runIf(database === 'postgres')",
    title: /^on pglite > /,
    reason: ONE_CONNECTION,
  },
  {
    file: 'tests/flows/upkeep/disk-floor.whole.test.ts',
    call: 'describe.skipIf(small === null)',
    title: /^SKIPPED: this account may mount no small disk/,
    reason: 'this account may mount no small disk',
  },
  {
    file: 'tests/flows/wire/behind-proxy.whole.test.ts',
    call: 'describe.skipIf(!isHere)',
    title: /^(nginx|caddy) > SKIPPED: /,
    reason: 'this proxy is not on this machine',
  },
  {
    file: 'tests/flows/wire/behind-proxy.whole.test.ts',
    call: 'test.skipIf(!isHere)',
    title: /^(nginx|caddy) > SKIPPED: /,
    reason: 'this proxy is not on this machine',
  },
]

/** Returns the reason for which the whole run may skip this test, or null. @returns {string | null} */
export function reasonOf(file, title) {
  return allowedSkips.find((each) => each.file === file && each.title?.test(title))?.reason ?? null
}
