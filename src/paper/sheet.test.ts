import { expect, test } from 'vitest'
import { Sheet } from './sheet.ts'

function written(text: string, fit?: number): string {
  const sheet = new Sheet('letter')
  const shown: string[] = []
  const { document } = sheet
  const text_ = document.text.bind(document)
  document.text = ((given: string, ...rest: [number, number]) => {
    shown.push(given)
    return text_(given, ...rest)
  }) as typeof document.text
  sheet.write(text, 10, 10, fit === undefined ? { size: 10 } : { size: 10, fit })
  return shown.join()
}

test('BR-34: prints a minus as a hyphen', () => {
  expect(written('−$20.00')).toBe('-$20.00')
})

test('replaces a letter missing in the standard fonts with its base letter or a question mark', () => {
  expect(written('Łódź, Peña, Nguyễn, 你')).toBe('?ódz, Peña, Nguyen, ?')
})

test('shrinks a text that does not fit, and then cuts it', () => {
  const long = 'INSPECTORA DE CALIDAD EN LA LÍNEA DE ENSAMBLE'
  expect(written(long, 200)).toBe(long)
  expect(written(long, 80)).toBe(long)
  expect(written(long, 30)).toMatch(/^INSPECTORA.*…$/)
})
