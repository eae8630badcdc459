import { describe, expect, it } from 'vitest'
import { readXml } from './xml-tree.mjs'

/** Reads a receipt that ends with `end`, one character a byte. @returns the names of its elements */
function namesIn(end: string, prefix = 'cfdi:'): string[] {
  const start = `<${prefix}Comprobante xmlns${prefix === '' ? '' : ':cfdi'}="http://www.sat.gob.mx/cfd/4"><${prefix}Emisor Nombre="Ñandú"/>`
  const bytes = [Buffer.from(start), Buffer.from(`${end}</${prefix}Comprobante>`, 'latin1')]
  return readXml(Buffer.concat(bytes)).children.map(({ name }) => name)
}

describe('readXml with an unusual Addenda', () => {
  const inside: Record<string, string> = {
    'a byte that is not UTF-8': '<a b="\xd1"/>\xe9\xff',
    'a null character': '<a>\0</a>',
    'a control character as a reference': '&#0;&#xD83D;',
    'an undeclared entity': '&nbsp;',
    'an undeclared prefix': '<x:a/>',
    'a start tag without its end': '<a><b></a>',
    'an end tag without its start': '</a>',
    'an end tag of the receipt': '</cfdi:Comprobante>',
    'another receipt': '<?xml version="1.0"?><cfdi:Comprobante><cfdi:Addenda></cfdi:Comprobante>',
    'an unclosed quote': '<a b="c></a>',
    'an unclosed comment': '<!-- a',
    'an unclosed CDATA section': '<![CDATA[ a',
    'the end of a CDATA section': ']]>',
    'an instruction': '<?xml-stylesheet href="a"?><?',
    'a document type': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///c"><!ELEMENT d (e)>]>&b;',
    'less-than signs': 'a < b << c <',
    'its own end in a comment': '<!-- </cfdi:Addenda> --><a/>',
    'its own end in a comment beside an unbalanced tag': '<b><!-- </cfdi:Addenda> -->',
    'its own end in an attribute': '<a b="</cfdi:Addenda>"/>',
    'a closed Addenda': '<cfdi:Addenda>]]></cfdi:Addenda>',
    'an Addenda without its end': '<cfdi:Addenda>',
  }
  it.each(Object.entries(inside))('reads the receipt when the Addenda contains %s', (_, content) => {
    expect(namesIn(`<cfdi:Addenda>${content}</cfdi:Addenda>`)).toEqual(['Emisor'])
    expect(namesIn(`<cfdi:Addenda a="\xe9">${content}</cfdi:Addenda\n>\n<!-- b -->`)).toEqual(['Emisor'])
  })

  it('reads the receipt when the Addenda has no end, an unclosed start tag, another prefix or no prefix', () => {
    expect(namesIn('<cfdi:Addenda><a>\xe9')).toEqual(['Emisor'])
    expect(namesIn('<cfdi:Addenda a="b><a></cfdi:Addenda>')).toEqual(['Emisor'])
    expect(namesIn('<x:Addenda><a>\xe9</x:Addenda>')).toEqual(['Emisor'])
    expect(namesIn('<Addenda><a>\xe9</Addenda>', '')).toEqual(['Emisor'])
    expect(namesIn('<cfdi:Addenda/><cfdi:Addenda><a></cfdi:Addenda>')).toEqual(['Emisor'])
  })
})

describe('readXml outside an Addenda', () => {
  it('reads every element, also after an Addenda and between two', () => {
    const between = '<cfdi:Addenda><a/></cfdi:Addenda><cfdi:Complemento/><cfdi:Addenda><a></cfdi:Addenda>'
    expect(namesIn(between)).toEqual(['Emisor', 'Complemento'])
    expect(namesIn('<!-- <cfdi:Addenda> --><cfdi:Complemento/><!-- </cfdi:Addenda> -->')).toEqual([
      'Emisor',
      'Complemento',
    ])
    expect(
      namesIn('<cfdi:Concepto a="&lt;cfdi:Addenda>"/><cfdi:Complemento b="&lt;/cfdi:Addenda>"/>'),
    ).toEqual(['Emisor', 'Concepto', 'Complemento'])
  })

  const A = '<cfdi:Addenda>'
  const Z = '</cfdi:Addenda>'
  const part = '<cfdi:Complemento a="1"/>'
  const kept: Record<string, string> = {
    'before an Addenda': `${part}${A}<a>${Z}`,
    'after an unbalanced Addenda': `${A}<a>${Z}${part}`,
    'after an Addenda with an end tag too many': `${A}</a>${Z}${part}`,
    'after an Addenda with an end tag of the receipt': `${A}</cfdi:Comprobante>${Z}${part}`,
    'between two Addendas, the first unbalanced': `${A}<a>${Z}${part}${A}${Z}`,
    'between two unbalanced Addendas': `${A}<a>${Z}${part}${A}<a>${Z}`,
    'between an empty and an unclosed Addenda': `<cfdi:Addenda/>${part}${A}<a>`,
    'after an Addenda whose end tag is also in a CDATA section': `${A}<![CDATA[${Z}]]>${Z}${part}`,
    'after an Addenda whose end tag is also in a comment': `${A}<!-- ${Z} -->${Z}${part}`,
    'after an Addenda with an unclosed comment': `${A}<!-- a${Z}${part}`,
    'after an Addenda with an unclosed CDATA section': `${A}<![CDATA[ a${Z}${part}`,
    'after an Addenda with an unclosed quote': `${A}<a b="c>${Z}${part}`,
    'before a comment with the end tag of an Addenda': `${A}${Z}${part}<!-- ${Z} -->`,
  }
  it.each(Object.entries(kept))('reads a Complemento %s', (_, end) => {
    expect(namesIn(end)).toEqual(['Emisor', 'Complemento'])
  })

  it('ignores a part of the receipt inside a balanced Addenda, a comment or a CDATA section', () => {
    expect(namesIn(`${A}${part}${Z}`)).toEqual(['Emisor'])
    expect(namesIn(`${A}<![CDATA[${Z}${part}${A}]]>${Z}`)).toEqual(['Emisor'])
    expect(namesIn(`${A}<!-- ${Z}${part}${A} -->${Z}`)).toEqual(['Emisor'])
  })

  const doubtful: Record<string, string> = {
    'in an Addenda that never ends': `${A}<a>${part}`,
    'before the end of another Addenda': `${A}${part}${A}${Z}`,
    'in an unbalanced Addenda': `${A}<a>${part}${Z}`,
    'in a comment of an unbalanced Addenda': `${A}<a><!-- ${Z}${part}${A} -->${Z}`,
    'in a CDATA section of an unbalanced Addenda': `${A}<a><![CDATA[${Z}${part}${A}]]>${Z}`,
    'after an unclosed comment and before another Addenda': `${A}<!-- a${Z}${part}${A}${Z}`,
    'in the value of an attribute': `${A}<a b="c>${Z}${part}<d e="/>${Z}`,
    'before a tag and the end tag of an Addenda': `${A}${Z}${part}<a>${Z}`,
    'with an unknown name, after an unclosed comment': `${A}<!-- a${Z}<x:B xmlns:x="c"/>${A}${Z}`,
  }
  it.each(Object.entries(doubtful))('refuses a receipt that has a part %s', (_, end) => {
    expect(() => namesIn(end)).toThrow('malformed')
  })

  const faults: Record<string, [end: string, problem: string]> = {
    'a byte that is not UTF-8': ['<cfdi:Addenda/><cfdi:Concepto a="\xe9"/>', 'encoding'],
    'an Addenda as an attribute’s value': [
      '<cfdi:Concepto a="<cfdi:Addenda>\0</cfdi:Addenda>"/>',
      'malformed',
    ],
    'an Addenda inside another element': ['<a><cfdi:Addenda>\0</cfdi:Addenda></a>', 'malformed'],
    'an element whose name only ends with "Addenda"': ['<cfdi:MiAddenda>\0</cfdi:MiAddenda>', 'malformed'],
    'an unbalanced tag': ['<a><cfdi:Addenda/>', 'malformed'],
  }
  it.each(Object.entries(faults))('refuses a receipt for %s', (_, [end, problem]) => {
    expect(() => namesIn(end)).toThrow(problem)
  })

  it('names the line of the original file in an error', () => {
    expect(() => namesIn('\n<cfdi:Addenda>\n<a>\n</cfdi:Addenda>\n<a b="\0"/>')).toThrow(
      expect.objectContaining({ problem: 'malformed', line: 5 }),
    )
  })

  it('refuses a file that ends inside its Addenda', () => {
    const whole = '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"><cfdi:Addenda><a>'
    expect(() => readXml(Buffer.from(whole))).toThrow('malformed')
  })
})
