import { byCode, data, type English, letter, printed } from '../../english.ts'
import type * as es from './texts.es.ts'

export const importTexts: English<typeof es.importTexts> = {
  line: byCode,
  problemOf: byCode,
  faultOf: byCode,
  usage: printed,
  unreadable: printed,
  progress: printed,
  again: printed,
  unfinished: printed,
  refusedWhole: printed,
  sum: letter,
  fault: printed,
  sumAway: byCode,
  letter,
  noRun: 'That import does not exist.',
  noFile: 'The file is no longer kept. Ask whoever sent it for it.',
  noDocument: 'That document can’t be downloaded.',
  done: 'This import has ended already.',
  noKey: 'That key does not exist.',
  keyNeedsRole: 'For this key you need the payroll role, too.',
  keyKnown: 'There is an active key with that name already.',
  noKind: 'This key can’t bring that kind of file.',
  keyTooOften: 'This key has sent too many files. Try later.',
  noXml: 'The XML of this receipt is not in the portal.',
  xmlName: data,
}
