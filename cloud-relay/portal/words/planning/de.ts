import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  show_notice: 'Hinweis für Gäste',
  show_notice_hint:
    'Auf der Website, an der Kasse und auf Tickets, etwa: mit Pause. Leere Felder erscheinen in einer anderen Sprache.',
  guests_waiting: 'Warteliste',
  guests_waiting_lead:
    'Wer erfahren will, dass Plätze frei werden, in der Reihenfolge der Anfragen. Sie läuft automatisch.',
  guests_waiting_party_one: '{{count}} Platz',
  guests_waiting_party_other: '{{count}} Plätze',
  guests_waiting_side_by_side: 'nebeneinander',
  guests_waiting_nobody: 'gelöscht',
  guests_waiting_none: 'Niemand wartet auf diese Vorstellung.',
  guests_waiting_off:
    'Für dieses Kino wird keine Warteliste geführt. Sie wird in den Einstellungen unter „Website“ eingeschaltet.',
  guests_waiting_asked: 'nicht bestätigt',
  guests_waiting_waiting: 'in der Reihe',
  guests_waiting_offered: '{{seats}} gehalten bis {{until}}',
  guests_waiting_bought: 'gekauft',
  guests_waiting_lapsed: 'Angebot verstrichen',
  guests_waiting_left: 'gegangen',
  guests_waiting_staff: 'entfernt',
  guests_waiting_not_confirmed: 'nie bestätigt',
  guests_waiting_erased: 'gelöscht',
  guests_waiting_over: 'vorbei',
  guests_waiting_remove: 'Von der Liste nehmen',
  guests_waiting_remove_who: '{{who}} von der Warteliste nehmen',

  not_yet_at_cinema: 'Noch nicht im Kino',
  not_yet_online: 'Noch nicht online',
  not_yet_at: 'Noch nicht im {{cinemas}}',
  arrives_at_cinema: 'Es kommt an, sobald die Box verbunden ist.',
  arrives_online: 'Es kommt an, sobald die Verbindung zur Cloud wieder steht.',

  seats_taken_share: '{{taken}} von {{capacity}} Plätzen belegt ({{percent}} %)',
  moved_to: '„{{title}}“ läuft jetzt am {{day}} um {{time}}, {{screen}}.',
  moved_back: '„{{title}}“ läuft wieder am {{day}} um {{time}}, {{screen}}.',
  move_show: 'Vorstellung verlegen',
  move_show_now: 'Jetzt verlegen',
  move_lead: 'Plätze und Tickets bleiben, wie sie sind.',
  move_hint: 'Klicken Sie auf eine freie Stelle im Plan, oder wählen Sie hier.',
  move_unchanged: 'Wählen Sie eine andere Uhrzeit oder einen anderen Saal.',
  move_online: 'Der Onlineverkauf endet dann um {{time}}.',
  move_taken_one:
    '{{count}} Platz ist belegt. Das Ticket bleibt gültig; wer online gekauft hat, bekommt die neue Zeit per E-Mail.',
  move_taken_other:
    '{{count}} Plätze sind belegt. Die Tickets bleiben gültig; wer online gekauft hat, bekommt die neue Zeit per E-Mail.',
  other_plan: '{{screen}} hat einen anderen Sitzplan',
  other_plan_free:
    'Die Vorstellung wird hier abgesagt und dort neu geplant, mit einem neuen Link auf der Website.',
  other_plan_taken:
    'Plätze dieser Vorstellung sind belegt, und ihre Tickets nennen Plätze des eigenen Plans. Wählen Sie eine andere Uhrzeit oder einen Saal mit demselben Sitzplan.',
  plan_anew: 'Absagen und neu planen',

  conflicts: 'Konflikte',
  conflicts_lead: 'Was an zwei Orten zugleich geplant wurde und nur Sie entscheiden können.',
  conflicts_none: 'Keine Konflikte',
  conflicts_none_hint:
    'Wenn Kino und Cloud bei getrennter Verbindung dasselbe verschieden planen, steht es hier.',
  conflicts_count_one: '{{count}} Konflikt zu entscheiden',
  conflicts_count_other: '{{count}} Konflikte zu entscheiden',
  conflicts_open: 'Konflikte öffnen',
  conflict_in_show: 'Diese Vorstellung ist Teil eines Konflikts.',
  conflict_ended: 'Das ist entschieden.',
  last_change: 'Letzte Änderung: {{who}}, {{where}}, {{when}}',
  who_nobody: 'Foyer selbst',
  where_cloud: 'in der Cloud',
  where_cinema: 'im {{cinema}}',
  seats_taken_one: '{{count}} Platz belegt',
  seats_taken_other: '{{count}} Plätze belegt',
  and_more_one: 'und {{count}} weitere',
  and_more_other: 'und {{count}} weitere',

  conflict_shows_overlap: 'Zwei Vorstellungen in einem Saal',
  conflict_shows_overlap_why:
    'Beide brauchen den Saal zur selben Zeit. Für beide werden Tickets verkauft, bis Sie entscheiden.',
  conflict_screen_gone: 'Eine Vorstellung in einem geschlossenen Saal',
  conflict_screen_gone_why:
    'Der Saal wurde aus der Liste genommen, während diese Vorstellung darin geplant wurde.',
  conflict_movie_gone: 'Eine Vorstellung eines Films, der herausgenommen wurde',
  conflict_movie_gone_why: 'Der Film wurde aus der Liste genommen, während diese Vorstellung geplant wurde.',
  conflict_version_gone: 'Eine Vorstellung in einer Fassung, die herausgenommen wurde',
  conflict_version_gone_why:
    'Die Fassung wurde aus der Liste genommen, während diese Vorstellung geplant wurde.',
  conflict_seat_plan_old: 'Vorstellungen mit altem Sitzplan',
  conflict_seat_plan_old_why:
    'Der Saal hat einen neuen Sitzplan. Diese Vorstellungen wurden mit dem alten geplant und verkaufen noch dessen Plätze.',
  conflict_seats_not_in_plan: 'Verkaufte Plätze, die nicht im Plan sind',
  conflict_seats_not_in_plan_why:
    'Gäste haben {{about}}, und der Saalplan der Vorstellung hat diese Plätze nicht mehr: Sie wurden auf der einen Seite verkauft, während der Plan auf der anderen geändert wurde. Ihre Tickets bleiben gültig.',
  conflict_movie_slug_twice: 'Zwei Filme mit einer Adresse',
  conflict_movie_slug_twice_why:
    'Beide wollen auf der Website „{{about}}“ heißen; dort kann nur einer stehen.',
  conflict_event_slug_twice: 'Zwei Veranstaltungen mit einer Adresse',
  conflict_event_slug_twice_why:
    'Beide wollen auf der Website „{{about}}“ heißen; dort kann nur eines stehen.',
  conflict_event_twice: 'Zwei Veranstaltungen für eine Vorstellung',
  conflict_event_twice_why: 'Eine Vorstellung trägt ein Event; das andere ist nirgends zu sehen.',
  conflict_event_without_show: 'Ein Event, dessen Vorstellung abgesagt wurde',
  conflict_event_without_show_why: 'Die Website kündigt das Event noch an, aber niemand kann hingehen.',
  conflict_rate_name_twice: 'Zwei Tarife mit einem Namen',
  conflict_rate_name_twice_why: 'Kasse und Gäste können sie nicht auseinanderhalten.',
  conflict_supplement_twice: 'Zwei Zuschläge für dasselbe',
  conflict_supplement_twice_why: 'Nur einer von beiden wird berechnet.',
  conflict_barcode_twice: 'Zwei Artikel mit einem Strichcode',
  conflict_barcode_twice_why: 'Die Kasse kann nicht wissen, welchen {{about}} meint.',
  conflict_no_rate: 'Kein Tarif mehr übrig',
  conflict_no_rate_site_why:
    'Vorstellungen sind geplant, aber die Website hat keinen Tarif, um sie zu verkaufen.',
  conflict_no_rate_pos_why:
    'Vorstellungen sind geplant, aber die Kasse hat keinen Tarif, um sie zu verkaufen.',

  resolve_move: 'Verlegen auf {{to}}',
  resolve_replan: 'Neu planen: {{to}}',
  resolve_renew_one: '{{count}} unverkaufte Vorstellung mit dem neuen Plan neu planen',
  resolve_renew_other: '{{count}} unverkaufte Vorstellungen mit dem neuen Plan neu planen',
  resolve_fit: 'Der Vorstellung den Plan geben, der diese Plätze hat',
  resolve_keep_seats: 'So lassen: Die Gäste behalten ihre Plätze',
  resolve_keep: 'Trotzdem zeigen',
  resolve_keep_plan_one: 'Für {{count}} Vorstellung den alten Plan behalten',
  resolve_keep_plan_other: 'Für {{count}} Vorstellungen den alten Plan behalten',
  resolve_rename: 'Adresse ändern in {{slug}}',
  resolve_remove: 'Herausnehmen',
  resolve_offer: 'Auch dort anbieten',
  resolve_restore: 'Wieder anbieten',
  compared_now: 'Letzten {{weekday}} um diese Zeit {{value}}',
  compared_end: 'Letzten {{weekday}} am Ende {{value}}',
  seats_about: 'Zu diesen Plätzen',
  seats_bar: 'Der Balken zeigt vergebene Plätze: verkauft, in einem Warenkorb oder gesperrt.',
  show_added: 'Die Vorstellung wurde geplant.',
  cancel_undo: 'Absage zurücknehmen',
}
