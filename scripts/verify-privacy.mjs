import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// Checks an exported record of ARCO requests (docs/privacy.md). Imports no file of the portal, so that an
// outsider needs only this one:
//   node verify-privacy.mjs FILE [HASH …]

const FORMAT = 'turno-derechos-1'

/** SHA-256 of the canonical JSON: keys in order, no blanks. */
function hashOf(content) {
  return createHash('sha256')
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest('hex')
}

/** Removes the blanks between the values of a JSON text. */
function withoutBlanks(text) {
  return text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|\s+/g, '$1')
}

/**
 * @param text content of the file
 * @param hashes hashes that the record must contain, for example from a printed answer
 * @returns number of entries, number of those without detail, and the last hash
 * @throws Error that names the first wrong entry or a missing hash, or says that the file is no such record
 */
export function verifyChain(text, hashes = []) {
  const content = JSON.parse(text)
  const { formato, entradas } = content
  if (formato !== FORMAT || !Array.isArray(entradas))
    throw new Error('El archivo no es un registro de solicitudes de privacidad.')
  // JSON.parse keeps the last of two equal keys, but a reader may see the first.
  if (JSON.stringify(content) !== withoutBlanks(text))
    throw new Error('El archivo repite un dato o lo guardó otro programa. Descárgalo otra vez.')
  let previous = ''
  let erased = 0
  for (const [at, { huella, detalle, ...entry }] of entradas.entries()) {
    const refuse = (why) => {
      throw new Error(`Entrada ${at + 1}: ${why}`)
    }
    if (entry.numero !== at + 1) refuse('falta una entrada.')
    if (entry.anterior !== previous) refuse('no sigue a la anterior.')
    if (hashOf(entry) !== huella) refuse('alguien la cambió.')
    if (detalle === null) erased += 1
    else if (hashOf(detalle) !== entry.contenido) refuse('alguien cambió su detalle.')
    previous = huella
  }
  const missing = hashes.find((hash) => !entradas.some(({ huella }) => huella === hash))
  if (missing !== undefined) throw new Error(`El registro no tiene la huella ${missing}.`)
  return { entries: entradas.length, erased, last: previous }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const [file, ...hashes] = process.argv.slice(2)
    if (file === undefined) throw new Error('Uso: node verify-privacy.mjs ARCHIVO [HUELLA …]')
    const { entries, erased, last } = verifyChain(readFileSync(file, 'utf8'), hashes)
    process.stdout.write(`Nada cambió: ${entries} entradas, ${erased} sin detalle. Última huella: ${last}\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
