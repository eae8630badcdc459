import type { Between } from './device.ts'

const PAGE = '<!doctype html><title>Wi-Fi</title><form>Acepta las condiciones</form>'
const html = { 'content-type': 'text/html', date: 'Thu, 01 Jan 1970 00:00:10 GMT' }

export const strangePages: Readonly<Record<string, () => Response>> = {
  'HTML 200': () => new Response(PAGE, { status: 200, headers: html }),
  'HTML 403': () => new Response(PAGE, { status: 403, headers: html }),
  'HTML 404': () => new Response(PAGE, { status: 404, headers: html }),
  'an empty 200': () => new Response('', { status: 200, headers: html }),
}

export function captive(page: () => Response): Between {
  return async () => page()
}
