/** Modifiers of Vitest and Playwright that skip a test, keep other tests from running, or expect a failure. */
const MODIFIERS = '(?:skip|skipIf|runIf|todo|only|fixme|fails?)'
const SKIPS = [
  // Matches without a call, too, because a skipping function may be assigned to another name.
  new RegExp(String.raw`\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.${MODIFIERS}\b`, 'g'),
  /\b\w+\.(?:skip|fixme)(?=\()|(?<![.\w])skip(?=\()/g,
  /\b(?:skip|fails|fixme)\b(?=\s*:\s*(?!string|number|boolean)\S)|\b(?:only|todo)(?=\s*:\s*true\b)/g,
]

/** Returns every expression of a test file that may skip a test, with its arguments or its value. */
export function skipsIn(source: string): string[] {
  const text = source.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')
  const found = new Map<number, string>()
  for (const pattern of SKIPS) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const isInside = [...found].some(([at, one]) => at < match.index && match.index < at + one.length)
      if (!found.has(match.index) && !isInside) found.set(match.index, match[0] + argumentsAt(text, end))
    }
  }
  return [...found].sort(([one], [other]) => one - other).map(([, one]) => one)
}

function argumentsAt(text: string, at: number): string {
  const value = /^\s*:\s*[^\s,}]+/.exec(text.slice(at))
  if (value) return value[0]
  if (text[at] !== '(' || /^\(\s*['"`]/.test(text.slice(at))) return ''
  let depth = 0
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth === 0) return text.slice(at, end + 1).replaceAll(/\s+/g, ' ')
  }
  return ''
}
