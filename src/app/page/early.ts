import { headFacts, startAhead } from '#core/store/head-start.ts'
import { readLastStart } from '#core/store/last-start.ts'

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
export const isTold: Promise<boolean> = headFacts().then(
  (facts) => facts !== null && pageRead().then(() => tell(facts)),
  // The first picture comes without them.
  () => false,
)

/** This file runs as soon as it is here (scripts/vite/early-at-once.ts), which may be before the page is. */
function pageRead(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.onreadystatechange = resolve
    else resolve(null)
  })
}

/** The page's own splash says whose portal it is and what they were paid last, masked, until the first picture. */
function tell([name = '', ...pay]: readonly string[]): boolean {
  const splash = document.querySelector<HTMLElement>('#splash')
  if (!splash || pay.length === 0) return false
  const told = document.createElement('div')
  told.className = 'splash-told'
  told.append(line(name), ...[...pay, MASK].map(line))
  splash.append(told)
  splash.dataset.told = ''
  return true
}

/** As Inicio draws an amount that nobody has asked for. */
const MASK = '$••••••'

function line(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text })
}

/** Of the build that wrote them alone: another one has other files. */
export const BUILD = import.meta.url

function filesOfLastStart(): readonly string[] {
  const last = readLastStart()
  return last?.build === import.meta.url ? last.files : []
}
