import type { es, sectionNames } from './own-notice.es.ts'

interface Block {
  kind: 'heading' | 'paragraph' | 'list'
  lines: string[]
}

/** A line that begins with "# " is a heading, with "- " a point of a list, any other a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim()
    if (words === '') continue
    const last = blocks.at(-1)
    if (words.startsWith('# ')) blocks.push({ kind: 'heading', lines: [words.slice(2).trim()] })
    else if (!words.startsWith('- ')) blocks.push({ kind: 'paragraph', lines: [words] })
    else if (last?.kind === 'list') last.lines.push(words.slice(2).trim())
    else blocks.push({ kind: 'list', lines: [words.slice(2).trim()] })
  }
  return blocks
}

/** The portal's own notice as such a text, to begin with. */
export function textOfOwn(words: typeof es, names: typeof sectionNames): string {
  return names
    .map((name) => {
      const { title, paragraphs, items, after } = words.sections[name]
      const lines = [`# ${title}`, ...paragraphs, ...items.map((item) => `- ${item}`), after]
      return lines.filter((line) => line !== '').join('\n')
    })
    .join('\n\n')
}
