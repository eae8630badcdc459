import { existsSync } from 'node:fs'
import { findStarting, installWithApt, isExecutable, starts } from './programs.mjs'
import { Plain, runTool, say } from './terminal.mjs'

const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/**
 * Debian's Chromium without its start script. The script /usr/bin/chromium turns on emulation of a graphics
 * card.
 */
const DEBIAN = '/usr/lib/chromium/chromium'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/**
 * Finds an installed Chromium: CHROMIUM_PATH, Playwright's own, or the system's.
 * @returns {Promise<string | null>} path of the executable
 * @throws Plain when CHROMIUM_PATH names no program
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (isExecutable(wanted)) return wanted
    throw new Plain(`CHROMIUM_PATH is ${wanted}, and no program is there.`)
  }
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return findStarting([...(isComplete(own) ? [own] : []), DEBIAN, ...NAMES, ...WELL_KNOWN])
}

/**
 * Returns whether Playwright finished the installation. At the end it writes INSTALLATION_COMPLETE into the
 * browser's folder.
 */
function isComplete(path) {
  const [, folder] = /^(.*[\\/]chromium-\d+)[\\/]/.exec(path) ?? []
  return folder === undefined || existsSync(`${folder}/INSTALLATION_COMPLETE`)
}

/**
 * Finds a Chromium. Installs one when there is none.
 * @throws Plain when the installation fails, or when CHROMIUM_PATH names no program that starts
 */
export async function findOrInstallBrowser() {
  const found = await findBrowser()
  if (found && process.env.CHROMIUM_PATH && !(await starts(found)))
    throw new Plain(`CHROMIUM_PATH is ${found}, and that program does not start.`)
  if (found) return found
  say('No hay navegador para las pruebas; instalando Chromium con Playwright…')
  await runTool('playwright/cli.js', ['install', '--force', 'chromium'], { timeout: 300_000 })
  const fromPlaywright = await findBrowser()
  if (fromPlaywright) return fromPlaywright
  say('No se pudo; probando con apt-get…')
  await installWithApt('chromium')
  const fromSystem = await findBrowser()
  if (fromSystem) return fromSystem
  throw new Plain(
    'No hay navegador para las pruebas y no se pudo instalar: instala Chromium o Chrome, o di dónde está con CHROMIUM_PATH.\n' +
      '  No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  )
}

export async function lookForBrowser() {
  try {
    return { program: await findOrInstallBrowser() }
  } catch (error) {
    if (error instanceof Plain) return { program: null, reason: error.message }
    throw error
  }
}
