import type { Plugin } from 'vite'

const EARLY = /<script type="module"(?=[^>]* src="\/assets\/early-)/

/**
 * Makes `early` run as soon as it is loaded, while the browser still parses the page
 * (docs/decisions/device.md). Changes the script tags that Vite has written.
 */
export function asyncEarlyScript(): Plugin {
  return {
    name: 'turno:async-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!EARLY.test(html)) throw new Error('index.html has no script "/assets/early-…"')
        return html.replace(EARLY, '$& async')
      },
    },
  }
}
