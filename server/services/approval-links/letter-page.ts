export interface Block {
  title: string
  lines: readonly string[]
  link: { text: string; address: string }
}

interface Content {
  lead: readonly string[]
  blocks: readonly Block[]
  end: readonly string[]
}

export function letterOf(content: Content): { text: string; html: string } {
  return { text: plainOf(content), html: pageOf(content) }
}

function plainOf({ lead, blocks, end }: Content): string {
  const parts = blocks.map(({ title, lines, link }) => [title, ...lines, link.address].join('\n'))
  return `${[lead.join('\n'), ...parts, end.join('\n')].join('\n\n')}\n`
}

/**
 * Repeats colours of src/ui/theme/tokens.css, because email programs know no CSS variables. Emails contain no
 * images, because loading an image reveals that the email was opened.
 */
const INK = 'color:#1A2430;font:16px/1.5 Roboto,Arial,sans-serif'
const QUIET = 'color:#4A5868;font:16px/1.5 Roboto,Arial,sans-serif'
const CARD = 'background:#FFFFFF;border:1px solid #E3DACA;border-radius:12px;padding:16px;margin:0 0 16px'
const BUTTON =
  'display:block;background:#0B5CAD;color:#FFFFFF;font:600 17px/1.2 Roboto,Arial,sans-serif;text-align:center;' +
  'text-decoration:none;border-radius:12px;padding:16px'

function pageOf({ lead, blocks, end }: Content): string {
  const cards = blocks.map(
    ({ title, lines, link }) =>
      `<div style="${CARD}"><p style="margin:0 0 8px;${INK};font-weight:800">${safe(title)}</p>` +
      `${lines.map((line) => `<p style="margin:0 0 16px;${QUIET}">${safe(line)}</p>`).join('')}` +
      `<a href="${safe(link.address)}" style="${BUTTON}">${safe(link.text)}</a></div>`,
  )
  const paragraphs = (texts: readonly string[], style: string) =>
    texts.map((text) => `<p style="margin:0 0 8px;${style}">${safe(text)}</p>`).join('')
  return (
    '<!doctype html><html lang="es"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer"></head>' +
    '<body style="margin:0;background:#F6F1E7"><div style="max-width:480px;margin:0 auto;padding:24px 16px">' +
    `<div style="margin:0 0 16px">${paragraphs(lead, INK)}</div>${cards.join('')}${paragraphs(end, QUIET)}</div></body></html>`
  )
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
}
