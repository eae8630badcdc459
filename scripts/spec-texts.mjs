import { readdirSync, readFileSync } from 'node:fs'
import { isMain, root } from './terminal.mjs'

/**
 * Checks that each text of tests/spec-texts.json is a string literal in the sources, byte for byte.
 * @returns `{ code, output }`
 */
export function checkSpecTexts() {
  const capabilities = JSON.parse(readFileSync(`${root}tests/spec-texts.json`, 'utf8'))
  const literals = new Set(['src', 'sw', 'server'].flatMap(sourcesIn).flatMap(literalsIn))
  const missing = []
  let count = 0
  for (const [capability, texts] of Object.entries(capabilities)) {
    for (const [id, text] of Object.entries(texts)) {
      count += 1
      if (!literals.has(text)) missing.push(`${capability} ${id}: '${text}' is in no source file.`)
    }
  }
  return { code: missing.length === 0 ? 0 : 1, output: missing.join('\n') || `${count} texts found.` }
}

function sourcesIn(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'))
}

function literalsIn(source) {
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map((match) =>
    match[2].replaceAll(/\\(['"`\\])/g, '$1'),
  )
}

if (isMain(import.meta.url)) {
  const { code, output } = checkSpecTexts()
  process.stdout.write(`${output}\n`)
  process.exitCode = code
}
