import { sign } from 'node:crypto'
import type { Holder } from './certificate-maker.ts'

const ATTRIBUTE = / ([^\s="<>]+)="([^"]*)"/g
const STAMP = /<tfd:TimbreFiscalDigital [^>]*\/>/
const UNSIGNED = /^(?:xmlns|xsi:|Sello$|Certificado$)/

/**
 * Signs a document of writeCfdi as its issuer, and its stamp as the SAT. Shares no code with the portal: the writer's
 * attributes are already in the order of the original string.
 */
export function signCfdi(xml: string, issuer: Holder, authority: Holder | null = null): string {
  const certificate = issuer.certificate.raw.toString('base64')
  const named = xml
    .replace(/ NoCertificado="[^"]*"/, ` NoCertificado="${issuer.number}"`)
    .replace(/ Certificado="[^"]*"/, ` Certificado="${certificate}"`)
  const seal = sealOf(textOf(named.replace(STAMP, '')), issuer)
  const signed = named
    .replace(/ Sello="[^"]*"/, ` Sello="${seal}"`)
    .replace(/ SelloCFD="[^"]*"/, ` SelloCFD="${seal}"`)
  if (authority === null) return signed
  const numbered = signed.replace(/ NoCertificadoSAT="[^"]*"/, ` NoCertificadoSAT="${authority.number}"`)
  const stamp = (STAMP.exec(numbered)?.[0] ?? '').replace(/ SelloSAT="[^"]*"/, '')
  return numbered.replace(/ SelloSAT="[^"]*"/, ` SelloSAT="${sealOf(textOf(stamp), authority)}"`)
}

function sealOf(text: string, { key }: Holder): string {
  return sign('sha256', Buffer.from(text, 'utf8'), key).toString('base64')
}

function textOf(xml: string): string {
  const values = [...xml.replace(/<\?xml [^>]*>/, '').matchAll(ATTRIBUTE)].flatMap(
    ([, name = '', value = '']) => (UNSIGNED.test(name) ? [] : [plainOf(value)]),
  )
  return `||${values.join('|')}||`
}

function plainOf(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .split(/[\t\n\r ]+/)
    .filter(Boolean)
    .join(' ')
}
