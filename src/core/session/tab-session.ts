export const tabSession = {
  hash: null as string | null,
  /**
   * Number of the device's session to which this page belongs. This page is outdated when the device's number
   * has changed.
   */
  epoch: 0,
  /**
   * Set during a sign-out, from the tap until the server has been informed. A 401 in that time is no expiry.
   * A sign-in resets it to null.
   */
  leaving: null as object | null,
}

export type SessionNews = 'left' | 'expired' | 'locked' | 'entered' | 'renewed'

const channel = new BroadcastChannel('turno.session')

export function postToTabs(news: SessionNews): void {
  channel.postMessage(news)
}

export function listenToTabs(listener: (news: SessionNews) => void): void {
  channel.onmessage = (event: MessageEvent<SessionNews>) => listener(event.data)
}
