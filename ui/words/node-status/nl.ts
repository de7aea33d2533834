import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  node_status_title: 'De verkoop wacht: de box wordt bijgewerkt',
  node_status_title_person: 'De verkoop wacht op een manager',
  node_status_safe: 'Al verkochte tickets blijven geldig.',
  reason_new_box: 'Deze box is nieuw. Ze krijgt eerst alles wat de bioscoop heeft verkocht.',
  reason_database_lost: 'De schijf van de box was leeg. Ze krijgt alles opnieuw.',
  reason_database_restored: 'Er staat een oudere back-up op de box. Ze krijgt wat er sindsdien is gebeurd.',
  reason_mirror_damaged:
    'De box is haar gegevens kwijt, en een deel van de tweede schijf is onleesbaar. Ze krijgt wat ontbreekt.',
  reason_machine_changed: 'Deze schijf zit nu in een andere computer. De eerste verkoopt misschien nog.',
  reason_peer_knows_more: 'De website heeft verkopen die hier ontbreken.',
  reason_provider_knows_more: 'De betaalprovider heeft betalingen die hier ontbreken.',
  reason_till_knows_more: 'Een kassa heeft verkopen die hier ontbreken.',
  reason_fork:
    'De box en de website hebben verschillende verkopen onder dezelfde nummers. Een van beide is naar een oudere stand teruggezet.',
  reason_taken_over: 'Een andere computer heeft deze box vervangen.',
  reading_mirror: 'Ze leest haar verkopen van de tweede schijf: {{percent}} %. De verkoop begint vanzelf.',
  reading_journal: 'Ze leest al haar verkopen opnieuw: {{percent}} %. De verkoop begint vanzelf.',
  waits_person: 'Een manager moet zeggen welke computer de juiste is. Tot dan wordt hier niets verkocht.',
  waits_line: 'Ze wacht op het internet. Zodra het terug is, begint de verkoop vanzelf.',
  waits_relay: 'Ze vraagt het aan de website. De verkoop begint vanzelf, meestal binnen een minuut.',
  waits_boxes:
    'Ze wacht op de box van elke bioscoop. Tot dan verkoopt de website geen plaatsen van die bioscoop; daarna gaat het vanzelf verder.',
  waits_portal:
    'Een manager moet in het portaal op internet, onder Status, beslissen welke versie verdergaat. De verkopen van de andere worden vanzelf overgenomen.',
  waits_cinemas: 'Nog geen antwoord van: {{cinemas}}',
  relay_title: 'De website werkt bij',
  relay_reason_database_lost:
    'De schijf van de website was leeg. De boxen van de bioscopen sturen alles opnieuw.',
  relay_reason_forgot: 'De website mist misschien verkopen. De boxen van de bioscopen sturen wat ontbreekt.',
  machine_title: 'Dit is de juiste computer',
  machine_what:
    'Alleen als de andere computer voorgoed uit staat. Als beide verkopen, kan een plaats twee keer verkocht worden.',
  machine_do: 'Verder met deze computer',
  emergency_mode_title: 'Verkopen zonder internet',
  emergency_mode_what: 'Als het niet kan wachten, verkoopt de box alleen tot het internet terug is:',
  emergency_mode_can_seats: 'Plaatsen die altijd voor de kassa waren gereserveerd, kunnen verkocht worden.',
  emergency_mode_can_rest: 'Snacks worden verkocht en tickets gescand zoals altijd.',
  emergency_mode_cannot: 'Alle andere plaatsen zijn geblokkeerd, ook als ze vrij lijken.',
  emergency_mode_only_here:
    'Alleen als er geen andere computer als deze box draait: twee zouden dezelfde plaatsen verkopen.',
  emergency_mode_recorded: 'Je naam wordt erbij vastgelegd.',
  emergency_mode_do: 'Zonder internet verkopen',
  emergency_mode_band:
    'Verkoop zonder internet sinds {{time}}: alleen plaatsen die altijd voor de kassa waren gereserveerd.',
  emergency_mode_band_next: 'De andere plaatsen zijn weer te koop als het internet terug is.',
  word_type: 'Typ {{word}} om verder te gaan',
  word_first: 'Typ eerst het woord {{word}}.',
  decide_who: 'Een manager kan hier beslissen wat er gebeurt.',
  decide_sign_in: 'Manager: aanmelden',
  decide_someone: 'Iemand anders meldt zich aan',
  decide_back: 'Terug',
  older_title: 'Verkoop niet op deze box',
  older_what: 'Dit is een oudere kopie van de box {{node}}. Verkoop er niet op. Roep een manager.',
  older_next:
    'Is het de enige box, laat ze dan aan en verbonden met het internet: ze wordt vanzelf bijgewerkt. Draait er een andere box, zet deze dan uit.',
  scan_waits:
    'De box wordt bijgewerkt. Scan verder: elk ticket wacht in de lijst en wordt vanzelf gecontroleerd zodra het kan. Kijk intussen naar de film en het uur op het ticket.',
  scan_emergency_mode: 'De box werkt zonder internet. Tickets worden gescand zoals altijd.',
  scan_older: 'Dit is een oudere kopie van de box {{node}}. Laat er niemand mee binnen. Roep een manager.',
  training_band: 'TRAINING – niet geldig',
  training_band_what: 'Niets wat hier verkocht, gedrukt of gescand wordt, telt, tot {{time}}.',
}
