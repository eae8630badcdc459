import { createHash } from 'node:crypto'
import { transportTexts as texts } from '../texts.ts'
import { translateText } from './translate-response.ts'
import { LIVE_PATH } from './health.ts'
import { apiHeaders } from './security-headers.ts'

const AGAIN_S = 2

const STYLE =
  'body{max-width:24rem;margin:20vh auto 0;padding:0 24px;font:1.25rem/1.5 system-ui,sans-serif;color:#1a2430;background:#f6f1e6}'

const PAGE = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>Turno</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Turno</h1>
<p role="status">${texts.startingPage}</p>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/**
 * Responds while the database is being opened or migrated: the process is alive but not ready. A browser gets
 * a page that reloads automatically. API clients get JSON.
 */
export function startingAnswer({ url, method, headers }: Request): Response {
  if (new URL(url).pathname === LIVE_PATH) return Response.json({ status: 'OK' }, { headers: apiHeaders })
  const wait = { ...apiHeaders, 'retry-after': String(AGAIN_S) }
  const isPage = method === 'GET' && (headers.get('accept') ?? '').includes('text/html')
  if (!isPage)
    return Response.json(
      { status: 'ERROR', message: translateText(headers.get('accept-language'), texts.starting) },
      { status: 503, headers: wait },
    )
  const policy = `${apiHeaders['content-security-policy']}; style-src 'sha256-${styleHash}'`
  return new Response(PAGE, {
    status: 503,
    headers: { ...wait, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
