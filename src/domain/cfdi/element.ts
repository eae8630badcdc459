/**
 * Element of a document that the file worker parsed. `name` has no prefix; `namespace` is the namespace's address.
 * Attributes are pairs, because an object with a document's names as keys is unsafe ("__proto__").
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
