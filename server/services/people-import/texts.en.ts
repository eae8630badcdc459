import { byCode, data, type English, letter, printed } from '../../english.ts'
import { fileTexts } from '../import-file/texts.en.ts'
import type * as es from './texts.es.ts'

export const importTexts: English<typeof es.importTexts> = {
  ...fileTexts,
  confirm: [['Escribe {0#} para confirmar las bajas.', 'Write {0#} to confirm those who leave.']],
  missingColumn: 'Choose the columns of the number and of the name.',
  leaverReason: data,
  folderSource: data,
  waitsFor: byCode,
  letter,
  sum: letter,
  noJob: data,
  slipsFile: printed,
  noFormerSlips: 'Those slips were used or printed again.',
  noSlips: 'Nobody of that department waits for a password.',
  noLetters: 'Nobody of that department waits for an email.',
  noMail: 'This server sends no email. Print the slips.',
  openingSubject: letter,
  openingLetter: letter,
}
