import { useRef, useState } from 'react'
import { signOut } from '#core/session.ts'
import { showAlert } from './alert.ts'

/** "Cerrar sesión": leaves at once; a text of the server's other than OK is shown in an alert (SHELL-16). */
export function useSignOut(): { signOut: () => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const isLeaving = useRef(false)
  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    setBusy(true)
    const { message } = await signOut()
    if (message) void showAlert({ text: message })
    isLeaving.current = false
    setBusy(false)
  }
  return { signOut: () => void leave(), isBusy }
}
