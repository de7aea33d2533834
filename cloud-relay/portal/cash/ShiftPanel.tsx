import type { AnswerOf } from '#core/api/route.ts'
import type { readShift, ShiftInList } from '#core/cash/list-contract.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useShift } from './queries.ts'

type ShiftInFull = AnswerOf<typeof readShift>
type Cinema = { id: string; name: string; timezone: string }

/** One shift in full: how it was closed, its drawer line by line, and everything that happened to it. */
export function ShiftPanel({
  shift,
  cinema,
  onClose,
}: {
  shift: ShiftInList
  cinema: Cinema | undefined
  onClose: () => void
}) {
  const { locale, t } = useWords()
  const asked = useShift(shift.cinemaId, shift.id)
  const zone = cinema?.timezone ?? 'UTC'
  const at = (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <SidePanel
      title={
        shift.number ? t('cash_report', { number: shift.number }) : t('cash_shift_of', { name: shift.device })
      }
      lead={`${shift.device}${cinema ? ` · ${cinema.name}` : ''}`}
      onClose={onClose}
    >
      {shift.lateCents !== 0 && (
        <Notice tone="warn">{t('cash_late', { cents: money(shift.lateCents) })}</Notice>
      )}
      {asked.data && asked.data.reports.length > 1 && (
        <Notice tone="warn">
          {t('cash_closed_twice', { numbers: asked.data.reports.map(({ number }) => number).join(', ') })}
        </Notice>
      )}
      <Facts
        facts={[
          [t('cash_opened'), t('cash_by', { at: at(shift.openedAt), name: shift.openedBy })],
          [
            t('cash_closed'),
            shift.closedAt && t('cash_by', { at: at(shift.closedAt), name: shift.closedBy ?? '' }),
          ],
          [t('cash_holder'), shift.closedAt ? null : shift.holderName],
          [
            t('cash_difference'),
            shift.countedCents === null ? null : money(shift.countedCents - shift.expectedCents),
          ],
          [t('cash_why'), shift.explanation],
          [t('cash_left'), shift.leftCents === null ? null : money(shift.leftCents)],
          [t('cash_to_safe'), money(shift.withdrawnCents)],
        ]}
      />
      {!asked.data ? (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      ) : (
        <>
          <Drawer full={asked.data} />
          <Takings full={asked.data} />
          <History full={asked.data} at={at} />
        </>
      )}
    </SidePanel>
  )
}

/** What should be in the drawer, way by way; as it was reported once it is closed. */
function Drawer({ full }: { full: ShiftInFull }) {
  const { locale, t } = useWords()
  const money = (cents: number) => formatCents(cents, locale)
  const some = (cents: number) => (cents ? money(cents) : null)
  const lines = full.reports[0]?.drawer ?? full.drawer
  return lines.map(line => (
    <section key={line.method}>
      <h3 className="panel-title">{line.name ? inLocale(line.name, locale) : t('cash_in_drawer')}</h3>
      <Facts
        facts={[
          [t('cash_float'), line.method === 'cash' ? money(line.floatCents) : null],
          [t('cash_taken'), money(line.takenCents)],
          [t('cash_refunded'), some(-line.backCents)],
          [t('cash_what_paid_in'), some(line.paidInCents)],
          [t('cash_what_paid_out'), some(-line.paidOutCents)],
          [t('cash_what_withdrawn'), some(-line.withdrawnCents)],
          [t('cash_what_deposits_back'), some(-(line.depositsBackCents ?? 0))],
          [t('cash_expected'), money(line.expectedCents)],
          [t('cash_counted'), 'countedCents' in line ? money(line.countedCents as number) : null],
        ]}
      />
    </section>
  ))
}

/** What guests paid in each way, of a closed shift. */
function Takings({ full: { reports } }: { full: ShiftInFull }) {
  const { locale, t } = useWords()
  const [report] = reports
  if (!report) return null
  const kinds = ['cash', 'terminal', 'voucher'] as const
  const tips = report.takings.reduce((sum, { tipCents = 0 }) => sum + tipCents, 0)
  return (
    <section>
      <h3 className="panel-title">{t('cash_takings')}</h3>
      <Facts
        facts={[
          ...report.takings.map(each => {
            const kind = kinds.find(one => one === each.kind) ?? 'else'
            const name = each.name ? inLocale(each.name, locale) : t(`cash_kind_${kind}`)
            return [name, formatCents(each.cents - each.backCents, locale)] as const
          }),
          ...(tips ? [[t('cash_tips'), formatCents(tips, locale)] as const] : []),
          ...(report.depositsTakenCents
            ? [[t('cash_deposits_taken'), formatCents(report.depositsTakenCents, locale)] as const]
            : []),
          [t('cash_bills'), `${report.bills}`] as const,
          [t('cash_returns'), `${report.returns}`] as const,
        ]}
      />
    </section>
  )
}

/** Everything that happened to the drawer but sales, the oldest first. */
function History({ full, at }: { full: ShiftInFull; at: (iso: string) => string }) {
  const { locale, t } = useWords()
  const money = (cents: number) => formatCents(cents, locale)
  const all = [
    ...full.moves.map(({ id, at, what, cents, reason, employeeName: who }) => ({
      id,
      at,
      who,
      text: `${t(`cash_what_${what}`)} ${money(cents)} · ${reason}`,
    })),
    ...full.counts.map(({ id, at, employeeName: who, lines }) => ({
      id,
      at,
      who,
      text: t('cash_count_of', {
        counted: money(lines.reduce((sum, line) => sum + line.countedCents, 0)),
        expected: money(lines.reduce((sum, line) => sum + line.expectedCents, 0)),
      }),
    })),
    ...full.handovers.map(({ id, at, fromName, toName: who }) => ({
      id,
      at,
      who,
      text: t('cash_taken_over', { name: fromName }),
    })),
    ...full.openings.map(({ id, at, reason, employeeName: who }) => ({
      id,
      at,
      who,
      text: t('cash_drawer_opened', { reason }),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  if (!all.length) return null
  return (
    <section>
      <h3 className="panel-title">{t('cash_history')}</h3>
      <ol className="voucher-history">
        {all.map(each => (
          <li key={each.id}>
            <span>{each.text}</span>
            <span className="quiet figures">
              {at(each.at)} · {each.who}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
