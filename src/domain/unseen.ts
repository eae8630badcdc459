/**
 * Invisible control characters except tab and line ends, and those that change the text direction. They come
 * from copied text, and make it read differently from how it was written. Also unpaired surrogates, for example
 * of a cut emoji, which no database stores. App and server remove the same characters.
 */
export const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
