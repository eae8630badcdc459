import { data, type English } from '../../english.ts'
import type * as es from './texts.ts'

export const notificationTexts = data
export const letterReadyTitle = data
export const deliveryTexts = data

export const pushTexts: English<typeof es.pushTexts> = {
  badAddress: 'This browser can’t receive notifications.',
  noDevice: 'Turn on notifications on this device and try again.',
  testedJustNow: 'A test is already on its way. Wait 10 seconds.',
}

export const noticeTexts: English<typeof es.noticeTexts> = {
  ended: 'Choose today or a later day.',
  notADate: 'Choose the last day it’s shown.',
  nobody: 'Nobody would get this notice. Choose other people.',
  unknown: 'That notice no longer exists. Refresh the list.',
  payGroup: data,
}
