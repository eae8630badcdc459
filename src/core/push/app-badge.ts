/** The number on the app's icon, where the system has one (Badging API: installed apps, not everywhere). */
interface Badged {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** 0 takes it away. Never throws: a badge is a hint. */
export async function showAppBadge(count: number): Promise<void> {
  const badged: Badged = globalThis.navigator ?? {}
  try {
    await (count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.())
  } catch {
    // Not installed, or not allowed.
  }
}
