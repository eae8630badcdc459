import { expect, test } from 'vitest'
import { passwordWeakness } from './password-strength.ts'
import { partsOf } from './personal-words.ts'

const words = [
  '100101',
  'lupita',
  'GUADALUPE RAMOS NÚÑEZ',
  'guadalupe.ramos@correo.example',
  'ACEROS DEL NORTE',
  'turno',
  'portal',
  '12051990',
  '120590',
  '19900512',
].flatMap(partsOf)

test.each([
  ['12345678', 'common'],
  ['87654321', 'common'],
  ['aaaaaaaa', 'common'],
  ['qwertyui', 'common'],
  ['contraseña1', 'common'],
  ['C0ntr4señ4', 'common'],
  ['password1', 'common'],
  ['mexico2026', 'common'],
  ['Chivas123', 'common'],
  ['tequiero1', 'common'],
  ['uno dos tres', 'common'],
  ['15091810', 'common'],
  ['100101100101', 'personal'],
  ['100101ab', 'personal'],
  ['101001ab', 'common'],
  ['Lupita123', 'personal'],
  ['lupita-2026', 'personal'],
  ['Lup1ta2026', 'common'],
  ['Ramos.Ñúñez', 'personal'],
  ['Nunez_Ramos', 'personal'],
  ['guadalupe.ramos@correo.example', 'personal'],
  ['Portal2026', 'personal'],
  ['Portal.2026', 'personal'],
  ['Aceros del Norte', 'personal'],
  ['12/05/1990', 'personal'],
  ['turno12051990', 'personal'],
] as const)('%j is %s', async (password, weakness) => {
  expect(await passwordWeakness(password, words)).toBe(weakness)
})

test.each([
  'casa perro sol',
  'camioneta roja',
  'contraseña nueva',
  'Otro.Lugar.2027',
  'roble-faro-71-nube',
  'xkqzwvbj',
  'j8#kQ2vP',
  '7tacos al pastor',
  '🦊🌵🎸🥁🚲🏔🧦🫖',
])('accepts %j', async (password) => {
  expect(await passwordWeakness(password, words)).toBeNull()
})

test('limits the cost of a password longer than the judged length', {
  tags: ['whole'],
}, async () => {
  const odd = 'a4@e3i1!o0s5$t7+'
  const beyond = odd.repeat(8)
  const ratio = (await costOf(beyond)) / (await costOf(beyond.slice(0, 32)))
  expect(ratio).toBeLessThan(5)
})

async function costOf(password: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 7; time++) {
    const started = performance.now()
    await passwordWeakness(password, words)
    times.push(performance.now() - started)
  }
  return Math.min(...times)
}
