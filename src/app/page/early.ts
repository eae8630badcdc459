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

/** Decides the first render. Read early, because opening the store takes a slow phone 100 ms. */
export const deviceHint = startAhead()

/** Resolves to true when the picture of the last start was drawn. */
export const isTold: Promise<boolean> = lastPicture()
  .then((picture) => picture !== null && pageRead().then(() => tell(picture as LastPicture)))
  // Not to be read, or not to be drawn: the first picture comes without it.
  .catch(() => false)

/** Waits for the parsed page: this file may run before it (scripts/vite/early-at-once.ts). */
function pageRead(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.onreadystatechange = resolve
    else resolve(null)
  })
}

/** True after a sign-in, a sign-out or a hidden page: the viewer may be another person. */
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

/** Identifies the build; file lists of another build are ignored. */
export const BUILD = import.meta.url

function filesOfLastStart(): readonly string[] {
  const last = readLastStart()
  return last?.build === import.meta.url ? last.files : []
}
