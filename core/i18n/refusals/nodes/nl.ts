import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.fork_unknown': 'Dit is intussen beslist. Bekijk de pagina opnieuw.',
  'refusal.fork_unsynced': 'De box heeft nog niet alles gestuurd. Probeer het zo dadelijk opnieuw.',
  'refusal.exhibitor_blocked': 'Deze bioscoop staat uit op de server. Vraag het aan wie de server beheert.',
  'refusal.joined_enough': 'Hoogstens {{most}} kunnen worden gekoppeld. Verwijder er eerst een.',
  'refusal.founding_link_unknown': 'Deze link is fout of te oud. Vraag een nieuwe aan wie de server beheert.',
  'refusal.founding_link_used':
    'Deze link is al gebruikt: er is {{address}} mee opgericht. Meld je daar aan.',
  'refusal.short_name_taken': 'Deze korte naam is niet vrij. Kies een andere.',
  'refusal.host_taken': 'Deze hostnaam is niet vrij. Kies een andere.',
  'refusal.relay_full':
    'Deze server heeft zoveel exploitanten als hij aankan ({{most}}). Vraag een andere server.',
  'refusal.box_code_unknown':
    'Deze code is fout, gebruikt of te oud. Maak een nieuwe in het portaal onder Boxen.',
  'refusal.box_already_enrolled': 'Deze box is al met een bioscoop verbonden. Kijk onder Boxen.',
  'refusal.cinema_has_box': 'Deze bioscoop heeft al een box. Vervang die als ze weg is.',
  'refusal.relay_missing': 'Voer de code in zoals het portaal hem toont, met het adres ervoor.',
  'refusal.relay_silent':
    'De cloud op {{address}} antwoordt niet. Controleer het adres en de internetverbinding van deze box.',
  'refusal.relay_unknown': 'Op {{address}} is geen bioscoop. Voer het adres van de website in.',
  'refusal.relay_unguarded':
    'De verbinding met {{address}} zou niet veilig zijn. Voer een adres in dat met https:// begint.',
  'refusal.box_already_connected': 'Deze box draait al op een andere computer. Zet een van de twee uit.',
  'refusal.box_away':
    'De box van de bioscoop is niet verbonden. Probeer het opnieuw zodra ze dat is, of open het portaal op de box.',
  'refusal.box_unknown': 'Deze box hoort niet bij deze bioscoop. Verbind ze met een nieuwe code.',
  'refusal.mirror_unavailable':
    'De tweede schijf antwoordt niet, dus er wordt niets verkocht. Een manager kan ze op de statuspagina controleren.',
  'refusal.disk_full':
    'De schijf is vol, dus er kan niets verkocht of gewijzigd worden. Verwijder wat niet nodig is, of plaats een grotere schijf; daarna gaat het vanzelf verder.',
  'refusal.node_recovering':
    'De bioscoop wordt bijgewerkt na een herstelling. De verkoop gaat zo verder; probeer opnieuw.',
  'refusal.cinema_not_synced':
    '{{cinemas}}: na een herstelling haalt de website eerst op wat daar verkocht is. Niets gaat verloren; probeer het later opnieuw.',
  'refusal.node_outdated':
    'Deze computer heeft een oudere versie van Foyer dan voorheen. Werk ze bij; daarna gaat de verkoop vanzelf verder.',
  'refusal.not_recovering': 'Er loopt geen herstel, dus hier valt niets te beslissen.',
  'refusal.keyword_wrong': 'Typ het woord {{word}} precies zoals het hier staat.',
  'refusal.bundle_damaged':
    'Dit is geen volledig bestand van Foyer. Kopieer het opnieuw of download aan de andere kant een nieuw.',
  'refusal.bundle_sealed': 'Dit bestand is voor een andere computer bestemd. Gebruik er een voor deze.',
  'refusal.bundle_forged':
    'Dit bestand komt niet van een van je computers, of het is veranderd. Er is niets overgenomen. Download het zelf opnieuw.',
  'refusal.bundle_too_new':
    'Dit bestand komt van een nieuwere versie van Foyer. Werk eerst deze computer bij; er is niets overgenomen.',
  'refusal.bundle_other_exhibitor': 'Dit bestand hoort bij een andere exploitant. Er is niets overgenomen.',
  'refusal.bundle_other_cinema':
    'Dit bestand is voor een andere bioscoop. Er is niets overgenomen; download het bestand voor deze bioscoop.',
  'refusal.bundle_same_side':
    'Dit bestand is hier gemaakt en bedoeld voor de andere kant: breng het daarheen.',
  'refusal.bundle_incomplete':
    'Een eerder deel ontbreekt, dus er is niets overgenomen. Download een nieuw bestand en kies “Alles vanaf het begin”.',
  'refusal.bundle_outdated':
    'Dit bestand is van voordat de website gegevens verloor, dus er is niets overgenomen. Download daar een nieuw bestand of verbind deze box met internet; upload dit bestand daarna nog een keer.',
  'refusal.line_is_up':
    'Deze bioscoop is verbonden, dus plaatsen verhuizen vanzelf. Een bestand is niet nodig.',
}
