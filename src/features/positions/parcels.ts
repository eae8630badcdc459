import type { Profile } from '#domain/positions/profile.ts'

/** Maximum bytes of the profiles in one request. The server accepts requests of up to 64 KB. */
const MOST_BYTES = 48 * 1024

/** Splits the profiles into requests. Each request is atomic and idempotent (P-105). */
export function parcelsOf(profiles: readonly Profile[]): Profile[][] {
  const encoder = new TextEncoder()
  const parcels: Profile[][] = []
  let left = 0
  for (const profile of profiles) {
    const size = encoder.encode(JSON.stringify(profile)).length + 1
    if (size > left) {
      parcels.push([])
      left = MOST_BYTES
    }
    parcels.at(-1)?.push(profile)
    left -= size
  }
  return parcels
}
