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
