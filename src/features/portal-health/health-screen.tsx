import { IconActivityHeartbeat, IconAlertTriangle, IconMailExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { readHealth } from '#contract/portal-health/portal-health.ts'
import { DEVICES, type Device, VITALS } from '#domain/portal-health/vitals.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { DiskBanner, DiskCard } from './disk-card.tsx'
import { ErasuresBanner } from './erasures-banner.tsx'
import { ErrorList } from './error-list.tsx'
import { RestPart } from './rest-part.tsx'
import { RouteTable } from './route-table.tsx'
import { texts } from './texts.es.ts'
import { VitalCard } from './vital-card.tsx'
import classes from './health.module.css'

type Span = '7' | '30'

export function Screen() {
  const words = useTexts(texts)
  const [span, setSpan] = useState<Span>('30')
  const [device, setDevice] = useState<Device | 'todos'>('todos')
  const input = {
    dias: span === '7' ? (7 as const) : (30 as const),
    ...(device !== 'todos' && { equipo: device }),
  }
  const { data, failure, isRefreshing, refresh } = useOperation(readHealth, input, { isKept: false })
  const old = staleDataReason(failure, words.failure, words.old)
  const again = () => void refresh()
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <div className={classes.choices}>
        <Segments
          label={words.span}
          value={span}
          options={(['7', '30'] as const).map((value) => ({ value, label: words.spans[value] }))}
          onChange={setSpan}
        />
        <SelectField
          label={words.device}
          value={device}
          options={(['todos', ...DEVICES] as const).map((value) => ({ value, label: words.devices[value] }))}
          onChange={({ currentTarget }) => setDevice(currentTarget.value as Device | 'todos')}
        />
      </div>
      {data === null ? (
        <MissingData
          rows={6}
          {...toMissingDataProps({ failure, isRefreshing, refresh }, words)}
          loading={words.loading}
        />
      ) : (
        <>
          {old && <StaleData {...old} againWord={words.again} onRetry={again} />}
          <RestPart isAtRest={data.enReposo === true} onReleased={refresh} />
          {data.borrados && <ErasuresBanner list={data.borrados} />}
          {data.disco && <DiskBanner disk={data.disco} />}
          {data.correos !== undefined && data.correos > 0 && (
            <Banner tone="warn" icon={<IconMailExclamation size={24} />} title={words.unsent(data.correos)}>
              {words.unsentText}
            </Banner>
          )}
          {data.perdidos > 0 && (
            <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.lostTitle}>
              {words.lost(data.perdidos)}
            </Banner>
          )}
          {data.total.sesiones === 0 ? (
            <EmptyState
              drawing={<IconActivityHeartbeat size={64} aria-hidden />}
              title={words.empty}
              text={words.emptyText}
            />
          ) : (
            <>
              <p className="t-quiet">
                {words.sessions(data.total.sesiones)}. {words.p75}
              </p>
              <div className={classes.cards}>
                {VITALS.map((vital) => (
                  <VitalCard key={vital} vital={vital} total={data.total} days={data.dias} />
                ))}
              </div>
              <RouteTable routes={data.rutas} />
            </>
          )}
          <ErrorList errors={data.errores} />
          {data.disco && <DiskCard disk={data.disco} />}
        </>
      )}
    </div>
  )
}
