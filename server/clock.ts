/** Where the time comes from; tests move it. */
export interface Clock {
  now(): Date
}
