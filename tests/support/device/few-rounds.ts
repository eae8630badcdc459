/**
 * A key from a password takes a tenth of a second of a processor, on purpose (core/store/vault.ts); a test signs people in
 * several times, and what it is about is never how long that takes. Here a key takes a hundredth of the rounds, on every
 * device alike. That the app asks for all of them stands in vault.test.ts; browsers of the stories do all of them.
 */
const FEWER = 100

interface Rounds {
  name: string
  iterations: number
}

const { prototype } = SubtleCrypto
const real = Object.getOwnPropertyDescriptor(prototype, 'deriveKey')?.value as SubtleCrypto['deriveKey']
const MARK = Symbol.for('turno.few-rounds')

// Files of a worker share it.
if (!(MARK in real)) {
  const quick = function (this: SubtleCrypto, ...[how, ...rest]: Parameters<SubtleCrypto['deriveKey']>) {
    const { iterations } = how as Rounds
    return real.apply(this, [{ ...(how as Rounds), iterations: iterations / FEWER } as typeof how, ...rest])
  }
  prototype.deriveKey = Object.assign(quick, { [MARK]: true })
}
