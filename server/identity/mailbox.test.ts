import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('maps letter case and a plus suffix to the same mailbox', () => {
  expect(mailboxOf('Eva+1@Soto.Example')).toBe(mailboxOf('eva@soto.example'))
  expect(mailboxOf('eva@ｓoto.example')).toBe(mailboxOf('eva@soto.example'))
  expect(mailboxOf('eva@soto.example')).not.toBe(mailboxOf('eva2@soto.example'))
})

test.each([
  ['eva@müller.mx', 'eva@xn--mller-kva.mx'],
  ['eva@MÜLLER.MX', 'eva@XN--MLLER-KVA.mx'],
  ['eva@mu\u0308ller.mx', 'eva@müller.mx'],
  ['eva+1@correo.peña.mx', 'eva@correo.xn--pea-8ma.mx'],
])('maps %s and %s to the same mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other))
})

test.each([
  ['a.b@gmail.com', 'ab@gmail.com'],
  ['A.B+x@Gmail.com', 'ab@gmail.com'],
  ['a.b+x.y@googlemail.com', 'ab@gmail.com'],
  ['a.b@ｇmail.com', 'ab@gmail.com'],
])('maps %s and %s of Gmail to the same mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other))
})

test.each([
  ['a.b@soto.example', 'ab@soto.example'],
  ['a.b@gmail.com.mx', 'ab@gmail.com.mx'],
  ['ab@gmail.com', 'ac@gmail.com'],
  ['eva@müller.mx', 'eva@muller.mx'],
  ['eva@a.mx', 'eva@b.mx'],
  // Invalid Punycode: neither domain has an ASCII form.
  ['eva@xn--a.mx', 'eva@xn--b.mx'],
])('maps %s and %s to different mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
