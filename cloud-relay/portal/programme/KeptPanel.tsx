import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { giveUpPlaceholder } from '#core/planning/placeholder-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Kept } from './board.ts'
import type { Draft } from './draft.ts'
import { clockOf } from './strip-geometry.ts'

/** A time kept for a show to be announced: a show takes its place, or it is changed or given up. */
export function KeptPanel({
  kept: { placeholder, screen, strip, clashing },
  zone,
  onPlan,
  onClose,
}: {
  kept: Kept
  zone: string
  onPlan: (draft: Partial<Draft>) => void
  onClose: () => void
}) {
  const { locale, t } = useWords()
  const mayNot = useReason('manage_programme')
  const off = mayNot ? { disabledReason: mayNot } : {}
  const givingUp = useGivingUp(placeholder.id, onClose)
  const { name, day, start, end, ready, screenId } = placeholder
  const time = (iso: string) => formatTime(iso, locale, zone)
  const place = { screenId, day, time: clockOf(strip.from), inPlaceOf: placeholder.id }
  const announced = { name, minutes: Math.round(strip.end - strip.feature) }
  return (
    <SidePanel title={name} lead={t('announce_lead')} onClose={onClose}>
      {clashing && (
        <Notice
          tone="stop"
          title={t(clashing === 'show' ? 'announce_clash' : 'conflict_kept_overlap')}
          action={<Link to="/conflicts">{t('conflicts_open')}</Link>}
        />
      )}
      <Facts
        facts={[
          [t('screen'), screen.name],
          [t('day'), formatPlainDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })],
          [t('time'), `${time(start)} – ${time(end)}`],
          [t('cleaning'), time(ready)],
        ]}
      />
      <Failed error={givingUp.error} />
      <div className="panel-foot row">
        <Button
          variant="primary"
          onPress={() =>
            onPlan({ ...place, movieId: null, versionId: null, freeSeating: false, announced: undefined })
          }
          {...off}
        >
          {t('announce_plan')}
        </Button>
        <Button onPress={() => onPlan({ ...place, announced })} {...off}>
          {t('announce_change')}
        </Button>
        <Button busy={givingUp.isPending} onPress={() => givingUp.mutate()} {...off}>
          {t('announce_give_up')}
        </Button>
      </div>
    </SidePanel>
  )
}

function useGivingUp(id: string, onGone: () => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: () => call(giveUpPlaceholder, { params: { id } }),
    onSuccess: async () => {
      await memory.invalidateQueries({ queryKey: ['placeholders'] })
      onGone()
    },
  })
}
