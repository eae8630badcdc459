import { expect, test } from 'vitest'
import { readDataUrl, toDataUrl } from './data-url.ts'

test('converts bytes of any length to a data URL and back', async () => {
  for (const length of [1, 2, 3, 24_575, 24_576, 24_577, 100_001]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 256)
    const text = await toDataUrl(new Blob([bytes], { type: 'application/pdf' }))
    expect(text).toBe(`data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`)
    const read = readDataUrl(text)
    expect(read?.media).toBe('application/pdf')
    expect(Buffer.compare(new Uint8Array(read?.bytes ?? new ArrayBuffer(0)), bytes)).toBe(0)
  }
})

test('returns null for text that is not a data URL, not base64 or empty', () => {
  for (const text of [
    '',
    'JVBERi0=',
    'data:text/plain,hola',
    'data:image/png;base64,',
    'data:image/png;base64,ñ%',
  ]) {
    expect(readDataUrl(text)).toBeNull()
  }
})
