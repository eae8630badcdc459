/** Who is here. The files of core/session alone read and change it. */
export const here = {
  /** Opaque name of the person whose session this is, and of their bucket. */
  hash: null as string | null,
  /** The session of the device that this page belongs to; another one, and this page is yesterday's. */
  epoch: 0,
  /**
   * Whoever leaves, from the tap until the server has been told: whatever answers meanwhile, this is no expiry. Nobody
   * from the moment in which the next one enters, however long that takes.
   */
  leaving: null as object | null,
}

/** What a tab tells the others. */
export type SessionNews = 'left' | 'expired' | 'locked' | 'entered' | 'renewed'

const channel = new BroadcastChannel('turno.session')

export function tellTabs(news: SessionNews): void {
  channel.postMessage(news)
}

export function listenToTabs(listener: (news: SessionNews) => void): void {
  channel.onmessage = (event: MessageEvent<SessionNews>) => listener(event.data)
}
