import { describe, expect, test } from 'vitest'
import { isCancellation, readCancellation } from '#domain/cfdi/cancellation.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'

/**
 * The SAT's answer to a cancellation, in the shapes that stamping companies (PACs) return. Each shape follows a
 * public sample, named beside it; folios and companies are invented.
 */

const issuerRfc = 'MTT940318Q71'
const uuid = 'DB9B841E-0B3B-4D7B-AD3D-4D37337C2E4E'
const other = '0B1C9D54-7A41-4E0C-9C7D-0A2B8F6E1D33'
const sat = 'xmlns="http://cancelacfd.sat.gob.mx"'
const head = `Fecha="2026-11-20T10:00:00.1234567" RfcEmisor="${issuerRfc}"`
const folio = (of = uuid, state = '201') => `<UUID>${of}</UUID><EstatusUUID>${state}</EstatusUUID>`
const signature =
  '<Signature Id="SelloSAT" xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/>' +
  '<SignatureValue>PAJL76aoDidEr5atP2pm1suoz3+gBumHbH7lhzwGJuoYOaumda4ZnMQACrIFTszv1lejecsRVd5CvcIEnrorgnWg==</SignatureValue></Signature>'
const plain = `<Acuse ${head}><Folios>${folio()}</Folios>${signature}</Acuse>`
const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const soap = (inside: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inside}</s:Body></s:Envelope>`

const read = (document: string | Uint8Array) => {
  const root = readXml(Buffer.from(document))
  return isCancellation(root) ? readCancellation(root) : 'no cancellation'
}
const taken = { notice: { issuerRfc, uuids: [uuid] }, faults: [] }

const shapes: Record<string, string | Uint8Array> = {
  // SW sapien (lunasoft/sw-sdk-*), Factura.com and python-satcfdi, tests/pacs: the root has no namespace.
  'only its folios in the SAT’s namespace': `<?xml version="1.0" encoding="utf-8"?><Acuse xmlns:xsd="http://www.w3.org/2001/XMLSchema" ${head}><Folios xmlns="http://cancelacfd.sat.gob.mx">${folio()}</Folios>${signature}</Acuse>`,
  // Supplier portals that require an acuse, and the facturo-por-ti client.
  'no namespace at all': plain,
  // Schema of the SAT's web service.
  'the SAT’s namespace on the root': `<Acuse ${sat} ${head}><Folios>${folio()}</Folios></Acuse>`,
  // The SAT's web service, as its WSDL CancelaCFDService answers.
  'the answer of the SAT’s web service': soap(
    `<CancelaCFDResponse ${sat}><CancelaCFDResult ${head}><Folios>${folio()}</Folios>${signature}</CancelaCFDResult></CancelaCFDResponse>`,
  ),
  // Formas Digitales, PHP client examples: prefixes as the Java stack writes them.
  prefixes: `<ns2:CancelaCFDResponse xmlns:ns2="http://cancelacfd.sat.gob.mx"><ns2:CancelaCFDResult ${head}><ns2:Folios><ns2:UUID>${uuid}</ns2:UUID><ns2:EstatusUUID>201</ns2:EstatusUUID></ns2:Folios></ns2:CancelaCFDResult></ns2:CancelaCFDResponse>`,
  // XSA by Tralix.
  'the result alone': `<CancelaCFDResult ${head}><Folios>${folio()}</Folios>${signature}</CancelaCFDResult>`,
  // Timbox, cancelar_cfdi_response: XML inside a text.
  'the acknowledgement as a text': soap(
    `<r><folios_cancelacion>${escaped('<f><uuid>x</uuid><codigo>201</codigo></f>')}</folios_cancelacion><acuse_cancelacion>${escaped(plain)}</acuse_cancelacion></r>`,
  ),
  'the acknowledgement as a CDATA section': soap(
    `<r><acuse><![CDATA[<?xml version="1.0" encoding="utf-16"?>${plain}]]></acuse></r>`,
  ),
  // PADE, acuseCancelacion: xmlBase64.
  'the acknowledgement in base64': soap(
    `<r><xmlBase64>${Buffer.from(`\ufeff${plain}`).toString('base64')}</xmlBase64></r>`,
  ),
  // Finkok, cancelResult: the company is an element, the folio is one level deeper, the acuse is a sibling.
  'the company as an element': soap(
    `<cancelResult><Folios><Folio>${folio()}<EstatusCancelacion>Cancelado sin aceptación</EstatusCancelacion></Folio></Folios><Acuse>${escaped(plain)}</Acuse><RfcEmisor>${issuerRfc}</RfcEmisor></cancelResult>`,
  ),
  'attributes in place of elements': `<Acuse ${head}><Folios UUID="${uuid.toLowerCase()}" EstatusUUID="202"/></Acuse>`,
  'UTF-16 declared by an UTF-8 document': `<?xml version="1.0" encoding="utf-16"?>${plain}`,
  'UTF-16 with a byte order mark': Buffer.from(
    `\ufeff<?xml version="1.0" encoding="utf-16"?>${plain}`,
    'utf16le',
  ),
}

describe('an answer to a cancellation', () => {
  test.each(Object.entries(shapes))('is read with %s', (_, document) => {
    expect(read(document)).toEqual(taken)
  })

  test('is read with several folios in one element, each with its own state', () => {
    const folios = `<Folios>${folio(other, '205')}${folio()}</Folios>`
    expect(read(`<Acuse ${head}>${folios}</Acuse>`)).toEqual(taken)
  })

  test('without a company, or with two, cancels nothing and reports a fault', () => {
    expect(read(`<Acuse><Folios>${folio()}</Folios></Acuse>`)).toEqual({
      notice: null,
      faults: [{ place: 'Acuse@RfcEmisor', code: 'missingAttribute', values: [] }],
    })
    const two = soap(`${plain}<Acuse RfcEmisor="XYZ010101AB1"><Folios>${folio(other)}</Folios></Acuse>`)
    expect(read(two)).toEqual({
      notice: null,
      faults: [{ place: 'Acuse@RfcEmisor', code: 'tooMany', values: ['2'] }],
    })
  })

  test('is not confused with a request for a cancellation', () => {
    const request = `<Cancelacion ${sat} ${head}><Folios><Folio UUID="${uuid}" Motivo="02"/></Folios></Cancelacion>`
    expect(read(request)).toBe('no cancellation')
    expect(readReceipt(readXml(Buffer.from(request))).faults).toMatchObject([{ code: 'notCfdi' }])
  })
})
