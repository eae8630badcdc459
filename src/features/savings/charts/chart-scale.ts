/** Returns centavos from 0 up in equal steps. The last value is at least `most`. */
export function chartScale(most: number): number[] {
  const step = niceStep(Math.max(most, 100) / 4)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Returns centavos: 1, 2, 2.5 or 5 times a power of ten, rounded up to whole pesos. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least) ?? 10
  return Math.max(100, Math.ceil((factor * power) / 100) * 100)
}
