import { useMutation } from '@tanstack/react-query'
import { inviteBox } from '#core/devices/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Box } from './box-state.ts'
import { BoxRow } from './BoxRow.tsx'
import { Invitation } from './Invitation.tsx'
import { ReplaceBox } from './ReplaceBox.tsx'

/** One cinema with its box, or with the way to get one. */
export function CinemaBox({
  cinema,
  boxes,
  now,
}: {
  cinema: Programme['cinemas'][number]
  boxes: Box[]
  /** Server time, ISO. */
  now: string
}) {
  const { locale, t } = useWords()
  const call = useCall()
  const inviting = useMutation({
    mutationFn: (why: { replace: boolean; keyStolen: boolean }) =>
      call(inviteBox, { body: { cinemaId: cinema.id, ...why } }),
  })
  const zone = cinema.timezone
  return (
    <section className="card">
      <div className="card-head">
        <div>
          <h2>{cinema.name}</h2>
          <p className="quiet">{cinema.city}</p>
        </div>
        {boxes.length === 0 && (
          <Button
            busy={inviting.isPending}
            onPress={() => inviting.mutate({ replace: false, keyStolen: false })}
          >
            {t('invite_box')}
          </Button>
        )}
      </div>
      {boxes.length > 0 && !inviting.data && (
        <div className="stack">
          <ReplaceBox
            busy={inviting.isPending}
            onReplace={keyStolen => inviting.mutate({ replace: true, keyStolen })}
          />
        </div>
      )}
      {boxes.length === 0 && !inviting.data && <p className="quiet">{t('box_none_hint')}</p>}
      {boxes.map(box => (
        <BoxRow key={box.nodeId} box={box} zone={zone} now={now} />
      ))}
      <Failed error={inviting.error} />
      {inviting.data && (
        <Invitation code={inviting.data.code} until={formatTime(inviting.data.expiresAt, locale, zone)} />
      )}
    </section>
  )
}
