import { useState } from 'react'

/** Returns true for the component's lifetime once `value` was true. */
export function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return value || was
}
