import { compareText } from '#domain/text/compare-text.ts'

export function plainText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [two]) => compareText(one, two)))
      : inner,
  )
}
