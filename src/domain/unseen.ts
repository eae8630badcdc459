/**
 * Controls without a picture (not tab and line ends), and those that turn the direction of what follows: nobody types them, they
 * come along from other apps, and at a desk they make a text read as it was not written. And halves of a pair, as where an
 * emoji was cut: no database keeps them. Device and server leave out the same.
 */
export const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
