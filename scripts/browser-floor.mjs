/**
 * Oldest supported browsers. Chrome 109 and Firefox 115 are the last versions for Windows 7 and 8.1. Safari
 * 16.4 is the first version with push on iPhones. tests/browser-floor.whole.test.ts checks the built files.
 */
const FLOOR = { chrome: '109', safari: '16.4', firefox: '115' }

export const BUILD_TARGET = Object.entries(FLOOR).map(([browser, version]) => browser + version)

export const BROWSERS = [
  ...Object.entries(FLOOR).map(([browser, version]) => `${browser} ${version}`),
  `ios_saf ${FLOOR.safari}`,
]
