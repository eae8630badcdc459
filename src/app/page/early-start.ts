import { lastPicture, startHeadStart, takeHeadPerson } from '#core/store/head-start.ts'
import { readLastStart } from '#core/store/last-start.ts'

/**
 * Headings and links of a screen with their positions. The next start shows this picture before the app's
 * code is loaded. A tap on a link opens it.
 */
export interface LastPicture {
  /** Build, screen, window size and colours that the picture fits. */
  place: string
  ground: PicturePart
}

export interface PicturePart {
  tag: 'a' | 'span'
  css: string
  textContent?: string
  href?: string
  parts: readonly PicturePart[]
}

/**
 * Runs in a small file before the other scripts of the page. Starts fetching at once all files that the last
 * start of this screen needed, instead of one after the other.
 */
const links = new DocumentFragment()
for (const file of filesOfLastStart()) {
  const link = document.createElement('link')
  if (file.endsWith('.js')) link.rel = 'modulepreload'
  else Object.assign(link, { rel: 'preload', as: 'style' })
  link.crossOrigin = ''
  link.href = file
  links.append(link)
}
document.head.append(links)

/** Hint that decides the first render. Read early, because opening the store takes 100 ms on a slow phone. */
export const deviceHint = startHeadStart()

export const isPictureDrawn: Promise<boolean> = lastPicture()
  .then((picture) => picture !== null && waitForParsedPage().then(() => drawPicture(picture as LastPicture)))
  // The picture is unreadable or cannot be drawn: the start continues without it.
  .catch(() => false)

/** Waits until the page is parsed: this file may run earlier (scripts/vite/async-early-script.ts). */
function waitForParsedPage(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.onreadystatechange = resolve
    else resolve(null)
  })
}

/** True after another tab announced a session change, or after a switch of windows: another person may be looking. */
let isOutdated = false

// The session code handles these events once it is loaded (tab-session.ts), which may take minutes.
new BroadcastChannel('turno.session').onmessage = document.onvisibilitychange = () => {
  isOutdated = true
  void takeHeadPerson()
  document.querySelector('#splash > span')?.remove()
}

function drawPicture({ place, ground }: LastPicture): boolean {
  const splash = document.querySelector('#splash')
  if (isOutdated || place !== placeOfPicture() || !splash) return false
  splash.append(createPart(ground))
  return true
}

export function placeOfPicture(): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return `${BUILD} ${location.hash} ${innerWidth} ${innerHeight} ${isDark}`
}

function createPart({ tag, css, parts, ...others }: PicturePart): Element {
  const part = Object.assign(document.createElement(tag), others)
  part.style.cssText = css
  part.append(...parts.map(createPart))
  return part
}

export const BUILD = import.meta.url

function filesOfLastStart(): readonly string[] {
  const last = readLastStart()
  return last?.build === import.meta.url ? last.files : []
}
