import { startAhead } from '#core/store/head-start.ts'
import { readLastStart } from '#core/store/last-start.ts'

/**
 * Runs while the page's other scripts are still on their way: a small file of its own, which comes first. What the last
 * start of this screen fetched is fetched at once, instead of file after file as each names the next.
 */
for (const file of filesOfLastStart()) {
  const link = document.createElement('link')
  if (file.endsWith('.js')) link.rel = 'modulepreload'
  else Object.assign(link, { rel: 'preload', as: 'style' })
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

/** What decides the first picture. Opening the store costs a slow phone a tenth of a second. */
export const deviceHint = startAhead()

/** Of the build that wrote them alone: another one has other files. */
export const BUILD = import.meta.url

function filesOfLastStart(): readonly string[] {
  const last = readLastStart()
  return last?.build === import.meta.url ? last.files : []
}
