import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: 'Close',
  back: 'Go back',
  loading: 'Looking for your documents…',
  slow: 'This takes longer than usual.',
  again: 'Try again',

  alert: {
    missing: (count, of) => `${count} of ${of} documents are missing`,
    missingOne: (of) => `1 of ${of} documents is missing`,
    and: () => ' and ',
    waiting: (count) =>
      count === 1 ? '1 document waiting to be sent' : `${count} documents waiting to be sent`,
    waitingText: 'They are sent by themselves when there is internet.',
    seeWaiting: 'See what is waiting',
    update: 'Update your documents',
    updateText: (names) => `From another year: ${names}.`,
    unknown: 'We could not see which documents you have',
    unknownText: 'You can upload them: they are kept here and sent later.',
    old: (date) => `You see your list of ${date}.`,
    noCamera: 'This device has no camera',
    noCameraText: 'Send your documents from your phone.',
    notKept: 'This browser keeps nothing. Send each document with internet.',
  },

  empty: {
    title: 'There are no documents yet',
    text: 'Begin with the one you have at hand.',
  },

  list: {
    required: 'Required documents',
    others: 'Other documents',
    upload: 'Upload',
    uploadOf: (name) => `Upload ${name}`,
    again: 'Upload another photo',
    againOf: (name) => `Upload another photo: ${name}`,
    goOn: 'Go on',
    goOnOf: (name) => `Go on with ${name}`,
    see: 'View',
    seeOf: (name) => `View ${name}`,
    loanPapers: 'Papers of your loan',
    uploadOther: 'Upload another document',
    drop: 'You can also paste or drop a file here.',
    comments: 'Comments on documents',
    commentCount: (count) => (count === 1 ? '1 comment' : `${count} comments`),
    wifi: 'Send only over Wi-Fi',
    wifiText: 'It saves your mobile data.',
  },

  states: {
    missing: 'Missing',
    pictures: 'Saved on this device',
    queued: 'Waiting to be sent',
    sent: (time) => `Sent · ${time}`,
    rejected: 'Error: touch to correct',
    onFile: (date) => `Uploaded ${date}`,
    old: (year) => `From ${year}`,
  },

  comments: {
    title: 'Comments on documents',
    document: 'Document',
    comment: 'Comment',
    date: 'Date',
    none: 'No pending comments.',
    loading: 'Looking for your comments…',
    notHere: 'Once there is internet we look for your comments.',
  },

  choice: {
    title: 'Which document is it?',
    lead: 'Choose one. Then you check how it looks.',
    has: (date) => `You have one from ${date}`,
    several: 'One file may hold several certificates.',
    taking: 'Opening what you shared…',
    lost: 'We no longer have that file',
    lostText: 'Share it again from the other app.',
    toDocuments: 'See my documents',
  },

  next: {
    next: (name) => `Next: ${name}`,
    toDocuments: 'See my documents',
  },

  capture: {
    opening: 'Opening the camera…',
    notHere: 'The camera comes with internet',
    notHereText: 'Connect once and you can upload documents without internet.',
    keeping: 'Saving your document…',
    sending: 'Sending your document…',
    checking: 'Checking your document…',
    cancel: 'Cancel',
    queued: 'Saved. It is sent by itself when there is internet.',
    sent: 'Document sent',
    failed: 'It could not be sent',
    retry: 'Send again',
    back: 'Back to the photo',
    noRoom: 'This device is full. Free some space and try again.',
    notReady: 'It could not be made ready. Your document is still here: try again.',
    noRoomForPhotos: 'No space to keep the photo. Send it without closing the app.',
    cancelled: 'You cancelled the upload.',
  },

  view: {
    noViewer: 'The viewer is missing: go online to open your document.',
    again: 'Try again',
    close: 'Close',
    opening: 'Opening your document…',
    replace: 'Change',
    upload: 'Upload document',
    save: 'Save',
    saveRest: 'to see without internet',
    saving: 'Saving…',
    saved: 'Saved on this device',
    savedSnack: 'You can see it without internet now.',
    remove: 'Remove',
    removeRest: 'from this device',
    removed: 'It is no longer on this device.',
    notRemoved: 'It is still on this device. Try again later.',
    noRoom: 'There is no space to save it.',
    rejectedTitle: 'This document was not accepted',
    rejectedText: 'Check it and upload it again.',
    unexplained: 'We don’t know why yet. We ask again when there is internet.',
    queuedText: 'It is saved here. It is sent by itself when there is internet.',
    queuedSince: (date) => `Since ${date}`,
    photoOf: (name) => `Photo of ${name}`,
    unknown: 'That document is not in your list',
  },

  failures: {
    offline: 'No internet. Try when you have signal.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The service does not answer. Try later.',
    malformed: 'The answer makes no sense.',
    rejected: 'The service did not accept it. Take the photo again.',
  },

  notice: {
    title: 'Notice: update your data',
    message: {
      Actualizar: 'Update your data and upload your documents.',
      form: 'Update your data in 7 short steps.',
      Cargar: 'Your data is complete. Upload the documents that are missing.',
    },
    button: { Actualizar: 'Update', Cargar: 'Upload' },
    form: { done: 'Form complete', open: 'Form not complete' },
    documents: { done: 'Documents uploaded', open: 'Documents not complete' },
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
