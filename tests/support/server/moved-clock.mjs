/** Moves a server's clock by CLOCK_AHEAD_MS; moved-clock.ts loads this file before the server. */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const RealDate = Date
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
