import { expect, test } from 'vitest'
import { isMail } from './mail-address.ts'

test.each(['eva@soto.example', "o'hara.j+planta@correo.empresa.com.mx", 'JOSE_99@x.mx', 'núñez@empresa.mx'])(
  'accepts the mail address %s',
  (mail) => {
    expect(isMail(mail)).toBe(true)
  },
)

test.each([
  '',
  'eva',
  'eva@soto',
  'v1<target@x.mx>',
  '(c)victim@x.mx',
  'victim@x.mx;z',
  'victim@x.mx,z@x.mx',
  'Banco <victim@x.mx>',
  '"Banco"victim@x.mx',
  'group:victim@x.mx',
  'victim@x.mx(c)',
  'victim@[127.0.0.1]',
  'victim@x.mx\r\nBcc: z@x.mx',
  'a..b@x.mx',
  '.a@x.mx',
  'a b@x.mx',
  'a\u00a0b@x.mx',
  'a\u200bb@x.mx',
  'victim@ｘ.mx',
  'ﬁna@x.mx',
  `${'a'.repeat(120)}@x.mx`,
])('rejects the mail address %j', (mail) => {
  expect(isMail(mail)).toBe(false)
})
