/**
 * The oldest browsers that the portal runs in. Chrome 109 and Firefox 115 are the last ones of Windows 7 and 8.1, which
 * old kiosks have; Safari 16.4 is the first one of iPhones with push. The build makes code for them, and
 * tests/browser-floor.whole.test.ts reads what was built.
 */
const FLOOR = { chrome: '109', safari: '16.4', firefox: '115' }

/** As the compiler names them. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([browser, version]) => browser + version)

/** As the tables of what browsers can do name them. */
export const BROWSERS = [
  ...Object.entries(FLOOR).map(([browser, version]) => `${browser} ${version}`),
  `ios_saf ${FLOOR.safari}`,
]
