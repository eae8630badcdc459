import { readTexts } from './push.ts'

/** Policy that forbids scripts and requests: the page needs none. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1.5rem}' +
  'h1{font-size:1.5rem;line-height:1.25}' +
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:.75rem;background:#0b5cad;color:#fff;font-weight:600}'

/**
 * Returns a page for the case that the browser has deleted the app's files and there is no network. Otherwise
 * the browser shows its own error page (offline.md, "Service worker").
 */
export async function lostPage(): Promise<Response> {
  const { language, title, body, again } = (await readTexts()).lost
  const page =
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Turno</title><style>${STYLE}</style>` +
    `<main><h1>${title}</h1><p>${body}</p><a href="">${again}</a></main></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  }
  return new Response(page, { status: 503, headers })
}
