import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: basic.close,
  back: basic.back,
  loading: 'Looking for your documents…',
  slow: basic.slow,
  again: basic.tryAgain,

  alert: {
    missing: (count, of) => `${count} of ${of} documents are missing`,
    missingOne: (of) => `1 of ${of} documents is missing`,
    and: () => ' and ',
    parts: (count) => (count === 1 ? '1 document' : `${count} documents`),
    seeWaiting: shared.seeWhatsWaiting,
    update: 'Update your documents',
    updateText: (names) => `From another year: ${names}.`,
    unknown: 'We couldn’t see which documents you have',
    unknownText: 'You can upload them: they’re saved here and sent later.',
    old: (date) => `Showing your list from ${date}.`,
    noCamera: 'This device has no camera',
    noCameraText: 'Send your documents from your phone.',
    notKept: 'This browser doesn’t save anything. Send each document online.',
  },

  list: {
    required: 'Required documents',
    others: 'Other documents',
    upload: 'Upload',
    uploadOf: (name) => `Upload ${name}`,
    again: 'Upload another photo',
    againOf: (name) => `Upload another photo: ${name}`,
    goOn: shared.continue,
    goOnOf: (name) => `Continue with ${name}`,
    see: phrases.view,
    seeOf: (name) => `View ${name}`,
    loanPapers: 'Your loan documents',
    uploadOther: 'Upload another document',
    drop: 'You can also paste or drag a file here.',
    comments: 'Comments on documents',
    commentCount: (count) => (count === 1 ? '1 comment' : `${count} comments`),
    wifi: 'Send only over Wi-Fi',
    wifiText: 'It saves your mobile data.',
  },

  states: {
    missing: phrases.missing,
    rejected: shared.errorTapToCorrect,
    onFile: (date) => `Uploaded ${date}`,
    old: (year) => `From ${year}`,
  },

  comments: {
    title: 'Comments on documents',
    document: 'Document',
    comment: shared.comment,
    date: shared.date,
    none: 'No pending comments.',
    loading: 'Looking for your comments…',
    notHere: 'We’ll load your comments when you’re online.',
  },

  choice: {
    title: 'Which document is it?',
    lead: 'Choose one. Then check how it looks.',
    has: (date) => `You have one from ${date}`,
    several: 'You can put several certificates in one file.',
    taking: 'Opening what you shared…',
    lost: 'We no longer have that file',
    lostText: 'Share it again from the other app.',
    toDocuments: shared.seeMyDocuments,
  },

  next: {
    next: (name) => `Next: ${name}`,
    toDocuments: shared.seeMyDocuments,
  },

  capture: {
    opening: shared.openingTheCamera,
    notHere: 'You need internet to open the camera',
    notHereText: 'Connect once and you can upload documents offline.',
    keeping: 'Saving your document…',
    sending: 'Sending your document…',
    checking: 'Checking your document…',
    cancel: basic.cancel,
    queued: shared.savedHereAndSent,
    sent: 'Document sent',
    failed: 'It couldn’t be sent',
    retry: 'Send again',
    back: 'Back to the photo',
    noRoom: shared.theresNoSpaceOnThis,
    notReady: 'It couldn’t be prepared. Your document is still here: try again.',
    noRoomForPhotos: 'No space to save the photo. Send it without closing the app.',
    cancelled: 'You canceled the upload.',
  },

  view: {
    noViewer: 'Connect to open your document.',
    again: basic.tryAgain,
    close: basic.close,
    opening: 'Opening your document…',
    replace: phrases.change,
    upload: 'Upload document',
    save: basic.save,
    saveRest: 'to see offline',
    saving: basic.saving,
    saved: shared.savedOnThisDevice,
    savedSnack: 'Now you can see it offline.',
    remove: shared.remove,
    removeRest: 'from this device',
    removed: 'It’s no longer on this device.',
    notRemoved: 'It couldn’t be removed. Try again later.',
    noRoom: 'There’s no space to save it.',
    rejectedTitle: 'This document wasn’t accepted',
    rejectedText: 'Check it and upload it again.',
    unexplained: 'We don’t know why yet. We’ll look for the reason when you’re online.',
    queuedSince: phrases.sinceDay,
    photoOf: (name) => `Photo of ${name}`,
    unknown: 'That document isn’t on your list',
  },

  failures: {
    offline: 'No internet. Try when you have a signal.',
    expired: shared.sessionEnded,
    unavailable: shared.noResponseLater,
    malformed: 'The portal didn’t respond properly.',
    rejected: 'The portal didn’t accept it. Take the photo again.',
  },

  notice: {
    title: 'Notice: update your data',
    message: {
      Actualizar: 'Update your data and upload your documents.',
      form: 'Update your data in 7 short steps.',
      Cargar: 'Your data is complete. Upload the missing documents.',
    },
    button: { Actualizar: basic.update, Cargar: 'Upload' },
    form: { done: 'Form complete', open: 'Form incomplete' },
    documents: { done: 'Documents uploaded', open: 'Documents incomplete' },
    counts: (pending, uploaded) => `Pending: ${pending} · Uploaded: ${uploaded}`,
  },

  home: {
    title: 'My documents',
    stay: (count) =>
      count === 1
        ? '1 document is missing: upload it to close. Go back again to leave.'
        : `${count} documents are missing: upload them to close. Go back again to leave.`,
  },
} satisfies Translation<typeof es>
