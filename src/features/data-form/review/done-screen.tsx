import { IconUpload } from '@tabler/icons-react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { DraftChip } from '../frame/draft-chip.tsx'
import classes from '../fields/form.module.css'
import { texts } from '../texts.es.ts'

/** Registered: only after the server said so (FORM-22). */
export function DoneScreen({ at }: { at: number | null }) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const { canOpen } = useShellParts()
  const hasDocuments = canOpen(paths.documents)
  return (
    <div className={classes.page}>
      <PageHeader
        title={words.title}
        backIcon="close"
        {...(isKiosk ? {} : { backLabel: words.close, onBack: () => navigate(paths.home) })}
      />
      <div className={classNames(classes.body, classes.middle)}>
        <EmptyState
          drawing={<DrawingAllDone />}
          title={words.done.title}
          text={words.saved}
          action={<DraftChip state="synced" at={at} />}
        />
        <section className="t-stack t-gap-2">
          <SectionTitle>{words.done.next}</SectionTitle>
          <ol>
            {hasDocuments && <li>{words.done.nextDocuments}</li>}
            <li>{words.done.nextReview}</li>
            <li>{words.done.nextTold}</li>
          </ol>
        </section>
      </div>
      <div className={classNames(classes.actions, classes.aboveBar)}>
        {hasDocuments && (
          <Button fullWidth href={`#${paths.documents}`} leftSection={<IconUpload size={22} aria-hidden />}>
            {words.done.documents}
          </Button>
        )}
        <Button fullWidth variant={hasDocuments ? 'outline' : 'filled'} href={`#${paths.home}`}>
          {words.done.home}
        </Button>
      </div>
    </div>
  )
}
