import { describe, expect, test } from 'vitest'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { makeCertificate } from '#tests/support/files/certificate-maker.ts'
import { signCfdi } from '#tests/support/files/cfdi-signer.ts'
import { writeCfdi, writeTogether } from '#tests/support/files/cfdi-writer.ts'
import { accentedPayee as payee, inventReceipt, inventStamp } from '#tests/support/files/payroll-receipts.ts'
import { verifySeal } from './verify-seal.ts'

const weekly = (days = 7) => inventReceipt({ payee, endDate: '2026-11-15', days, periodicity: '02' })
const whole = writeCfdi(weekly())

const authority = makeCertificate({ number: '00001000000500000001', rfc: 'SAT970701NN3', isAuthority: true })
const company = { number: '00001000000500000002', rfc: 'M&T940318Q77 / ÑAGJ850210AB1', issuer: authority }
const issuer = makeCertificate(company)
const stamper = makeCertificate({ number: '00001000000500000003', rfc: 'SAT970701NN3', issuer: authority })

const check = (xml: string, ...trusted: { certificate: typeof issuer.certificate }[]) =>
  verifySeal(
    readXml(Buffer.from(xml)),
    trusted.map(({ certificate }) => certificate),
  )
const changed = (xml: string, from: string | RegExp, to: string) => {
  const other = xml.replace(from, to)
  expect(other).not.toBe(xml)
  return other
}
const valid = { state: 'valid', basis: 'own', doubts: [] }
const validBySat = { ...valid, basis: 'sat' }
const unknown = { state: 'unproven', basis: null, doubts: [] }
const wrong = (place: string, code: string) => ({ ...unknown, doubts: [{ place, code, values: [] }] })

describe('a signed receipt', () => {
  test('is valid by the certificate in its XML', () => {
    expect(check(signCfdi(whole, issuer))).toEqual(valid)
  })

  test.each([
    [
      'the receipts that it replaces',
      writeCfdi({ ...weekly(), replaces: [inventStamp('a', '2026-11-08').uuid] }),
    ],
    ['several payroll complements', writeTogether(weekly(), weekly(3))],
    ['entities and characters by number', changed(whole, 'Pago de nómina', '&#225;&amp;&quot;&lt;&#10;ñ')],
    ['tabs, line breaks and blanks', changed(whole, 'Pago de nómina', ' \tPago\r\n  de\n\tnómina ')],
    ['an empty optional attribute', changed(whole, ' Serie="NOM"', ' Serie=""')],
  ])('is valid with %s', (_, xml) => {
    expect(check(signCfdi(xml, issuer))).toEqual(valid)
  })

  test('is valid with attributes in another order, and with an Addenda, which is not signed', () => {
    const signed = signCfdi(whole, issuer)
    const turned = changed(signed, ' Serie="NOM" Folio="1"', ' Folio="1" Serie="NOM"')
    const added = changed(
      turned,
      '</cfdi:Comprobante>',
      '<cfdi:Addenda><a b="c"/></cfdi:Addenda></cfdi:Comprobante>',
    )
    expect(check(added)).toEqual(valid)
  })

  test.each([
    ['an amount', / Total="\d+/, ' Total="9'],
    ['a name', 'JUAN', 'JOSE'],
    ['a payroll line', 'Concepto="Sueldo"', 'Concepto="Bono"'],
    ['an optional attribute, removed', ' MetodoPago="PUE"', ''],
    ['an invisible character', 'JUAN', 'JUAN\u00a0'],
  ])('is unproven with a doubt after a change of %s', (_, from, to) => {
    expect(check(changed(signCfdi(whole, issuer), from, to))).toEqual(wrong('Comprobante@Sello', 'sealWrong'))
  })

  test('is unproven with a doubt when another key signed it', () => {
    const xml = signCfdi(whole, { ...issuer, key: authority.key })
    expect(check(xml)).toEqual(wrong('Comprobante@Sello', 'sealWrong'))
  })
})

describe('a seal that the portal cannot check', () => {
  test.each([
    ['an unreadable certificate', whole],
    ['no certificate', changed(whole, / Certificado="[^"]*"/, '')],
    [
      'an unknown element',
      signCfdi(changed(whole, '<cfdi:Complemento>', '<cfdi:Complemento><x:x xmlns:x="urn:x"/>'), issuer),
    ],
    ['a weak key', signCfdi(whole, makeCertificate({ ...company, bits: 1024 }))],
    ['a separator in a value', signCfdi(changed(whole, 'Pago de nómina', 'Pago|nómina'), issuer)],
    [
      'an unknown element in a known one',
      signCfdi(changed(whole, /(<nomina12:Nomina [^>]*>)/, '$1<nomina12:Nuevo/>'), issuer),
    ],
  ])('is unproven without a doubt: %s', (_, xml) => {
    expect(check(xml)).toEqual(unknown)
  })
})

describe('the certificate', () => {
  test('must have the number in the receipt', () => {
    const xml = signCfdi(whole, { ...issuer, number: stamper.number })
    expect(check(xml)).toEqual(wrong('Comprobante@NoCertificado', 'otherCertificate'))
  })

  test.each(['OTR940318Q77', 'M&T940318Q7', 'OTR940318Q77 / M&T940318Q77'])(
    'must be of the issuer, not of %s',
    (rfc) => {
      expect(check(signCfdi(whole, makeCertificate({ ...company, rfc })))).toEqual(
        wrong('Emisor@Rfc', 'otherHolder'),
      )
    },
  )

  test('must name its holder', () => {
    const nameless = makeCertificate({ ...company, rfc: null })
    expect(check(signCfdi(whole, nameless))).toEqual(wrong('Emisor@Rfc', 'otherHolder'))
  })

  test('may be of a person, and then has only one RFC', () => {
    expect(check(signCfdi(whole, makeCertificate({ ...company, rfc: 'M&T940318Q77' })))).toEqual(valid)
  })

  test.each([
    ['2026-11-21', '2030-01-01'],
    ['2020-01-01', '2026-11-19'],
  ])('must be valid on the day of the receipt: %s to %s', (from, to) => {
    const xml = signCfdi(whole, makeCertificate({ ...company, from, to }))
    expect(check(xml)).toEqual(wrong('Comprobante@Fecha', 'certificateNotValid'))
  })
})

describe('a receipt, checked with certificates of the SAT,', () => {
  test('is valid only if one of them issued the certificate', () => {
    expect(check(signCfdi(whole, issuer), authority)).toEqual(validBySat)
    const own = makeCertificate({ ...company, issuer: null })
    expect(check(signCfdi(whole, own))).toEqual(valid)
    expect(check(signCfdi(whole, own), authority)).toEqual(unknown)
  })

  test('is not valid if a namesake of the SAT or a certificate that may not issue others issued it', () => {
    const namesake = makeCertificate({ number: authority.number, rfc: 'SAT970701NN3', isAuthority: true })
    expect(check(signCfdi(whole, makeCertificate({ ...company, issuer: namesake })), authority)).toEqual(
      unknown,
    )
    expect(check(signCfdi(whole, makeCertificate({ ...company, issuer: stamper })), stamper)).toEqual(unknown)
  })

  test('is unproven if the certificate with the stamp’s number refutes the stamp, or is missing', () => {
    const signed = signCfdi(whole, issuer, stamper)
    expect(check(signed, authority, stamper)).toEqual(validBySat)
    const stampedLater = changed(signed, / FechaTimbrado="\d{4}/, ' FechaTimbrado="2031')
    expect(check(stampedLater, authority, stamper)).toEqual(
      wrong('TimbreFiscalDigital@SelloSAT', 'sealWrong'),
    )
    expect(check(stampedLater, authority)).toEqual(validBySat)
    // The stamp's seal signs the number, so a changed number must not escape the check.
    const renumbered = changed(
      stampedLater,
      / NoCertificadoSAT="\d+"/,
      ' NoCertificadoSAT="00001000000500000099"',
    )
    expect(check(renumbered, authority, stamper)).toEqual(unknown)
  })
})
