import { data, type English } from '../../english.ts'
import type * as es from './texts.ts'

export const notificationTexts = data
export const deliveryTexts = data

export const pushTexts: English<typeof es.pushTexts> = {
  badAddress: 'This browser doesn’t provide a valid address for notifications.',
  noDevice: 'Turn on notifications on this device and try again.',
  testedJustNow: 'A test is already on its way. Wait 10 seconds.',
}

export const noticeTexts: English<typeof es.noticeTexts> = {
  ended: 'It must be valid through today or later.',
  notADate: 'The “valid until” value isn’t a date.',
  nobody: 'Nobody would get this notice. Choose the audience again.',
  unknown: 'That notice no longer exists. Refresh the list.',
  payGroup: data,
}
