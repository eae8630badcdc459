import { expect, test } from 'vitest'
import { receiptAddress } from './receipt-address.ts'

/** pdf_receipt is external input (EXT-08). */
test.each([
  [
    'https://provider.example/receipts/778812.pdf?k=a%20b',
    'https://provider.example/receipts/778812.pdf?k=a%20b',
  ],
  [' https://provider.example/1 ', 'https://provider.example/1'],
])('EXT-08: accepts %s', (written, href) => {
  expect(receiptAddress(written)).toBe(href)
})

test.each([
  '',
  'http://provider.example/1.pdf',
  'javascript:alert(1)',
  'JavaScript:https://provider.example',
  'data:text/html,x',
  '//provider.example/1',
  '/recibo.pdf',
  'https://turno.example@evil.example/1',
  'https:\\\\evil.example',
  'https://provider.example\\@evil.example',
  'https://intranet/1',
  'https://',
  'https://a.example/1 2',
  'blob:https://a.example/1',
  '\0https://a.example',
  '\ud800',
])('EXT-08: rejects %j', (written) => {
  expect(receiptAddress(written)).toBeNull()
})
