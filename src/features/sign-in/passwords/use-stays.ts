import { useState } from 'react'

/** Once true, true for as long as the component is there. */
export function useStays(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return value || was
}
