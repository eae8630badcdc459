/** Badging API: number on the icon of an installed app. Some systems do not have it. */
interface Badged {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** Shows a number on the app's icon; 0 removes it. Never throws, because the badge is only a hint. */
export async function showAppBadge(count: number): Promise<void> {
  const badged: Badged = globalThis.navigator ?? {}
  try {
    await (count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.())
  } catch {
    // The app is not installed, or badges are not allowed.
  }
}
