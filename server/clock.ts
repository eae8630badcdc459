/** Source of the time; tests change it. */
export interface Clock {
  now(): Date
}
