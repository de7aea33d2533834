import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.last_admin': 'Dit is de laatste persoon die alles mag. Geef dat recht eerst aan iemand anders.',
  'refusal.last_notified':
    'Dit is de laatste persoon die mails voor de leiding krijgt. Kies eerst iemand anders daarvoor.',
  'refusal.grants_more': 'Niemand kan rechten geven die hij zelf niet heeft.',
  'refusal.token_stale': 'Deze pagina staat al lang open. Laad ze opnieuw.',
  'refusal.not_signed_in': 'Meld je eerst aan.',
  'refusal.not_allowed': 'Je rol laat dit niet toe. Vraag het aan een manager.',
  'refusal.login_failed': 'Dat klopt niet. Controleer wat je hebt ingevoerd.',
  'refusal.login_throttled': 'Te veel pogingen. Probeer over {{seconds}} seconden opnieuw.',
  'refusal.employee_unknown': 'Deze persoon staat niet meer op de lijst. Bekijk de lijst opnieuw.',
  'refusal.secret_weak': 'Dit is te makkelijk te raden. Kies iets zonder reeksen of herhalingen.',
  'refusal.email_taken': 'Dit e-mailadres is al van iemand anders. Kies een ander.',
  'refusal.sign_in_over': 'Het aanmelden duurde te lang. Begin opnieuw.',
  'refusal.second_step_there': 'Er is al een tweede stap. Verwijder die eerst en stel dan een andere in.',
  'refusal.second_step_at_relay':
    'Voer in de bioscoop een van je herstelcodes in. Codes van de app gelden in het portaal op internet.',
  'refusal.password_there':
    'Deze persoon heeft al een wachtwoord. Stuur in plaats daarvan een link voor een nieuw.',
  'refusal.portal_closed':
    'Het portaal is voorlopig gesloten, behalve voor wie de instellingen beheert. Vraag het hun.',
  'refusal.no_portal_access':
    'Deze persoon mag zich niet aanmelden bij het portaal. Sta het eerst toe en sla op.',
  'refusal.passkey_refused':
    'Deze passkey is niet aanvaard. Begin opnieuw; hij moet controleren wie je bent: met vinger, gezicht of pincode.',
  'refusal.passkeys_full': 'Meer passkeys kan één persoon niet hebben. Verwijder er eerst een.',
  'refusal.reset_invalid': 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
  'refusal.no_user_for_email': 'Er is geen e-mailadres van deze persoon bekend. Geef eerst een wachtwoord.',
  'refusal.own_account': 'Je kunt jezelf niet buitensluiten. Vraag het aan een collega.',
  'refusal.set_at_relay': 'Dit geldt ook voor andere bioscopen. Wijzig het in het portaal op internet.',
  'refusal.administrator_unknown':
    'Niemand beheert deze server met dat geheim. Wie de server beheert, maakt er een.',
  'refusal.administration_over': 'Je beheersessie is voorbij. Meld je opnieuw aan.',
  'refusal.second_step_there_needed':
    'Daar is een tweede stap bij het aanmelden nodig. Meld je daar zelf aan, of hier met een code of passkey.',
}
