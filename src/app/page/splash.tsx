import { Mark } from '#ui/drawings/mark.tsx'

/** Same image as in index.html, so that nothing moves when the scripts load (splash.css). */
export function Splash() {
  return (
    <div className="splash">
      <Mark variant="symbol" tone="on-brand" height={96} />
    </div>
  )
}
