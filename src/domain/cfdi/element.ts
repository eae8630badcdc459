/**
 * An element of a document that was read in the file process: plain data, whatever stood in the file. Names come
 * without their prefix, beside the address of their namespace; attributes as pairs, so that none is a key of anything.
 */
export interface XmlElement {
  name: string
  namespace: string
  attributes: [name: string, value: string][]
  children: XmlElement[]
  text: string
}

export const namespaces = {
  cfdi: 'http://www.sat.gob.mx/cfd/4',
  formerCfdi: 'http://www.sat.gob.mx/cfd/3',
  payroll: 'http://www.sat.gob.mx/nomina12',
  formerPayroll: 'http://www.sat.gob.mx/nomina',
  stamp: 'http://www.sat.gob.mx/TimbreFiscalDigital',
  cancellation: 'http://cancelacfd.sat.gob.mx',
} as const

export function childrenOf(element: XmlElement, namespace: string, name: string): XmlElement[] {
  return element.children.filter((child) => child.namespace === namespace && child.name === name)
}

export function attributeOf(element: XmlElement, name: string): string | null {
  return element.attributes.find(([each]) => each === name)?.[1] ?? null
}
