import { findProgram, installWithApt } from '../programs.mjs'
import { run, say } from '../terminal.mjs'

const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const DRIVER = ['WebKitWebDriver', '/usr/bin/WebKitWebDriver']
/** The system's Python is first, because other installations cannot import the system's packages. */
const PYTHON = ['/usr/bin/python3', 'python3']
const KNOWS_WEBKIT = `import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1'); from gi.repository import Gtk, WebKit2`

/** Returns FIREFOX_PATH or the system's Firefox. @returns {string | null} path of the executable */
export function findFirefox() {
  return findProgram(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : FIREFOX)
}

/**
 * Finds the programs that control WebKit. @returns {Promise<import('./other-browsers.d.mts').WebkitPrograms |
 * null>}
 */
export async function findWebkit() {
  const [driver, display, python] = [DRIVER, ['Xvfb'], PYTHON].map(findProgram)
  if (!driver || !display || !python) return null
  const { code } = await run(python, ['-c', KNOWS_WEBKIT], { quiet: true, timeout: 60_000 })
  return code === 0 ? { driver, display, python } : null
}

export async function installOtherBrowsers() {
  if (!findFirefox()) {
    say('No hay Firefox; instalándolo con apt-get…')
    await installWithApt('firefox-esr')
  }
  if (!findFirefox()) say(`Sin Firefox: se omiten sus pruebas. / ${NO_FIREFOX}`)
  if (!(await findWebkit())) {
    say('No hay WebKit; instalándolo con apt-get…')
    await installWithApt('webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb')
  }
  if (!(await findWebkit())) say(`Sin WebKit: se omiten sus pruebas. / ${NO_WEBKIT}`)
}

export const NO_FIREFOX =
  'No Firefox here, and apt-get could not install one: install it, or name one in FIREFOX_PATH.'
export const NO_WEBKIT =
  'No WebKitGTK here, and apt-get could not install Debian’s webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi and xvfb.'
