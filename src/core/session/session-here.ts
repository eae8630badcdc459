/** Session of this page. Only the files of core/session read and change it. */
export const here = {
  /** Opaque name of the person whose session this is, and of their bucket. */
  hash: null as string | null,
  /**
   * Number of the device's session to which this page belongs; once the device has another, this page is out of
   * date.
   */
  epoch: 0,
  /**
   * Set while somebody signs out, from the tap until the server has been told: an answer in that time is no
   * expiry. null again as soon as the next person signs in.
   */
  leaving: null as object | null,
}

/** Message from a tab to the others. */
export type SessionNews = 'left' | 'expired' | 'locked' | 'entered' | 'renewed'

const channel = new BroadcastChannel('turno.session')

export function tellTabs(news: SessionNews): void {
  channel.postMessage(news)
}

export function listenToTabs(listener: (news: SessionNews) => void): void {
  channel.onmessage = (event: MessageEvent<SessionNews>) => listener(event.data)
}
