/**
 * Matches unpaired surrogates, characters that change the text direction, and control characters except U+0000,
 * tab and line ends. Copied text may contain such characters. Some make text read differently, and databases
 * reject unpaired surrogates.
 */
export const invisibleCharacters =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
