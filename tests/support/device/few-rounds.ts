/**
 * Reduces the cost of password keys in tests: a key deliberately takes 100 ms of processor time
 * (core/store/vault.ts).
 * Tests sign in often and never measure that time, so every device uses a hundredth of the rounds.
 * vault.test.ts checks the app's real number of rounds; the browser stories use all of them.
 */
const FEWER = 100

interface Rounds {
  name: string
  iterations: number
}

const { prototype } = SubtleCrypto
const real = Object.getOwnPropertyDescriptor(prototype, 'deriveKey')?.value as SubtleCrypto['deriveKey']
const MARK = Symbol.for('turno.few-rounds')

// Files of a worker share this global: it is replaced only once.
if (!(MARK in real)) {
  const quick = function (this: SubtleCrypto, ...[how, ...rest]: Parameters<SubtleCrypto['deriveKey']>) {
    const { iterations } = how as Rounds
    return real.apply(this, [{ ...(how as Rounds), iterations: iterations / FEWER } as typeof how, ...rest])
  }
  prototype.deriveKey = Object.assign(quick, { [MARK]: true })
}
