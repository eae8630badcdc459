import type { es, sectionNames } from './own-notice.es.ts'

interface Block {
  kind: 'heading' | 'paragraph' | 'list'
  lines: string[]
}

/** Splits a text into blocks. "# " begins a heading, "- " a list item; any other line is a paragraph. */
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

/** Returns the built-in privacy notice in the format of blocksOf, as the first draft in the editor. */
export function textOfBuiltInNotice(words: typeof es, names: typeof sectionNames): string {
  return names
    .map((name) => {
      const { title, paragraphs, items, after } = words.sections[name]
      const lines = [`# ${title}`, ...paragraphs, ...items.map((item) => `- ${item}`), after]
      return lines.filter((line) => line !== '').join('\n')
    })
    .join('\n\n')
}
