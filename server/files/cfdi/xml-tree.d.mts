import type { XmlElement } from '#domain/cfdi/element.ts'

export const MOST_XML_BYTES: number
/** @throws CfdiRefused (refusal.mjs) */
export function readXml(bytes: Uint8Array): XmlElement
