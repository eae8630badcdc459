interface Props {
  rows: readonly { state: string }[]
  /** Shown for requests that are sent automatically. */
  text: string
  /** Shown for refused requests: how to correct them. */
  stuckText: string
}

/** Hidden when the server has all requests. */
export function WaitingLead({ rows, text, stuckText }: Props) {
  const isStuck = rows.some(({ state }) => state === 'rejected')
  const isGoing = rows.some(({ state }) => state !== 'rejected' && state !== 'synced')
  if (!isStuck && !isGoing) return null
  return (
    <div className="t-quiet">
      {isGoing && <p>{text}</p>}
      {isStuck && <p>{stuckText}</p>}
    </div>
  )
}
