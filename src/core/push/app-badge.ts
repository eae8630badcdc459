/** The number on the app's icon, where the system shows one (Badging API: installed apps, not everywhere). */
interface Badged {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** 0 removes the badge. Never throws: a badge is a hint. */
export async function showAppBadge(count: number): Promise<void> {
  const badged: Badged = globalThis.navigator ?? {}
  try {
    await (count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.())
  } catch {
    // Not installed, or not allowed.
  }
}
