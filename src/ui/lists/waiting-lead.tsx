interface Props {
  rows: readonly { state: string }[]
  /** Says that a request is sent without a change. */
  text: string
  /** Says how a refused request is put right. */
  stuckText: string
}

/** Says above waiting requests what happens to them; requests that the server has need no words. */
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
