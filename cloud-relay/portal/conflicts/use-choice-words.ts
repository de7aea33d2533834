import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { ConflictView, ResolutionView, SubjectView } from '#core/planning/conflict-contract.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** An entry by its displayed name; prices of the same name are told apart by the amount. */
export function useSubjectName(): (subject: SubjectView) => string {
  const { locale } = useWords()
  return ({ name, cents }) =>
    cents === null ? inLocale(name, locale) : `${inLocale(name, locale)}, ${formatCents(cents, locale)}`
}

/** The sentences of one conflict: its title, its reason, and each resolution. */
export function useChoiceWords({ kind, about, subjects }: ConflictView) {
  const { locale, t } = useWords()
  const nameOf = useSubjectName()

  function textOf(resolution: ResolutionView): string {
    const { count, to, slug } = resolution
    switch (resolution.do) {
      case 'cancel':
        return t('cancel_show')
      case 'move':
      case 'shift':
        return t('resolve_move', { to: placeText(resolution) })
      case 'replan':
        return t('resolve_replan', { to: to ? placeText(resolution) : '' })
      case 'renew':
        return t('resolve_renew', { count })
      case 'fit':
        return t('resolve_fit')
      case 'keep':
        if (kind === 'seats_not_in_plan') return t('resolve_keep_seats')
        return kind === 'seat_plan_old' ? t('resolve_keep_plan', { count }) : t('resolve_keep')
      case 'rename':
        return t('resolve_rename', { slug: slug ?? '' })
      case 'remove':
        return kind === 'show_over_kept' || kind === 'kept_overlap'
          ? t('announce_give_up')
          : t('resolve_remove')
      case 'offer':
        return t('resolve_offer')
      case 'restore':
        return t('resolve_restore')
    }
  }

  /** `22:15`, with the screen and the day where these change. The time is in the cinema's zone. */
  function placeText({ of, to }: ResolutionView): string {
    const show = subjects.find(subject => subject.id === of)?.show
    if (!to || !show) return ''
    const day = to.start.slice(0, 10)
    return [
      to.screen === show.screen ? '' : to.screen,
      day === show.start.slice(0, 10) ? '' : formatPlainDay(day, locale),
      to.start.slice(11, 16),
    ]
      .filter(Boolean)
      .join(', ')
  }

  const words = (resolution: ResolutionView) => {
    const text = textOf(resolution)
    const subject = subjects.find(each => each.id === resolution.of)
    const whom = subject && [nameOf(subject), subject.show?.start.slice(11, 16)].filter(Boolean).join(', ')
    return { text, spoken: whom ? `${text}: ${whom}` : text }
  }
  words.title = t(`conflict_${kind}`)
  words.why =
    kind === 'no_rate'
      ? t(about === 'site' ? 'conflict_no_rate_site_why' : 'conflict_no_rate_pos_why')
      : t(`conflict_${kind}_why`, { about })
  words.warning = (resolution: ResolutionView, taken: number) => {
    if (resolution.do !== 'cancel') return t('other_plan_free')
    return taken > 0 ? t('cancel_with_tickets', { count: taken }) : t('cancel_without_tickets')
  }
  return words
}
