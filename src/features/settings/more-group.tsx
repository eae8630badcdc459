import type { ReactNode } from 'react'
import { SectionTitle } from '#ui/lists/section-title.tsx'

export function MoreGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  )
}
