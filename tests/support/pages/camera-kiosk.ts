import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startBrowser } from '../browser/browser-process.ts'
import { openKiosk, signInAtKiosk } from './kiosk.ts'

export async function atCameraKiosk(
  url: string,
  who: string,
  story: (page: Page) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'turno-kiosk-'))
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const kiosk = await startBrowser(profile, [...camera, '--window-size=1280,900'])
  try {
    await openKiosk(kiosk.page, url)
    await signInAtKiosk(kiosk.page, who)
    await story(kiosk.page)
  } finally {
    await kiosk.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
