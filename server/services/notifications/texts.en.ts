import { data, type English } from '../../english.ts'
import type * as es from './texts.ts'

/** The app has the English texts of each kind. */
export const notificationTexts = data
export const deliveryTexts = data

export const pushTexts: English<typeof es.pushTexts> = {
  badAddress: 'This browser gives no valid address for notifications.',
  noDevice: 'Turn on notifications on this device and try again.',
  testedJustNow: 'A test is on its way already. Wait 10 seconds.',
}

export const noticeTexts: English<typeof es.noticeTexts> = {
  ended: 'It has to be valid until today or later.',
  notADate: 'What it is valid until is no date.',
  nobody: 'Nobody would get this notice. Choose whom it is for again.',
  unknown: 'That notice is no longer there. Refresh the list.',
  payGroup: data,
}
