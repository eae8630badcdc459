import { lastPicture, startAhead, takeHeadPerson } from '#core/store/head-start.ts'
import { readLastStart } from '#core/store/last-start.ts'
import type { LastPicture, PicturePart } from './last-picture.ts'

/**
 * Runs while the page's other scripts are still on their way: a small file of its own, which comes first. What the last
 * start of this screen fetched is fetched at once, instead of file after file as each names the next.
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

/** What decides the first picture. Opening the store costs a slow phone a tenth of a second. */
export const deviceHint = startAhead()

/** Nothing is drawn where the first picture is there already. */
export const isTold: Promise<boolean> = lastPicture()
  .then((picture) => picture !== null && pageRead().then(() => tell(picture as LastPicture)))
  // Not to be read, or not to be drawn: the first picture comes without it.
  .catch(() => false)

/** This file runs as soon as it is here (scripts/vite/early-at-once.ts), which may be before the page is. */
function pageRead(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.onreadystatechange = resolve
    else resolve(null)
  })
}

/** Somebody has left or come, or the page has been out of sight: whoever looks now may be another person. */
let isOver = false

// The session's own code, which may be on its way for minutes, hears of it from then on (session-here.ts).
new BroadcastChannel('turno.session').onmessage = document.onvisibilitychange = () => {
  isOver = true
  void takeHeadPerson()
  document.querySelector('#splash > span')?.remove()
}

/** In the page's own splash, until the first picture: what the last one of this screen said, in this window. */
function tell({ place, ground }: LastPicture): boolean {
  const splash = document.querySelector('#splash')
  if (isOver || place !== placeOfPicture() || !splash) return false
  splash.append(drawn(ground))
  return true
}

export function placeOfPicture(): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return `${BUILD} ${location.hash} ${innerWidth} ${innerHeight} ${isDark}`
}

function drawn({ tag, css, parts, ...others }: PicturePart): Element {
  const part = Object.assign(document.createElement(tag), others)
  part.style.cssText = css
  part.append(...parts.map(drawn))
  return part
}

/** Of the build that wrote them alone: another one has other files. */
export const BUILD = import.meta.url

function filesOfLastStart(): readonly string[] {
  const last = readLastStart()
  return last?.build === import.meta.url ? last.files : []
}
