import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.bill_unknown': 'Diese Bestellung wurde nicht gefunden. Prüfen Sie die Nummer.',
  'refusal.payment_unknown': 'Diese Zahlung wurde nicht gefunden. Sehen Sie die Liste noch einmal an.',
  'refusal.seat_unknown': '{{seats}}: Diesen Platz gibt es in diesem Saal nicht. Wählen Sie einen anderen.',
  'refusal.rate_unknown': 'Dieser Tarif wird nicht mehr angeboten. Wählen Sie einen anderen.',
  'refusal.rate_limit': '{{rate}}: Wählen Sie {{min}} bis {{max}} Tickets.',
  'refusal.rate_in_advance':
    '{{rate}} war für diese Vorstellung nur bis zum {{day}} zu kaufen. Wählen Sie einen anderen Preis.',
  'refusal.rate_other_dates':
    '{{rate}} gilt nicht für Vorstellungen an diesem Tag. Wählen Sie einen anderen Preis.',
  'refusal.rate_other_weekdays': '{{rate}} gilt nicht an diesem Wochentag. Wählen Sie einen anderen Preis.',
  'refusal.rate_other_hours': '{{rate}} gilt nicht zu dieser Uhrzeit. Wählen Sie einen anderen Preis.',
  'refusal.rate_other_screens': '{{rate}} gilt nicht in diesem Saal. Wählen Sie einen anderen Preis.',
  'refusal.supplement_not_waived': 'Dieser Zuschlag ist für diese Vorstellung zu zahlen.',
  'refusal.rate_other_list':
    '{{rate}} steht nicht auf der Preisliste dieser Vorstellung. Wählen Sie einen anderen Preis.',
  'refusal.rate_other_events': '{{rate}} gilt nicht für diese Veranstaltung. Wählen Sie einen anderen Preis.',
  'refusal.rate_other_films': '{{rate}} gilt nicht für diesen Film. Wählen Sie einen anderen Preis.',
  'refusal.rate_few_left':
    '{{rate}}: für diese Vorstellung nur noch {{left}} übrig. Wählen Sie weniger oder einen anderen Preis.',
  'refusal.rate_sold_out': '{{rate}} ist für diese Vorstellung ausverkauft. Wählen Sie einen anderen Preis.',
  'refusal.rate_sold_nowhere':
    'Haken Sie mindestens einen Ort an, an dem er verkauft wird. Soll er vorerst nirgends verkauft werden, pausieren Sie ihn.',
  'refusal.rate_limits_cross': 'Die Höchstzahl kann nicht unter der Mindestzahl liegen.',
  'refusal.rate_dates_cross': 'Der letzte Tag läge vor dem ersten. Wählen Sie einen späteren.',
  'refusal.discount_pays_all': 'Es müssen weniger Tickets bezahlt als gekauft werden.',
  'refusal.discount_rates_needed': 'Wählen Sie mindestens einen Preis.',
  'refusal.discount_sum_needed': 'Nennen Sie entweder eine Summe oder einen Prozentsatz, nicht beides.',
  'refusal.product_sold_out': '{{product}}: nur noch {{most}} da. Wählen Sie weniger.',
  'refusal.bill_unpaid_snacks':
    'Diese Bestellung ist noch nicht bezahlt. Sehen Sie wieder nach, sobald das Geld da ist.',
  'refusal.nothing_to_hand_out': 'Zu dieser Bestellung gibt es keine Snacks auszugeben.',
  'refusal.snacks_handed_out': 'Diese Snacks wurden schon ausgegeben: {{time}}, {{name}}, {{device}}.',
  'refusal.product_unknown': 'Dieser Artikel wird nicht mehr verkauft. Entfernen Sie ihn.',
  'refusal.combination_changed':
    'Was zu {{product}} gehört, hat sich geändert. Entfernen Sie es und wählen Sie es neu.',
  'refusal.combination_has_ingredients':
    'Was eine Kombination enthält, hat eigene Zutaten. Lassen Sie sie hier leer.',
  'refusal.part_has_parts':
    'Eines davon besteht selbst aus anderen Produkten oder ist dieses Produkt. Wählen Sie, woraus es besteht.',
  'refusal.nothing_chosen': 'Es ist noch nichts gewählt. Wählen Sie zuerst etwas aus.',
  'refusal.exchange_under_way':
    'Für diese Bestellung wird gerade ein Umtausch bezahlt. Schließen Sie ihn erst ab oder brechen Sie ihn ab.',
  'refusal.not_exchangeable':
    'Das kann hier nicht mehr oder nicht gegen diese Vorstellung getauscht werden. Bitte fragen Sie an der Kasse.',
  'refusal.not_returnable': 'Das kann hier nicht mehr zurückgegeben werden. Bitte fragen Sie an der Kasse.',
  'refusal.rate_returned_whole':
    '{{rate}} gibt es ab {{min}} Personen: Geben Sie alle diese Tickets zurück oder behalten Sie mindestens {{min}}.',
  'refusal.cinema_not_reached':
    'Das Kino ist gerade nicht erreichbar, sein Einlass wüsste nichts davon. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'refusal.cash_short': 'Das Bargeld reicht noch nicht.',
  'refusal.total_changed': 'Der Preis hat sich geändert. Bitte prüfen Sie die neue Summe.',
  'refusal.seat_taken': '{{seats}} ist nicht mehr frei. Wählen Sie einen anderen Platz.',
  'refusal.seats_elsewhere':
    '{{seats}} kann hier nicht verkauft werden, bis Kino und Website wieder verbunden sind. Wählen Sie einen anderen Platz.',
  'refusal.blocked_elsewhere':
    '{{seats}} wurde anderswo gesperrt: im Kino oder im Portal im Internet. Geben Sie den Platz dort wieder frei.',
  'refusal.too_many_parked':
    '{{most}} Warenkörbe sind geparkt. Nehmen Sie zuerst einen auf und schließen Sie ihn ab.',
  'refusal.parked_unknown': 'Dieser Warenkorb ist nicht mehr geparkt: Sein Tag ist vorbei.',
  'refusal.parked_taken': '{{name}} hat diesen Warenkorb schon aufgenommen.',
  'refusal.credit_too_much': 'Davon können höchstens {{most}} € zurückgegeben werden. Geben Sie weniger ein.',
  'refusal.not_looked_at':
    'Sehen Sie an, was Gäste für diese Tickets vorzeigen müssen, und bestätigen Sie es.',
  'refusal.too_many_reprints':
    'Dieses Ticket wurde schon {{most}} Mal neu gedruckt. Tauschen Sie es stattdessen gegen ein neues.',
  'refusal.running_unknown':
    'Dieser Warenkorb ist inzwischen verkauft oder aufgegeben. Sehen Sie die Liste noch einmal an.',
  'refusal.basket_taken_over':
    '{{name}} hat mit diesem Warenkorb an {{till}} weitergemacht. Dort wird er verkauft.',
  'refusal.not_enough_seats':
    'Noch freie Plätze: {{free}}. Wählen Sie weniger Tickets oder eine andere Vorstellung.',
  'refusal.pair_split':
    'Die zwei Hälften eines Kuschelsitzes gehören zusammen: Nehmen Sie {{seats}} dazu oder wählen Sie einen anderen Platz.',
  'refusal.companion_alone':
    'Dieser Platz ist für die Begleitung eines Rollstuhlgasts: Wählen Sie ihn zusammen mit {{seats}}.',
  'refusal.too_many_shows':
    'Ein Beleg kann Tickets für höchstens {{most}} Vorstellungen haben. Verkaufen Sie die übrigen auf einem weiteren Beleg.',
  'refusal.seats_too_close':
    'Bitte halten Sie Abstand: {{seats}} neben diesen Plätzen ist vergeben. Wählen Sie andere.',
  'refusal.seat_left_alone':
    '{{seats}} bliebe einzeln übrig. Rücken Sie um einen Platz oder nehmen Sie ihn dazu.',
  'refusal.kept_for_register':
    'Die letzten Plätze dieser Vorstellung sind für die Kinokasse reserviert. Hier noch zu haben: {{free}}.',
  'refusal.too_many_baskets':
    'Sie halten schon in anderen Bestellungen Plätze ({{most}}). Schließen Sie eine ab oder stornieren Sie sie und versuchen Sie es noch einmal.',
  'refusal.too_many_seats':
    'Hier können Sie {{most}} Plätze gleichzeitig halten. Bezahlen Sie zuerst einige; für eine große Gruppe rufen Sie bitte das Kino an.',
  'refusal.too_many_unpaid':
    'Sie haben unbezahlte Bestellungen ({{most}}). Bezahlen oder stornieren Sie eine und versuchen Sie es noch einmal.',
  'refusal.address_crowded':
    'In Ihrem Netz kaufen gerade viele Leute Plätze dieser Vorstellung. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'refusal.not_sold_here': 'Diese Vorstellung wird hier nicht verkauft. Wählen Sie eine andere.',
  'refusal.sales_closed': 'Der Verkauf für diese Vorstellung ist beendet. Wählen Sie eine andere.',
  'refusal.discount_limit': 'Sie dürfen bis zu {{limit}} € je Beleg nachlassen. Fragen Sie die Leitung.',
  'refusal.discount_too_much': 'Das ist mehr, als es kostet. Geben Sie einen kleineren Betrag ein.',
  'refusal.refund_limit': 'Sie dürfen bis zu {{limit}} € eines Belegs erstatten. Fragen Sie die Leitung.',
  'refusal.withdraw_limit':
    'Sie dürfen bis zu {{limit}} € auf einmal aus der Kasse nehmen. Fragen Sie die Leitung.',
  'refusal.bill_elsewhere':
    'Das wurde anderswo verkauft (im Kino oder auf der Website) und lässt sich nur dort ändern. Fordern Sie die Erstattung dort an.',
  'refusal.bill_not_paid': 'Das wurde nicht bezahlt, es gibt also nichts zu erstatten.',
  'refusal.nothing_to_refund':
    'Das wurde schon erstattet. Öffnen Sie es noch einmal, um zu sehen, was übrig ist.',
  'refusal.refund_needs_manager':
    '{{seats}}: schon am Einlass benutzt. Jemand von der Leitung muss sich anmelden, um zu erstatten.',
  'refusal.refund_asked': 'Eine Erstattung wurde schon angefordert. Warten Sie die Antwort ab.',
  'refusal.refund_request_unknown':
    'Diese Anforderung steht nicht mehr auf der Liste. Sehen Sie die Liste noch einmal an.',
  'refusal.refund_answered': 'Diese Anforderung wurde schon beantwortet. Sehen Sie die Liste noch einmal an.',
  'refusal.exchange_dearer':
    'Die neuen Tickets kosten mehr. Die Differenz kann nur an einer Kasse bezahlt werden.',
  'refusal.show_not_cancelled': 'Diese Vorstellung wurde nicht abgesagt, ihre Tickets gelten also weiter.',
  'refusal.purchase_over':
    'Diese Bestellung kann nicht mehr bezahlt werden. Falls Geld abgebucht wurde, wird es erstattet. Bitte beginnen Sie neu.',
  'refusal.provider_silent': 'Der Zahlungsanbieter antwortet nicht. Foyer versucht es von selbst weiter.',
  'refusal.payment_method_unknown': 'Wählen Sie eine Zahlungsart.',
  'refusal.payment_too_much': 'Das ist mehr, als noch zu zahlen ist. Geben Sie einen kleineren Betrag ein.',
  'refusal.payment_method_alone':
    'Diese Zahlungsart lässt sich nicht mit einem Gutschein verbinden. Wählen Sie eine andere, oder nehmen Sie den Gutschein heraus.',
  'refusal.provider_key_refused':
    'Der Zahlungsdienst nimmt diesen Schlüssel nicht an. Kopieren Sie ihn dort noch einmal, vollständig.',
  'refusal.provider_unknown': 'Dieser Zahlungsdienst ist hier nicht eingerichtet. Wählen Sie einen anderen.',
  'refusal.too_many_accounts':
    'Höchstens {{most}} Konten bei Zahlungsdiensten sind möglich. Verwenden Sie ein vorhandenes.',
  'refusal.payment_unavailable':
    'Der Zahlungsdienst antwortet nicht. Was für Sie reserviert ist, bleibt reserviert; versuchen Sie es gleich noch einmal.',
}
