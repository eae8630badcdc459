import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCancellation, readCancellation } from '#domain/cfdi/cancellation.ts'
import { faultWords } from '#domain/cfdi/fault-words.es.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { reasonSentence } from '#domain/cfdi/reason-sentence.ts'
import type { CfdiFault, PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { verificationAddress } from '#domain/cfdi/verification-address.ts'
import { addDays } from '#domain/time/dates.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { writeCancellation, writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import {
  accentedPayee as payee,
  inventOnce,
  inventReceipt,
  inventStamp,
  withTotals,
} from '#tests/support/files/payroll-receipts.ts'

const week = { payee, endDate: '2026-11-15', days: 7, periodicity: '02' }

const read = (xml: string) => readReceipt(readXml(Buffer.from(xml)))
const told = ({ place, code, values }: CfdiFault) => `${place}: ${reasonSentence(faultWords, code, values)}`
const faultsOf = (xml: string) => read(xml).faults.map(told)
function changed(from: string | RegExp, to: string, receipt = inventReceipt(week)): string {
  const xml = writeCfdi(receipt)
  const other = xml.replace(from, to)
  expect(other).not.toBe(xml)
  return other
}

// Words without white space, because leading, trailing and repeated blanks are not part of a value.
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  // oxlint-disable-next-line no-control-regex
  .map((text) => text.replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff\s]+/g, ''))
  .filter((text) => text.length > 0 && text.length <= 15)
const centavos = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9_000_000_000 }))
const code = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((n) => String(n).padStart(3, '0'))
const date = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2022-01-01', days))
const amountLine = fc.record({ satType: code(1, 107), key: word, concept: word, amount: centavos })
const perception = fc.record({
  satType: fc.oneof(code(1, 6), code(19, 39), code(44, 55)),
  key: word,
  concept: word,
  taxed: centavos,
  exempt: centavos,
  overtime: fc.array(
    fc.record({
      days: fc.nat(7),
      kind: fc.constantFrom('01', '02', '03'),
      hours: fc.nat(60),
      paid: centavos,
    }),
    { maxLength: 2 },
  ),
})

const balance = fc.record({
  amount: centavos,
  year: fc.integer({ min: 2020, max: 2030 }),
  remaining: centavos,
})

const receipts: fc.Arbitrary<PayrollReceipt> = fc
  .record({
    seed: fc.nat(),
    kind: fc.constantFrom('ordinary' as const, 'extraordinary' as const),
    startDate: date,
    span: fc.nat(400),
    paidDate: date,
    daysPaid: fc.nat(400_000).map((thousandths) => (thousandths / 1000).toFixed(thousandths % 4)),
    baseSalary: fc.option(centavos),
    integratedSalary: fc.option(centavos),
    perceptions: fc.array(perception, { maxLength: 8 }),
    deductions: fc.array(amountLine, { maxLength: 8 }),
    otherPayments: fc.array(
      fc
        .record({ line: amountLine, subsidyCaused: fc.option(centavos), balance: fc.option(balance) })
        .map(({ line, subsidyCaused, balance: left }) => ({
          ...line,
          satType: '002',
          ...(subsidyCaused !== null && { subsidyCaused }),
          ...(left && { balance: left }),
        })),
      { maxLength: 3 },
    ),
    incapacities: fc.array(
      fc.record({ days: fc.nat(90), kind: fc.constantFrom('01', '04'), amount: fc.option(centavos) }),
      { maxLength: 2 },
    ),
    replaces: fc.uniqueArray(
      fc.uuid().map((uuid) => uuid.toUpperCase()),
      { maxLength: 2 },
    ),
    name: word,
    hireDate: fc.option(date),
    department: fc.option(word),
    employerRegistration: fc.option(word),
    nss: fc.option(fc.integer({ min: 0, max: 99_999_999_999 }).map((n) => String(n).padStart(11, '0'))),
  })
  .map(({ seed, span, name, hireDate, department, employerRegistration, nss, ...rest }) => {
    const base = inventReceipt({ ...week, variant: String(seed) })
    return withTotals({
      ...base,
      ...rest,
      stamp: inventStamp(String(seed), rest.startDate),
      endDate: addDays(rest.startDate, span),
      issuer: { ...base.issuer, employerRegistration },
      worker: { ...base.worker, name, hireDate, department, nss },
    })
  })
  .filter(({ totals }) => totals.total >= 0)

describe('a receipt', () => {
  test('is the same after writing and reading, whatever its content', { tags: ['whole'] }, () => {
    fc.assert(
      fc.property(receipts, (receipt) => {
        const { receipt: found, faults } = read(writeCfdi(receipt))
        expect(faults).toEqual([])
        expect(found).toEqual(receipt)
      }),
      { numRuns: 300 },
    )
  })

  test('is refused with any amount changed by a centavo, naming the totals', () => {
    const xml = writeCfdi(inventOnce({ ...week, variant: 'totals' }, ['002', '022', '039']))
    const places = [...xml.matchAll(/ (\w*(?:Importe|Total|SubTotal|Descuento)\w*)="(\d+)\.(\d\d)"/g)].filter(
      // The single concept line only repeats the sums and is not read.
      ({ index }) => !xml.slice(0, index).endsWith('ValorUnitario') && !isInConcept(xml, index),
    )
    expect(places.length).toBeGreaterThan(15)
    for (const { index, 0: whole, 2: pesos = '', 3: cents = '' } of places) {
      const other = `${pesos}.${String((Number(cents) + 1) % 100).padStart(2, '0')}`
      const bad =
        xml.slice(0, index) + whole.replace(`${pesos}.${cents}`, other) + xml.slice(index + whole.length)
      const faults = faultsOf(bad)
      expect(faults.length, whole).toBeGreaterThan(0)
      expect(faults.join('\n')).toMatch(/Dice \$[\d,.]+ y sus partes suman \$[\d,.]+\./)
    }
  })

  test('reports every fault at once, each with its element and attribute', () => {
    const xml = changed(/ FechaPago="[^"]*"/, ' FechaPago="2026-02-30"')
      .replace(/ Curp="[^"]*"/, ' Curp="NADA"')
      .replace(/ Clave="001"/, '')
      .replace(/ ImporteGravado="/, ' ImporteGravado="-')
      .replace(/ NumDiasPagados="[^"]*"/, ' NumDiasPagados="7.1234"')
    expect(faultsOf(xml).sort()).toEqual([
      'Nomina@FechaPago: No es una fecha AAAA-MM-DD que exista.',
      'Nomina@NumDiasPagados: No es un número de días con tres decimales como máximo.',
      'Percepcion@Clave: Falta el atributo.',
      'Percepcion@ImporteGravado: No es un importe en pesos con dos decimales.',
      'Receptor@Curp: No tiene el formato de una CURP.',
    ])
  })

  const broken: Record<string, [from: string | RegExp, to: string, fault: RegExp]> = {
    'of version 3.3': [/cfd\/4"/g, 'cfd/3"', /versión anterior/],
    'of version 4.1': [' Version="4.0"', ' Version="4.1"', /Comprobante@Version: La versión es 4\.1/],
    'of payroll 1.1': [' Version="1.2"', ' Version="1.1"', /Nomina@Version/],
    'that is an invoice': ['TipoDeComprobante="N"', 'TipoDeComprobante="I"', /No es un recibo de nómina/],
    'in dollars': ['Moneda="MXN"', 'Moneda="USD"', /Comprobante@Moneda/],
    'without its stamp': [/<tfd:.*?\/>/, '', /TimbreFiscalDigital: No está timbrado/],
    'without its complement': [/<nomina12:Nomina .*<\/nomina12:Nomina>/, '', /Nomina: Falta el elemento/],
    'with one complement twice': [
      /(<nomina12:Nomina .*<\/nomina12:Nomina>)/,
      '$1$1',
      /SubTotal: Dice .* suman/,
    ],
    'with two receivers': [
      /(<cfdi:Receptor [^>]*\/>)/,
      '$1$1',
      /Receptor: Debe venir una sola vez y viene 2/,
    ],
    'with an empty perception': [
      '<nomina12:Percepcion ',
      '<nomina12:Percepcion/><nomina12:Percepcion ',
      /Percepcion@TipoPercepcion: Falta/,
    ],
    'whose stamp belongs to another document': [
      /SelloCFD="[^"]{8}/,
      'SelloCFD="AAAAAAAA',
      /TimbreFiscalDigital@SelloCFD: El sello/,
    ],
    'whose folio is no UUID': [/UUID="[^"]{8}/, 'UUID="nada', /TimbreFiscalDigital@UUID/],
    'whose period ends before it begins': [
      /FechaFinalPago="[^"]*"/,
      'FechaFinalPago="2020-01-01"',
      /Nomina@FechaFinalPago: El periodo/,
    ],
    'of an unknown kind': ['TipoNomina="O"', 'TipoNomina="X"', /O \(ordinaria\) o E/],
    'with an amount above the database’s range': [
      / SubTotal="[^"]*"/,
      ' SubTotal="99999999999999.00"',
      /Comprobante@SubTotal: El importe es demasiado/,
    ],
    'with a third decimal': [
      / SubTotal="([^"]*)"/,
      ' SubTotal="$11"',
      /Comprobante@SubTotal: No es un importe/,
    ],
    'stamped at hour 25': [/FechaTimbrado="[^"]*"/, 'FechaTimbrado="2026-11-15T25:00:00"', /FechaTimbrado/],
    'without the total of its deductions': [
      / TotalDeducciones="[^"]*"/,
      '',
      /Nomina@TotalDeducciones: Falta el total/,
    ],
  }
  test.each(Object.entries(broken))('%s is refused', (_, [from, to, fault]) => {
    const found = read(changed(from, to))
    expect(found.receipt).toBeNull()
    expect(found.faults.map(told).join('\n')).toMatch(fault)
  })

  test('with a newer, unknown code is accepted with a doubt', () => {
    const { receipt, doubts } = read(changed('TipoPercepcion="001"', 'TipoPercepcion="058"'))
    expect(receipt?.perceptions[0]?.satType).toBe('058')
    expect(doubts).toEqual([
      {
        place: 'Percepcion@TipoPercepcion',
        code: 'unknownCode',
        values: ['058'],
      },
    ])
    expect(read(changed('TipoPercepcion="001"', 'TipoPercepcion="1"')).receipt).toBeNull()
  })

  test('with a code that was not in force on its payday is accepted with a doubt', () => {
    const early = inventReceipt({ ...week, endDate: '2025-12-14' })
    const { receipt, doubts } = read(changed('TipoPercepcion="001"', 'TipoPercepcion="054"', early))
    expect(receipt?.perceptions[0]?.satType).toBe('054')
    expect(doubts.map(told)).toEqual([
      'Percepcion@TipoPercepcion: La clave 054 no estaba vigente el 19/12/2025 en el catálogo del SAT.',
    ])
    expect(read(changed('TipoPercepcion="001"', 'TipoPercepcion="054"')).doubts).toEqual([])
  })

  test('that replaces itself is refused', () => {
    const receipt = inventReceipt(week)
    expect(faultsOf(writeCfdi({ ...receipt, replaces: [receipt.stamp.uuid] }))).toEqual([
      'CfdiRelacionado@UUID: El recibo se sustituye a sí mismo.',
    ])
  })

  test('that replaces more than 50 receipts is refused', () => {
    const replaces = Array.from({ length: 51 }, (_, place) => inventStamp(String(place), '2026-11-01').uuid)
    expect(faultsOf(writeCfdi({ ...inventReceipt(week), replaces }))).toEqual([
      'CfdiRelacionado: Sustituye a más de 50 recibos.',
    ])
    expect(faultsOf(writeCfdi({ ...inventReceipt(week), replaces: replaces.slice(1) }))).toEqual([])
  })

  test('is read with any prefixes and with additions of the issuer', () => {
    const receipt = inventReceipt(week)
    const xml = writeCfdi(receipt)
      .replaceAll('nomina12:', 'n:')
      .replace('xmlns:n=', 'xmlns:n=')
      .replace('xmlns:nomina12', 'xmlns:n')
      .replace('</cfdi:Comprobante>', '<cfdi:Addenda><x y="1">hola<z/></x></cfdi:Addenda></cfdi:Comprobante>')
    expect(read(xml).receipt).toEqual(receipt)
    expect(read(`\ufeff${writeCfdi(receipt)}`).receipt).toEqual(receipt)
  })
})

describe('a cancellation', () => {
  const [first, second] = [inventStamp('a', '2026-11-01').uuid, inventStamp('b', '2026-11-01').uuid]
  const rootOf = (xml: string) => readXml(Buffer.from(xml))

  test('names the cancelled folios, but none that was refused', () => {
    const root = rootOf(
      writeCancellation(payee.issuerRfc, [
        { uuid: first.toLowerCase(), status: '201' },
        { uuid: second, status: '205' },
      ]),
    )
    expect(isCancellation(root)).toBe(true)
    expect(readCancellation(root)).toEqual({
      notice: { issuerRfc: payee.issuerRfc, uuids: [first] },
      doubts: [expect.objectContaining({ values: expect.arrayContaining(['205']) as string[] })],
      faults: [],
    })
    expect(isCancellation(rootOf(writeCfdi(inventReceipt(week))))).toBe(false)
  })

  test('with an invalid folio is refused', () => {
    const { notice, faults } = readCancellation(
      rootOf(writeCancellation('X', [{ uuid: 'nada', status: '201' }])),
    )
    expect(notice).toBeNull()
    expect(faults).toEqual([{ place: 'UUID', code: 'badShape', values: ['uuid'] }])
  })
})

test('builds the SAT’s verification address from folio, RFCs, trimmed total and end of the seal', () => {
  const parts = {
    uuid: 'A-1',
    issuerRfc: 'M&T940318Q77',
    receiverRfc: 'ÑAGJ850210AB1',
    issuerSeal: 'xx12345+/==',
  }
  const address = new URL(verificationAddress({ ...parts, total: 123_450 }))
  expect(address.origin + address.pathname).toBe(
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx',
  )
  expect([...address.searchParams]).toEqual([
    ['id', 'A-1'],
    ['re', 'M&T940318Q77'],
    ['rr', 'ÑAGJ850210AB1'],
    ['tt', '1234.5'],
    ['fe', '2345+/=='],
  ])
  expect(new URL(verificationAddress({ ...parts, total: 100_000 })).searchParams.get('tt')).toBe('1000')
  expect(new URL(verificationAddress({ ...parts, total: 0 })).searchParams.get('tt')).toBe('0')
})

function isInConcept(xml: string, index: number): boolean {
  return xml.lastIndexOf('<', index) === xml.indexOf('<cfdi:Concepto ')
}
