import { type English, fixed, printed } from '../../english.ts'
import type * as es from './texts.ts'

export const serviceTexts: English<typeof es.serviceTexts> = {
  // PAY-05: this text replaces the list, and clients compare with exactly this text.
  noPeriods: fixed,
  noPdf: 'Error getting the PDF. Report it.',
}

export const paperTexts = printed
