import { byCode, data, type English, letter, printed } from '../../english.ts'
import { fileTexts } from '../import-engine/texts.en.ts'
import type * as es from './texts.es.ts'

export const importTexts: English<typeof es.importTexts> = {
  ...fileTexts,
  confirm: [['Escribe {0#} para confirmar las bajas.', 'Enter {0#} to confirm the people who are leaving.']],
  missingColumn: 'Choose the number column and the name column.',
  leaverReason: data,
  waitsFor: byCode,
  letter,
  sum: letter,
  noJob: data,
  slipsFile: printed,
  noFormerSlips: 'Those slips were already used or printed again.',
  noSlips: 'Nobody in that department needs a password.',
  noLetters: 'There are no emails to send in that department.',
  noMail: 'This server doesn’t send email. Print the slips.',
  openingSubject: letter,
  openingLetter: letter,
}
