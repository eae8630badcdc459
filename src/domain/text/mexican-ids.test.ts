import { describe, expect, test } from 'vitest'
import {
  buildCurp,
  buildRfc,
  curpCheckDigit,
  isCurpCheckDigitRight,
  isCurpOfName,
  isNssCheckDigitRight,
  isRfcCheckDigitRight,
  nssCheckDigit,
  rfcCheckDigit,
} from './mexican-ids.ts'

describe('CURP', () => {
  /*
   * Computed by hand, value × (18 … 2): H 17×18=306, E 14×17=238, G 16×16=256, G 16×15=240, 5×14=70, 6×13=78,
   * 0, 4×11=44, 2×10=20, 7×9=63, M 22×8=176, V 32×7=224, Z 36×6=216, R 28×5=140, R 28×4=112, L 21×3=63, 0 →
   * 2246; 10 − 6 = 4.
   */
  test('gives digit 4 to the public example HEGG560427MVZRRL0', () => {
    expect(curpCheckDigit('HEGG560427MVZRRL0')).toBe('4')
  })

  test.each(['HEGG560427MVZRRL04', 'BOXW310820HNERXN09', 'SABC560626MDFLRN01'])(
    'accepts the published example %s',
    (curp) => {
      expect(isCurpCheckDigitRight(curp)).toBe(true)
    },
  )

  test.each(['HEGG560427MVZRRL05', 'HEGG560472MVZRRL04', 'HEGG560427MVZRRL0', '', 'hegg560427mvzrrl04'])(
    'refuses %j',
    (curp) => {
      expect(isCurpCheckDigitRight(curp)).toBe(false)
    },
  )

  test('counts Ñ between N and O', () => {
    // Ñ is 24, one more than N, with weight 18. So the sum grows by 18 and the check digit falls by 8 (mod 10).
    const withN = Number(curpCheckDigit('NEGG560427MVZRRL0'))
    const withEnye = Number(curpCheckDigit('ÑEGG560427MVZRRL0'))
    expect((withN - withEnye + 10) % 10).toBe(8)
  })

  test('is built from a person', () => {
    const gloria = {
      firstName: 'Gloria',
      paternalName: 'Hernández',
      maternalName: 'García',
      birthDate: '1956-04-27',
      sex: 'M',
      state: 'VZ',
      differentiator: '0',
    } as const
    expect(buildCurp(gloria)).toBe('HEGG560427MVZRRL04')
  })

  test.each([
    // Cases: second name after José and María, particle, Ñ, no inner vowel, no second surname, offensive word.
    ['MARÍA DEL CARMEN', 'DE LA TORRE', 'NUÑO', 'TONC', 'RXR'],
    ['JOSÉ', 'ÑANDÚ', 'LEAL', 'XALJ', 'NLS'],
    ['ANA', 'ICH', 'OCHOA', 'IXOA', 'CCN'],
    ['LUIS', 'PEREZ', '', 'PEXL', 'RXS'],
    ['OFELIA', 'PEDRAZA', 'DUARTE', 'PXDO', 'DRF'],
  ])('%s %s %s begins with %s', (firstName, paternalName, maternalName, head, tail) => {
    const curp = buildCurp({
      firstName,
      paternalName,
      maternalName,
      birthDate: '1987-05-04',
      sex: 'M',
      state: 'CL',
      differentiator: '9',
    })
    expect(curp.slice(0, 4)).toBe(head)
    expect(curp.slice(13, 16)).toBe(tail)
    expect(isCurpCheckDigitRight(curp)).toBe(true)
  })
})

describe('RFC', () => {
  // Example of the SAT: 16×13 + 25×12 + 13×11 + 14×10 + 5×9 + 6×8 + 1×7 + 2×6 + 3×5 + 1×4 + 16×3 + 28×2 = 1026;
  // 1026 = 93 × 11 + 3, and 11 − 3 = 8. Homoclave: 2535 → 535 = 15 × 34 + 25 → G, R.
  test('is GODE561231GR8 for Emma Gómez Díaz', () => {
    expect(rfcCheckDigit('GODE561231GR')).toBe('8')
    expect(
      buildRfc({ firstName: 'Emma', paternalName: 'Gómez', maternalName: 'Díaz', birthDate: '1956-12-31' }),
    ).toBe('GODE561231GR8')
  })

  test('accepts the eleven characters of a company', () => {
    // Blank 37×13=481, A 10×12=120, A 110, A 100, 0 1 0 1 0 1 → 0+8+0+6+0+4=18, A 10×3=30, A 20 → 879 = 79×11 + 10.
    expect(rfcCheckDigit('AAA010101AA')).toBe('1')
    expect(isRfcCheckDigitRight('AAA010101AA1')).toBe(true)
  })

  test.each(['GODE561231GR7', 'GODE561231GR', 'GODE56123AGR8', ''])('refuses %j', (rfc) => {
    expect(isRfcCheckDigitRight(rfc)).toBe(false)
  })

  test.each([
    ['DOLORES', 'SAN MARTIN', 'DAVALOS', 'SADD'],
    ['ALVARO', 'DE LA O', 'LOZANO', 'OLAL'],
    ['LUIS', 'PEREZ', '', 'PELU'],
    ['CARMEN', 'ÑUÑEZ', 'PEÑA', 'ÑUPC'],
    ['OFELIA', 'PEDRAZA', 'DUARTE', 'PEDX'],
  ])('%s %s %s begins with %s', (firstName, paternalName, maternalName, head) => {
    const rfc = buildRfc({ firstName, paternalName, maternalName, birthDate: '1980-08-12' })
    expect(rfc.slice(0, 10)).toBe(`${head}800812`)
    expect(isRfcCheckDigitRight(rfc)).toBe(true)
  })
})

describe('NSS', () => {
  // 7992739871: 7 + 9(18) + 9 + 4 + 7 + 6 + 9 + 7(16) + 7 + 2 = 67, so 3.
  test('takes its last digit from Luhn', () => {
    expect(nssCheckDigit('7992739871')).toBe('3')
    expect(isNssCheckDigitRight('79927398713')).toBe(true)
  })

  test.each(['79927398710', '7992739871', '7992739871A', '', '97927398713'])('refuses %j', (nss) => {
    expect(isNssCheckDigitRight(nss)).toBe(false)
  })

  test('throws on anything but digits', () => {
    expect(() => nssCheckDigit('79927X9871')).toThrow(RangeError)
    expect(() => nssCheckDigit('7992')).toThrow(RangeError)
  })
})

test('matches a CURP with its name in any order of names', () => {
  const persons = [
    ['MARÍA GUADALUPE', 'DE LA TORRE', 'NÚÑEZ'],
    ['JOSÉ', 'RAMOS', ''],
    ['ANA', 'RUIZ', 'DEL CASTILLO'],
    ['PEDRO', 'NÁJERA', 'CORONA'],
  ] as const
  for (const [firstName, paternalName, maternalName] of persons) {
    const person = { firstName, paternalName, maternalName, birthDate: '1992-02-29' }
    const curp = buildCurp({ ...person, sex: 'M', state: 'CL', differentiator: '0' })
    for (const name of [
      `${firstName} ${paternalName} ${maternalName}`,
      `${paternalName} ${maternalName} ${firstName}`,
    ])
      expect([name, isCurpOfName(curp, name.trim())]).toEqual([name, true])
    expect(isCurpOfName(curp, 'WENDY ZÁRATE QUIROZ')).toBe(false)
    expect(isCurpOfName(curp, 'CANDIDATO')).toBe(true)
  }
})
