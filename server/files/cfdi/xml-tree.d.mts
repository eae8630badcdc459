import type { XmlElement } from '#domain/cfdi/element.ts'

export const MAX_XML_BYTES: number
/** @throws CfdiRefused (refusal.mjs) */
export function readXml(bytes: Uint8Array): XmlElement
