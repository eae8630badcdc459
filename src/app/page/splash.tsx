import { Mark } from '#ui/drawings/mark.tsx'

/** The same picture as in index.html, so that nothing jumps when the scripts arrive (splash.css). */
export function Splash() {
  return (
    <div className="splash">
      <Mark variant="symbol" tone="on-brand" height={96} />
    </div>
  )
}
