import { readEnvironment, startServer } from '../../../dist-server/library.js'

/**
 * Runs the built server for one test after another, so that loading it and compiling its database costs 4 s
 * of processor time only once. portal.ts sends `{ call, portal, variables }` to start, and without
 * `variables` to stop. The reply is `{ call, said }`; `said` is the error message, if any.
 */
process.umask(0o077)
const running = new Map()

process.on('message', ({ call, ...asked }) => {
  answer(asked).then(
    () => process.send({ call }),
    (cause) => process.send({ call, said: String(cause.stack) }),
  )
})
process.on('disconnect', () => process.exit())

async function answer({ portal, variables }) {
  if (variables) running.set(portal, await startServer(readEnvironment(variables), loggerOf(portal)))
  else await running.get(portal).stop()
}

/** Each line has the format of the server's own log. */
function loggerOf(portal) {
  const write = (fields, msg) => process.send({ portal, line: JSON.stringify({ ...fields, msg }) })
  return { info: write, warn: write, error: write }
}
