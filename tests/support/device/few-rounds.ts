/**
 * Reduces the cost of password keys in tests to a hundredth: a key deliberately takes 100 ms of processor time
 * (core/store/vault.ts), and tests sign in often. vault.test.ts checks the app's real number of rounds; the
 * browser tests use all rounds.
 */
const FEWER = 100

interface Rounds {
  name: string
  iterations: number
}

const { prototype } = SubtleCrypto
const real = Object.getOwnPropertyDescriptor(prototype, 'deriveKey')?.value as SubtleCrypto['deriveKey']
const MARK = Symbol.for('turno.few-rounds')

// Files of a worker share this global; a second replacement would reduce the rounds twice.
if (!(MARK in real)) {
  const quick = function (this: SubtleCrypto, ...[how, ...rest]: Parameters<SubtleCrypto['deriveKey']>) {
    const { iterations } = how as Rounds
    return real.apply(this, [{ ...(how as Rounds), iterations: iterations / FEWER } as typeof how, ...rest])
  }
  prototype.deriveKey = Object.assign(quick, { [MARK]: true })
}
