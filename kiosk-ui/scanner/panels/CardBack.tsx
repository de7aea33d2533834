import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { readCard, takeCardBack, undoTakeBack, type DoorCard } from '#core/vouchers/card-contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { askWhoIsHere, queryClient } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useSession } from '../../box/use-session.ts'
import { CodeField } from '../CodeField.tsx'
import { useWords } from '../words.ts'
import { DoorPanel } from './DoorPanel.tsx'

const cardQueryKey = (code: string) => ['vouchers', 'card', code]

/** Used-up cards that guests hand in: what is left of one is shown before it is taken back. */
export function CardBack({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const [asked, setAsked] = useState({ code: '', id: '' })
  const answer = useQuery({
    queryKey: cardQueryKey(asked.code),
    queryFn: () => call(readCard, { params: { code: asked.code } }),
    enabled: asked.code !== '',
    retry: false,
    staleTime: 0,
  })
  return (
    <DoorPanel
      title={words('card_back')}
      onClose={onClose}
      foot={<CodeField onCode={code => setAsked({ code: code.slice(0, 60), id: newId() })} />}
    >
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      {asked.code !== '' && answer.isPending && !answer.error && <Skeleton height="160px" />}
      {asked.code === '' && (
        <EmptyState icon="voucher" title={words('card_ask')}>
          {words('card_ask_how')}
        </EmptyState>
      )}
      {!answer.error && answer.data && <Card key={asked.id} card={answer.data.card} {...asked} />}
    </DoorPanel>
  )
}

function Card({ card, code, id }: { card: DoorCard; code: string; id: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const taking = useMutation({
    mutationFn: () => call(takeCardBack, { params: { code }, body: { id } }),
    onSuccess: answer => queryClient.setQueryData(cardQueryKey(code), answer),
    onError: error => askWhoIsHere(error),
  })
  const isWorth = !card.cancelled && (card.left > 0 || card.centsLeft > 0)
  return (
    <article className="door-card" aria-live="polite">
      <p className="door-list-head">
        <strong>{inLocale(card.title, locale)}</strong>
        <span className="quiet figures">{card.code}</span>
      </p>
      {card.cancelled ? (
        <Notice tone="info">{words('card_cancelled')}</Notice>
      ) : (
        <dl>
          <div>
            <dt>{words('card_visits')}</dt>
            <dd className="display figures">
              {words('card_visits_of', { left: card.left, turns: card.turns })}
            </dd>
          </div>
          <div>
            <dt>{words('card_snacks')}</dt>
            <dd className="display figures">{formatCents(card.centsLeft, locale)}</dd>
          </div>
        </dl>
      )}
      {taking.error && (
        <Notice tone="stop" announce>
          {refusalText(taking.error)}
        </Notice>
      )}
      {card.taken ? (
        <Taken taken={card.taken} code={code} />
      ) : isWorth ? (
        <Notice tone="warn" announce>
          {words('card_worth')}
        </Notice>
      ) : (
        <Button
          size="huge"
          wide
          variant="primary"
          icon="tick"
          busy={taking.isPending}
          onPress={() => taking.mutate()}
        >
          {words('card_take')}
        </Button>
      )}
    </article>
  )
}

/** Who took it back and when, and the key that undoes it for who may: by two presses, as an admission. */
function Taken({ taken, code }: { taken: NonNullable<DoorCard['taken']>; code: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const mayUndo = useSession()?.permissions.includes('override_vouchers')
  const [sure, setSure] = useState(false)
  const undoing = useMutation({
    mutationFn: () => call(undoTakeBack, { params: { code }, body: { id: taken.takingId } }),
    onSuccess: answer => queryClient.setQueryData(cardQueryKey(code), answer),
    onError: error => askWhoIsHere(error),
  })
  const when = `${formatDay(taken.at, locale, zone)} ${formatTime(taken.at, locale, zone)}`
  return (
    <>
      <Notice tone="ok" announce title={words('card_taken')}>
        {[when, words('used_by', { name: taken.by, door: taken.gate })].join(' · ')}
      </Notice>
      {undoing.error && (
        <Notice tone="stop" announce>
          {refusalText(undoing.error)}
        </Notice>
      )}
      {mayUndo && (
        <Button
          size="touch"
          icon="back"
          busy={undoing.isPending}
          onPress={sure ? () => undoing.mutate() : () => setSure(true)}
        >
          {words(sure ? 'undo_sure' : 'card_undo')}
        </Button>
      )}
    </>
  )
}
