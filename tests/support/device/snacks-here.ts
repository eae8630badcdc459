import { renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { type Snack, useSnacks } from '#hooks/operations/snack.ts'

export function watchSnacks(): Pick<Snack, 'text' | 'tone'>[] {
  const shown: Pick<Snack, 'text' | 'tone'>[] = []
  renderHook(() => {
    const [snack] = useSnacks()
    useEffect(() => {
      if (snack) shown.push({ text: snack.text, tone: snack.tone })
    }, [snack])
  })
  return shown
}
