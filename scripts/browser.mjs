import { existsSync } from 'node:fs'
import { findProgram, installWithApt, isExecutable } from './programs.mjs'
import { Plain, runTool, say } from './terminal.mjs'

/** Where Chrome and Edge live when they are not on the PATH. */
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/** Debian's /usr/bin/chromium is a script that asks for what a machine without a graphics card must emulate. */
const DEBIAN = '/usr/lib/chromium/chromium'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/**
 * A Chromium that is already here: CHROMIUM_PATH, Playwright's own, the system's.
 * @returns {Promise<string | null>} path of the executable
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (isExecutable(wanted)) return wanted
    throw new Plain(`CHROMIUM_PATH is ${wanted}, and no program is there.`)
  }
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  return findProgram([DEBIAN, ...NAMES, ...WELL_KNOWN])
}

/**
 * A Chromium, installed first when there is none.
 * @throws Plain when none can be had
 */
export async function findOrInstallBrowser() {
  const found = await findBrowser()
  if (found) return found
  say('No hay navegador para las pruebas; instalando Chromium con Playwright…')
  await runTool('playwright/cli.js', ['install', 'chromium'], { timeout: 300_000 })
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
