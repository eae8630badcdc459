import type { Profile } from '#domain/positions/profile.ts'

/** The server reads 64 KB at once, and a file may hold ten times as much. */
const MOST_BYTES = 48 * 1024

/** Profiles in the order of the file, in as many calls as it takes: each does all or nothing, and twice is once (P-105). */
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
