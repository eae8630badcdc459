import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EnvironmentError } from '#server/environment.ts'
import { makeCertificate } from '#tests/support/files/certificate-maker.ts'
import { readSatCertificates, satSetName } from './sat-certificates.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-certificates-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string): string {
  const path = join(folder, 'sat.pem')
  writeFileSync(path, content)
  return path
}

test('reads every certificate of the file and ignores the text around them', () => {
  const { certificate } = makeCertificate({ number: '00001000000500000002', rfc: 'SAT970701NN3' })
  const pem = certificate.toString()
  const found = readSatCertificates(fileOf(`AC5 del SAT\n${pem}\r\nPAC\n${pem}`))
  expect(found.map(({ serialNumber }) => serialNumber)).toEqual(Array(2).fill(certificate.serialNumber))
  expect(readSatCertificates(null)).toEqual([])
})

test.each([
  ['no certificate', 'nada'],
  ['a damaged certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
])('refuses a file with %s, and names the setting', (_, content) => {
  const path = fileOf(content)
  expect(() => readSatCertificates(path)).toThrow(EnvironmentError)
  expect(() => readSatCertificates(path)).toThrow('SAT_CERTIFICATES')
})

test('refuses a file that is missing', () => {
  expect(() => readSatCertificates(join(folder, 'missing.pem'))).toThrow(EnvironmentError)
})

test('gives a set of certificates the same name in any order', () => {
  const [one, other] = ['00001000000500000002', '00001000000500000003'].map(
    (number) => makeCertificate({ number, rfc: 'SAT970701NN3' }).certificate,
  )
  if (!one || !other) throw new Error('no certificates')
  expect(satSetName([])).toBe('')
  expect(satSetName([one, other])).toBe(satSetName([other, one, other]))
  expect(satSetName([one])).not.toBe(satSetName([one, other]))
})
