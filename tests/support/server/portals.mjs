import { readEnvironment, startServer } from '../../../dist-server/library.js'

/**
 * Runs the built server for one story after another: loading it and compiling its database takes four seconds of
 * processor, which are paid once. portal.ts asks by message: `{ call, portal, variables }` starts, without `variables`
 * it stops; the answer is `{ call, said }`, `said` being what went wrong.
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

/** Each line as the server's own log would write it. */
function loggerOf(portal) {
  const write = (fields, msg) => process.send({ portal, line: JSON.stringify({ ...fields, msg }) })
  return { info: write, warn: write, error: write }
}
