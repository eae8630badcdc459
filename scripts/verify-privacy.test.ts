import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { verifyChain } from './verify-privacy.mjs'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function chain(texts: readonly (string | null)[]) {
  let previous = ''
  const entradas = texts.map((texto, at) => {
    const numero = at + 1
    const contenido = sha256(`{"sal":"00","texto":"${texto ?? 'erased'}"}`)
    // Canonical JSON, written by hand to check the script's.
    const entry = `{"anterior":"${previous}","contenido":"${contenido}","folio":${numero},"hecho":"pedida","momento":"2026-11-13T18:00:00.000Z","numero":${numero}}`
    previous = sha256(entry)
    const detalle = texto === null ? null : { texto, sal: '00' }
    return { ...(JSON.parse(entry) as { numero: number }), huella: previous, detalle }
  })
  return { formato: 'turno-derechos-1', entradas }
}

const good = chain(['Quiero mis datos.', null, 'Corrijan mi domicilio.'])
const last = good.entradas[2]?.huella ?? ''
const checked = (change: (file: typeof good) => void) => {
  const file = structuredClone(good)
  change(file)
  return () => verifyChain(JSON.stringify(file))
}

test('accepts a whole record, with keys in any order and an erased request', () => {
  expect(verifyChain(JSON.stringify(good, null, 2), [last])).toEqual({ entries: 3, erased: 1, last })
  expect(verifyChain('{"entradas":[],"formato":"turno-derechos-1"}')).toMatchObject({ entries: 0 })
})

test('names the entry that somebody changed, removed or moved', () => {
  expect(checked(({ entradas: [one] }) => Object.assign(one?.detalle ?? {}, { texto: 'Otro' }))).toThrow(
    'Entrada 1: alguien cambió su detalle.',
  )
  expect(checked(({ entradas }) => Object.assign(entradas[1] ?? {}, { momento: '2026' }))).toThrow(
    'Entrada 2: alguien la cambió.',
  )
  expect(checked(({ entradas }) => Object.assign(entradas[1] ?? {}, { nota: 'x' }))).toThrow('Entrada 2')
  expect(checked(({ entradas }) => entradas.splice(1, 1))).toThrow('Entrada 2: falta una entrada.')
  expect(checked(({ entradas }) => entradas.reverse())).toThrow('Entrada 1')
  const forged = chain(['Otro texto.']).entradas
  expect(checked(({ entradas }) => entradas.splice(0, 1, ...forged))).toThrow(
    'Entrada 2: no sigue a la anterior.',
  )
})

test('detects a missing end by the hash of a printed answer', () => {
  const short = { ...good, entradas: good.entradas.slice(0, 2) }
  expect(verifyChain(JSON.stringify(short)).entries).toBe(2)
  expect(() => verifyChain(JSON.stringify(short), [last])).toThrow(`El registro no tiene la huella ${last}.`)
})

test('refuses another file', () => {
  expect(() => verifyChain('{"formato":"otro"}')).toThrow('no es un registro')
  expect(() => verifyChain('no json')).toThrow()
})

test('runs alone from a terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-verify-'))
  try {
    const file = join(folder, 'registro.json')
    const script = fileURLToPath(new URL('verify-privacy.mjs', import.meta.url))
    writeFileSync(file, JSON.stringify(good))
    expect(execFileSync(process.execPath, [script, file], { encoding: 'utf8' })).toContain('3 entradas')
    writeFileSync(file, JSON.stringify(good).replace('Corrijan', 'Corran'))
    const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, 'Entrada 3: alguien cambió su detalle.\n'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
