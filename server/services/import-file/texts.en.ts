import { type English, printed } from '../../english.ts'
import type * as es from './texts.es.ts'

export const problems: English<typeof es.problems> = {
  neither: 'The file is neither Excel nor CSV.',
  oldBook: 'It is an old Excel file or has a password. Save it as .xlsx without one.',
  page: 'It is a web page with the name of an Excel file. Open it in Excel and save it as .xlsx.',
  xmlBook: 'It is an XML sheet. Open it in Excel and save it as .xlsx.',
  openDocument: 'It is an OpenDocument sheet (.ods). Save it as .xlsx.',
  bookBroken: 'The Excel file is damaged or hides something.',
  bookLocked: 'The Excel file has a password.',
  bookBomb: 'The Excel file becomes enormous when it is opened.',
  heavy: 'The file has too much in it. Divide it in two.',
  tooManyRows: 'The file has more than 50,000 rows. Divide it.',
  tooManyColumns: 'The file has more than 60 columns. Remove those that are too many.',
  openQuote: 'A quotation mark opens and does not close.',
  empty: 'The file has no rows.',
  headings: 'We did not find the columns’ headings.',
  tooLarge: 'The file is over 11 MB.',
  unreadable: 'The portal’s account can’t read it, or it is no file.',
  gone: 'The file is no longer kept: send it again.',
  revoked: 'Its key was revoked before it was read: send it with another.',
  discarded: 'Somebody discarded it, or nobody looked at it for 30 days.',
}

export const fileTexts: English<typeof es.fileTexts> = {
  problemOf: [['No se pudo leer.', 'It could not be read.']],
  notData: 'The file did not arrive whole. Try again.',
  busy: 'An import is under way. Finish or discard it first.',
  gone: 'That file is no longer there. Upload it again.',
  notReady: 'The file is still being checked.',
  running: 'The import has begun already.',
  notRunning: 'The import is not under way.',
  nothing: 'There are no rows to import.',
  doubledColumn: 'Two columns say that they are the same.',
  columnCount: 'The file has other columns.',
  noErrors: 'There are no rows with errors.',
  errorHeading: printed,
  rowPlace: printed,
  sameFile: printed,
  errorFile: printed,
}
