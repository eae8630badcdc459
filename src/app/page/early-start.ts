import { lastPicture, startHeadStart, takeHeadPerson } from '#core/store/head-start.ts'
import { readLastStart } from '#core/store/last-start.ts'

/**
 * Headings and links of a screen with their positions. The next start draws them before the app's code loads.
 * The drawn links work.
 */
export interface LastPicture {
  /** Build, screen, window size and colours for which the picture is valid. */
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
 * Links that preload the files of this screen's last start. This small file runs before the other scripts.
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

/** Device hint for the first render. Read early, because opening the store takes 100 ms on a slow phone. */
export const deviceHint = startHeadStart()

export const isPictureDrawn: Promise<boolean> = lastPicture()
  .then((picture) => picture !== null && waitForParsedPage().then(() => drawPicture(picture as LastPicture)))
  // If the picture is unreadable or cannot be drawn, the start continues without a picture.
  .catch(() => false)

/** Waits until the page is parsed, because this file may run earlier (scripts/vite/first-scripts.ts). */
function waitForParsedPage(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.onreadystatechange = resolve
    else resolve(null)
  })
}

/**
 * True after another tab announced a session change or after the page was hidden. Another person may now be
 * looking.
 */
let isOutdated = false

// The session code (tab-session.ts) also handles these events, but may load minutes later.
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
