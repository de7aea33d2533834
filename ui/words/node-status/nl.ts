import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  node_status_title: 'De verkoop wacht: de box werkt bij',
  node_status_title_person: 'De verkoop wacht op een manager',
  node_status_safe: 'Tickets die gasten al hebben, blijven geldig.',
  reason_new_box: 'Deze box is nieuw. Ze leert eerst alles wat haar bioscoop verkocht heeft.',
  reason_database_lost: 'De schijf van de box was leeg. Alles wordt haar opnieuw verteld.',
  reason_database_restored: 'Er staat weer een oudere kopie op de box. Ze leert wat er sindsdien gebeurd is.',
  reason_mirror_damaged:
    'De database van de box ging verloren, en een deel van haar tweede schijf is onleesbaar. Ze leert wat ontbreekt.',
  reason_machine_changed:
    'De schijf van de box draait in een ander toestel. Het eerste verkoopt misschien nog.',
  reason_peer_knows_more: 'De website kent verkopen die deze box vergeten is.',
  reason_provider_knows_more: 'De betaalprovider kent betalingen die hier vergeten zijn.',
  reason_till_knows_more: 'Een kassa kent verkopen die deze box vergeten is.',
  reason_fork:
    'De box en de website hebben verschillende verkopen onder dezelfde nummers. Een van beide is naar een oudere stand teruggezet.',
  reason_taken_over: 'Een ander toestel heeft het werk van deze box overgenomen.',
  reading_mirror:
    'Ze leest haar verkopen terug van de tweede schijf: {{percent}} %. De verkoop begint vanzelf.',
  reading_journal: 'Ze leest al haar verkopen opnieuw: {{percent}} %. De verkoop begint vanzelf.',
  waits_person: 'Een manager moet zeggen welk toestel het juiste is. Vanzelf gebeurt er niets.',
  waits_line: 'Ze wacht op het internet. Zodra het terug is, begint de verkoop vanzelf.',
  waits_relay: 'Ze vraagt het aan de website. De verkoop begint vanzelf, meestal binnen een minuut.',
  waits_boxes:
    'Ze wacht tot de box van elke bioscoop zich meldt. Tot dan verkoopt de website geen plaatsen van die bioscoop; daarna gaat het vanzelf verder.',
  waits_portal:
    'Een manager moet in het portaal van de website, onder Toestand, beslissen welk verloop verdergaat. De verkopen van het andere worden vanzelf overgenomen.',
  waits_cinemas: 'Nog niet gehoord: {{cinemas}}',
  relay_title: 'De website werkt bij',
  relay_reason_database_lost:
    'De schijf van de relay was leeg. De boxen van de bioscopen vertellen alles opnieuw.',
  relay_reason_forgot:
    'De relay is misschien verkopen vergeten. De boxen van de bioscopen vertellen wat ontbreekt.',
  machine_title: 'Dit is het juiste toestel',
  machine_what:
    'Alleen als het andere toestel voorgoed uit staat. Als beide verkopen, kan een plaats twee keer verkocht worden.',
  machine_do: 'Verder met dit toestel',
  emergency_mode_title: 'Verkopen zonder internet',
  emergency_mode_what: 'Als het niet kan wachten, verkoopt de box alleen tot het internet terug is:',
  emergency_mode_can_seats:
    'Plaatsen die nog nooit verkocht, vastgehouden of doorgegeven zijn, kunnen verkocht worden.',
  emergency_mode_can_rest: 'Snacks worden verkocht en tickets gescand zoals altijd.',
  emergency_mode_cannot: 'Alle andere plaatsen blijven dicht, ook als ze vrij lijken.',
  emergency_mode_only_here:
    'Alleen als er geen ander apparaat van deze box draait: twee zouden dezelfde plaatsen verkopen.',
  emergency_mode_recorded: 'Het wordt met uw naam vastgelegd.',
  emergency_mode_do: 'Alleen verkopen',
  emergency_mode_band: 'Verkoopt alleen sinds {{time}}: enkel plaatsen die nooit bewogen.',
  emergency_mode_band_next: 'De andere plaatsen gaan vanzelf open als het internet terug is.',
  word_type: 'Typ {{word}} om verder te gaan',
  word_first: 'Typ eerst het woord {{word}}.',
  decide_who: 'Een manager kan hier beslissen wat er gebeurt.',
  decide_sign_in: 'Manager: aanmelden',
  decide_someone: 'Iemand anders meldt zich aan',
  decide_back: 'Terug',
  older_title: 'Verkoop niet op deze box',
  older_what:
    'Dit is een oudere kopie van de box {{node}}; dit toestel kent een nieuwere. Verkoop er niet op. Roep een manager.',
  older_next:
    'Is het de enige box, laat ze dan aan en verbonden met het internet: ze werkt vanzelf bij. Draait er een andere box, zet deze dan uit.',
  scan_waits:
    'De box werkt bij. Scan verder: elk ticket wacht in de lijst en wordt vanzelf gecontroleerd zodra het kan. Ga intussen af op de film en het uur op het ticket.',
  scan_emergency_mode: 'De box werkt alleen, zonder internet. Tickets worden gescand zoals altijd.',
  scan_older: 'Dit is een oudere kopie van de box {{node}}. Laat er niemand mee binnen. Roep een manager.',
}
