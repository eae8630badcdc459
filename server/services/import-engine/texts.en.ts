import { data, type English, printed } from '../../english.ts'
import type * as es from './texts.es.ts'

export const problems: English<typeof es.problems> = {
  neither: 'The file isn’t Excel or CSV.',
  oldBook: 'It’s an old Excel file or has a password. Save it as .xlsx without a password.',
  page: 'It’s a web page with an Excel name. Open it in Excel and save it as .xlsx.',
  xmlBook: 'It’s an XML sheet. Open it in Excel and save it as .xlsx.',
  otherXml: 'It’s an XML file, not a sheet. Save the list as .xlsx.',
  receipt: 'It’s a stamped payslip (CFDI). Upload it in Import payroll.',
  binaryBook: 'It’s a binary Excel file (.xlsb). Save it as .xlsx.',
  numbers: 'It’s a Numbers sheet. Export it as .xlsx.',
  document: 'It’s a document, not a sheet. Save the list as .xlsx.',
  archive: 'It’s a ZIP. Open it and upload the sheet inside.',
  openDocument: 'It’s an OpenDocument sheet (.ods). Save it as .xlsx.',
  bookBroken: 'The Excel file is damaged or hides something.',
  bookLocked: 'The Excel file has a password.',
  bookBomb: 'The Excel file gets too large when opened.',
  heavy: 'The file has too much data. Split it in two.',
  tooManyRows: 'The file has more than 50,000 rows. Split it.',
  tooManyColumns: 'The file has more than 60 columns. Remove the extra ones.',
  openQuote: 'A closing quotation mark is missing.',
  empty: 'The file has no rows.',
  emptySheet: 'That sheet has no rows. Choose another one.',
  noSheet: 'The file doesn’t have that sheet. Choose another one.',
  headings: 'We couldn’t find the column headings.',
  tooLarge: 'The file is over 11 MB.',
  unreadable: 'The portal’s account can’t read it, or it isn’t a file.',
  gone: 'The file is no longer saved: send it again.',
  revoked: 'Its key was revoked before it was read: send it with another key.',
  discarded: 'Someone discarded it, or nobody reviewed it within 30 days.',
}

const notRead = [['No se pudo leer.', 'It couldn’t be read.']] as const

export const fileTexts: English<typeof es.fileTexts> = {
  problemOf: notRead,
  problemOfFile: notRead,
  folderSource: data,
  notData: 'The file didn’t arrive complete. Try again.',
  busy: 'An import is in progress. Finish or discard it first.',
  gone: 'That file is no longer here. Upload it again.',
  notReady: 'We’re still checking the file.',
  running: 'The import has already started.',
  notRunning: 'The import isn’t in progress.',
  nothing: 'There are no rows to import.',
  doubledColumn: 'Two columns have the same data.',
  columnCount: 'The file has different columns.',
  noErrors: 'There are no rows with errors.',
  errorHeading: printed,
  rowPlace: printed,
  sameFile: printed,
  errorFile: printed,
}
