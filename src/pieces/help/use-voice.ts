import { useEffect, useState, useSyncExternalStore } from 'react'
import { onSessionChange } from '#core/session/session-state.ts'
import { useLocale } from '#i18n/use-texts.ts'

function speech(): SpeechSynthesis | null {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null
}

function onVoices(changed: () => void): () => void {
  const voices = speech()
  voices?.addEventListener?.('voiceschanged', changed)
  return () => voices?.removeEventListener?.('voiceschanged', changed)
}

/**
 * Returns the voiceURI of a voice for Mexican Spanish or American English, or else for any country; ''
 * without a voice. Considers only voices on the device, because remote voices send the text to a company and
 * fail offline (EXT-01).
 */
export function voiceNameFor(
  voices: readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI'>[],
  locale: string,
): string {
  const langOf = ({ lang }: { lang: string }) => lang.replace('_', '-').toLowerCase()
  const wanted = locale === 'es' ? 'es-mx' : 'en-us'
  const own = voices.filter(({ localService }) => localService)
  const found =
    own.find((voice) => langOf(voice) === wanted) ??
    own.find((voice) => langOf(voice).split('-')[0] === locale)
  return found?.voiceURI ?? ''
}

/**
 * Returns the controls of the voice; null when the device has no voice for the language. Speech stops when
 * the component unmounts, the page is hidden or left, or the session ends.
 */
export function useVoice(text: string): { isSpeaking: boolean; toggle: () => void } | null {
  const locale = useLocale()
  const [isSpeaking, setSpeaking] = useState(false)
  const name = useSyncExternalStore(onVoices, () => voiceNameFor(speech()?.getVoices() ?? [], locale))
  useEffect(() => {
    const stop = () => {
      speech()?.cancel()
      setSpeaking(false)
    }
    const onHidden = () => document.visibilityState === 'hidden' && stop()
    const ended = onSessionChange(({ phase }) => phase !== 'open' && stop())
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', stop)
    return () => {
      stop()
      ended()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', stop)
    }
  }, [text])
  if (name === '') return null
  const toggle = () => {
    const voices = speech()
    if (!voices) return
    voices.cancel()
    if (isSpeaking) return setSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = voices.getVoices().find(({ voiceURI }) => voiceURI === name)
    if (voice) {
      utterance.voice = voice
      utterance.lang = voice.lang
    }
    const end = () => setSpeaking(false)
    utterance.addEventListener('end', end)
    utterance.addEventListener('error', end)
    setSpeaking(true)
    voices.speak(utterance)
  }
  return { isSpeaking, toggle }
}
