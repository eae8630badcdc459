import type { Plugin } from 'vite'

const EARLY = /<script type="module"(?=[^>]* src="\/assets\/early-)/

/**
 * `early` runs as soon as it is here, not when the page has been read to its end: what it asks for is on its way while
 * the browser still draws the splash (docs/decisions/app.md). Vite writes the page's scripts itself.
 */
export function earlyAtOnce(): Plugin {
  return {
    name: 'turno:early-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!EARLY.test(html)) throw new Error('index.html has no script early')
        return html.replace(EARLY, '$& async')
      },
    },
  }
}
