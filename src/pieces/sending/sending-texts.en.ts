import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './sending-texts.es.ts'

export const texts = {
  draft: shared.savedOnThisDevice,
  unkept: 'Not saved on this device',
  stored: 'Saved in the portal',
  queued: shared.waitingToBeSent,
  queuedWhat: (what) => `Not sent yet: ${what}`,
  progress: (percent) => `Sending… ${percent}%`,
  'needs-session': 'Sign in online first',
  wifi: 'Sends on Wi-Fi',
  portal: 'Not in your portal yet',
  service: 'Your portal can’t take it now',
  rejected: shared.errorTapToCorrect,
  final: 'Error: not sent',
  conflict: 'There’s another version: choose',
  stray: 'Couldn’t be sent: do it again',
  synced: 'Sent',
  syncedAt: (time) => `Sent · ${time}`,
  seen: (who) => `Seen by ${who}`,
  texts: {
    queued: shared.savedHereAndSent,
    'needs-session': 'Saved here. Sign in online and it will be sent.',
    wifi: 'Saved here. It will be sent on Wi-Fi.',
    portal: 'Saved here. It will be sent when your portal can take it.',
    service: 'Saved here. Your portal can’t take it now. It will be sent later.',
    rejected: 'What you sent wasn’t accepted. It won’t be sent until you correct it.',
    conflict: 'There are two versions. Nothing is sent until you choose one.',
    stray: 'It couldn’t be sent. What you typed is no longer here.',
  },
  list: {
    title: shared.toSend,
    text: shared.sentWhenOnline,
    stuckText: 'Correct what has an error. It isn’t sent as it is.',
    takeBack: 'Don’t send',
    takeBackTitle: shared.warning,
    takeBackQuestion: 'Delete it without sending it?',
    keepIt: shared.keep,
  },
} satisfies Translation<typeof es>
