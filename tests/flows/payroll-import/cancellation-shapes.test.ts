import { describe, expect, test } from 'vitest'
import { isCancellation, readCancellation } from '#domain/cfdi/cancellation.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'

/**
 * The SAT's answer to a cancellation, in the shapes that stamping companies (PACs) return. The comment above a shape
 * names its public sample, if there is one; docs/samples.md has its address. Folios and companies are invented.
 */

const issuerRfc = 'MTT940318Q71'
const uuid = 'DB9B841E-0B3B-4D7B-AD3D-4D37337C2E4E'
const other = '0B1C9D54-7A41-4E0C-9C7D-0A2B8F6E1D33'
const sat = 'xmlns="http://cancelacfd.sat.gob.mx"'
const head = `Fecha="2026-11-20T10:00:00.1234567" RfcEmisor="${issuerRfc}"`
const folio = (of = uuid, state = '201') => `<UUID>${of}</UUID><EstatusUUID>${state}</EstatusUUID>`
/** Invented seal. It begins with P, as an XML document in base64 does. */
const signature =
  '<Signature Id="SelloSAT" xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/>' +
  '<SignatureValue>PKVNyhglMLsdbRMs3tYjey7ZHj9yH8sZcRdElNZJPJ1cNGC+MSAeaf7aoO7ouZl/XHwpmf2v5ZMlPNZUr0361w==</SignatureValue></Signature>'
const plain = `<Acuse ${head}><Folios>${folio()}</Folios>${signature}</Acuse>`
const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const soap = (inside: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inside}</s:Body></s:Envelope>`

const result = `<CancelaCFDResponse ${sat}><CancelaCFDResult ${head}><Folios>${folio()}</Folios>${signature}</CancelaCFDResult></CancelaCFDResponse>`

const read = (document: string | Uint8Array) => {
  const root = readXml(Buffer.from(document))
  return isCancellation(root) ? readCancellation(root) : 'no cancellation'
}
const taken = { notice: { issuerRfc, uuids: [uuid] }, faults: [], doubts: [] }
const doubtOf = (place: string, state: string) => ({ place, code: 'notCancelled', values: [state] })

const shapes: Record<string, string | Uint8Array> = {
  // lunasoft/sw-sdk-php and python-satcfdi, test_pac_swsapien: the root has no namespace.
  'only its folios in the SAT’s namespace': `<?xml version="1.0" encoding="utf-8"?><Acuse xmlns:xsd="http://www.w3.org/2001/XMLSchema" ${head}><Folios xmlns="http://cancelacfd.sat.gob.mx">${folio()}</Folios>${signature}</Acuse>`,
  // Timbox, cancelar_cfdi_seguro: the acknowledgement alone.
  'no namespace at all': plain,
  // No sample: the namespace of the SAT's web service, on a result that was saved without its envelope.
  'the SAT’s namespace on the root': `<Acuse ${sat} ${head}><Folios>${folio()}</Folios></Acuse>`,
  // jiagbrody/laravel-factura-mx and python-satcfdi, test_pac_finkok: the SAT's web service.
  'the answer of the SAT’s web service': soap(result),
  // mahomedalid/conector_formasdigitales, cancela.php: prefixes as the Java stack writes them.
  prefixes: `<ns2:CancelaCFDResponse xmlns:ns2="http://cancelacfd.sat.gob.mx"><ns2:CancelaCFDResult ${head}><ns2:Folios><ns2:UUID>${uuid}</ns2:UUID><ns2:EstatusUUID>201</ns2:EstatusUUID></ns2:Folios></ns2:CancelaCFDResult></ns2:CancelaCFDResponse>`,
  // Tralix, manual of XSA.
  'the result alone': `<CancelaCFDResult ${head}><Folios>${folio()}</Folios>${signature}</CancelaCFDResult>`,
  // Timbox, cancelar_cfdi_seguro: XML inside a text.
  'the acknowledgement as a text': soap(
    `<r><folios_cancelacion>${escaped('<f><uuid>x</uuid><codigo>201</codigo></f>')}</folios_cancelacion><acuse_cancelacion>${escaped(plain)}</acuse_cancelacion></r>`,
  ),
  // python-satcfdi, test_pac_finkok, get_receipt: the answer of the web service in a CDATA section.
  'the acknowledgement as a CDATA section': soap(
    `<r><uuid>${uuid}</uuid><receipt><![CDATA[${soap(result)}]]></receipt><taxpayer_id>${issuerRfc}</taxpayer_id></r>`,
  ),
  'a declared encoding inside a CDATA section': soap(
    `<r><acuse><![CDATA[<?xml version="1.0" encoding="utf-16"?>${plain}]]></acuse></r>`,
  ),
  // MarthaRiveraV/timbradoDoc (PADE), acuseCancelacion: xmlBase64.
  'the acknowledgement in base64': soap(
    `<r><xmlBase64>${Buffer.from(`\ufeff${plain}`).toString('base64')}</xmlBase64></r>`,
  ),
  // python-satcfdi, test_pac_finkok, cancel_signature: prefixes, and the answer of the web service as a text.
  'an answer within an answer': soap(
    `<x:result xmlns:x="urn:x"><x:Folios><x:Folio><x:UUID>${uuid}</x:UUID><x:EstatusUUID>201</x:EstatusUUID><x:EstatusCancelacion>Petición recibida</x:EstatusCancelacion></x:Folio></x:Folios><x:Acuse>${escaped(soap(result))}</x:Acuse></x:result>`,
  ),
  // phpcfdi/finkok: the company is an element, the folio is one level deeper, the acknowledgement is a sibling.
  'the company as an element': soap(
    `<cancelResult><Folios><Folio>${folio()}<EstatusCancelacion>Cancelado sin aceptación</EstatusCancelacion></Folio></Folios><Acuse>${escaped(plain)}</Acuse><RfcEmisor>${issuerRfc}</RfcEmisor></cancelResult>`,
  ),
  // estratos/finkok-bundle, CancellationReceiptHydrator: state and date of the request beside the folios.
  'a state of the whole request': soap(
    `<cancelResult><Folios><Folio>${folio()}<EstatusCancelacion>Cancelado</EstatusCancelacion></Folio></Folios><Acuse>${escaped(plain)}</Acuse><Fecha>2026-11-20T10:00:00</Fecha><RfcEmisor>${issuerRfc}</RfcEmisor><CodEstatus>Solicitud recibida</CodEstatus></cancelResult>`,
  ),
  // A Protheus extension for Mexico: a root of its own around the folios and the answer of the web service.
  'the root of an ERP program': `<clsCancela><CodEstatus>0</CodEstatus><Folios><Folio>${folio()}</Folio></Folios><Acuse>${result}</Acuse></clsCancela>`,
  // Answers of test services: the folio of the receipt that replaces the cancelled one.
  'a replacing folio': `<Acuse ${sat} ${head}><Folios>${folio()}<Motivo>01</Motivo><FolioSustitucion>${other}</FolioSustitucion></Folios></Acuse>`,
  'attributes in place of elements': `<Acuse ${head}><Folios UUID="${uuid.toLowerCase()}" EstatusUUID="202"/></Acuse>`,
  'words after its state': `<Acuse ${head}><Folios>${folio(uuid, '201 - UUID cancelado')}</Folios></Acuse>`,
  'other markup as a text': soap(
    `<html>&lt;br&gt;Aviso &lt;b</html><pdf>${Buffer.from('<no es un XML, sino un texto').toString('base64')}</pdf>${plain}`,
  ),
  'the acknowledgement in an attribute': `<resultado acuse="${escaped(plain).replaceAll('"', '&quot;')}"/>`,
  'an accent in Windows-1252': Buffer.from(
    `<?xml version="1.0" encoding="windows-1252"?><Acuse ${head}><Folios>${folio()}<EstatusCancelacion>Petición recibida</EstatusCancelacion></Folios></Acuse>`,
    'latin1',
  ),
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
    expect(read(`<Acuse ${head}>${folios}</Acuse>`)).toEqual({ ...taken, doubts: [doubtOf(other, '205')] })
  })

  // phpcfdi/finkok, cancel-cancelsignature-response-2-items: a word instead of a numeric state.
  test('is read with a folio that cannot be cancelled', () => {
    const folios = `<Folio>${folio()}</Folio><Folio>${folio(other, 'no_cancelable')}<EstatusCancelacion/></Folio>`
    const answer = `<r><Folios>${folios}</Folios><RfcEmisor>${issuerRfc}</RfcEmisor></r>`
    expect(read(answer)).toEqual({ ...taken, doubts: [doubtOf(other, 'no_cancelable')] })
  })

  // python-satcfdi, test_pac_swsapien: a receiver's answer, whose root names no issuer.
  test('is not confused with the answer of a receiver', () => {
    const receiver = `<AcuseAceptacionRechazo RfcReceptor="XYZ010101AB1" CodEstatus="1000"><Folios Respuesta="Aceptacion" ${sat}>${folio(uuid, '1001')}</Folios></AcuseAceptacionRechazo>`
    expect(read(receiver)).toMatchObject({ notice: null, faults: [{ place: 'Acuse@RfcEmisor' }] })
  })

  // lunasoft/sw-sdk-php: withholdings have states of their own (1201, 1202) and are never payroll.
  test('of a withholding cancels nothing', () => {
    const folios = `<Folios>${folio(uuid, '1202')}<Motivo>02</Motivo></Folios>`
    expect(read(`<Acuse ${head}>${folios}</Acuse>`)).toEqual({
      notice: { issuerRfc, uuids: [] },
      faults: [],
      doubts: [doubtOf(uuid, '1202')],
    })
  })

  test('names once each folio that stays valid, unless another part of the answer cancels it', () => {
    const states = ['203', '205 - UUID no existe', '211', 'S']
    const folios = states.map((state, at) => folio(other.replace(/3$/, String(at)), state)).join('')
    const answer = `<r>${folio(uuid, 'En proceso')}<Acuse ${head}><Folios>${folios}${folio()}</Folios><Folios>${folios}</Folios></Acuse></r>`
    expect(read(answer)).toEqual({
      ...taken,
      doubts: states.map((state, at) => doubtOf(other.replace(/3$/, String(at)), state)),
    })
  })

  test('without a company, or with two, cancels nothing and reports a fault', () => {
    expect(read(`<Acuse><Folios>${folio()}</Folios></Acuse>`)).toEqual({
      notice: null,
      faults: [{ place: 'Acuse@RfcEmisor', code: 'missingAttribute', values: [] }],
      doubts: [],
    })
    const two = soap(`${plain}<Acuse RfcEmisor="XYZ010101AB1"><Folios>${folio(other)}</Folios></Acuse>`)
    expect(read(two)).toEqual({
      notice: null,
      faults: [{ place: 'Acuse@RfcEmisor', code: 'tooMany', values: ['2'] }],
      doubts: [],
    })
  })

  // Answers of the SAT's status service, which name no folio; one service saves them as an acknowledgement.
  test('is not confused with the status of a receipt', () => {
    const status =
      '<Estado>Cancelado</Estado><EstatusCancelacion>Cancelado sin aceptación</EstatusCancelacion>'
    expect(read(`<Acuse>${status}</Acuse>`)).toEqual({
      notice: null,
      faults: [{ place: 'Folios', code: 'missing', values: [] }],
      doubts: [],
    })
    const answer = soap(`<ConsultaResponse><ConsultaResult>${status}</ConsultaResult></ConsultaResponse>`)
    expect(read(answer)).toBe('no cancellation')
  })

  test('is not confused with a request for a cancellation', () => {
    const request = `<Cancelacion ${sat} ${head}><Folios><Folio UUID="${uuid}" Motivo="02"/></Folios></Cancelacion>`
    expect(read(request)).toBe('no cancellation')
    expect(readReceipt(readXml(Buffer.from(request))).faults).toMatchObject([{ code: 'notCfdi' }])
  })
})
